import {
	countBeside,
	filters,
	idsOn,
	listOf,
	names,
	option,
	products,
	query,
	resultLine,
	settled,
} from '../support/catalogue-list.ts';
import { hangingOver } from '../support/overflow-faults.ts';
import { expect, open, tabTo, test } from '../support/site-test.ts';

test('when nothing fits, the page says so and leads back to everything', async ({ page }) => {
	await open(page, '/wellness?tags=vegetarian');
	await page.getByRole('searchbox').fill('qzxqzxqzx');
	await settled(page, 'No results');
	await expect(page.getByRole('heading', { name: 'No products match all your filters' })).toBeVisible();
	await expect(names(page)).toHaveCount(0);
	await page.getByRole('link', { name: 'Clear all filters' }).click();
	await expect(page).toHaveURL('/wellness');
	await settled(page, 10);
	await expect(page.getByRole('searchbox')).toHaveValue('');
	await expect(option(filters(page), 'tags', 'vegetarian')).not.toBeChecked();
});

test('where only a word was searched for, it is the word that is taken away', async ({ page }) => {
	await open(page, '/wellness?search=qzxqzxqzx');
	await expect(page.getByRole('heading', { name: 'No results for “qzxqzxqzx”' })).toBeVisible();
	await page.getByRole('link', { name: 'Clear search' }).click();
	await expect(page).toHaveURL('/wellness');
	await settled(page, 10);
});

test('nonsense in the address does not break the page', async ({ page, request }) => {
	const madeUp = Buffer.from('[1,"nobody"]').toString('base64url');
	for (const nonsense of [
		'kinds=none&regions=atlantis,,&languages=xx&tags=%3Cb%3E&confirmations=maybe&sort=worst&more=1',
		'priceFrom=abc&priceTo=-5&persons=0&on=2026-13-45',
		'persons=99999999999&priceTo=99999999999999999999',
		'cursor=!!&search=%20%20',
		'cursor=WzEsMl0',
		'regions=%E0%A4%A&search=%00',
	]) {
		const answer = await request.get(`/travel?${nonsense}`);
		expect(answer.status(), nonsense).toBe(200);
		expect(await answer.text(), nonsense).toContain('>26 products</p>');
	}
	expect((await request.get(`/travel?cursor=${madeUp}`)).status()).toBe(200);
	await open(page, '/travel?regions=atlantis&sort=worst&persons=none&cursor=%00&search=%3Cscript%3Ealert(1)');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel in Korea');
	await expect(page.getByRole('searchbox')).toHaveValue('<script>alert(1)');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the filters are a form, kinds and pages are links', async ({ page, request }) => {
		await page.goto('/travel');
		await page.getByRole('searchbox').fill('palace');
		await option(filters(page), 'languages', 'ru').check();
		await filters(page).getByRole('textbox', { name: 'Minimum' }).fill('100,000');
		await filters(page).getByRole('button', { name: 'Search' }).click();
		expect(query(page)).toMatchObject({ search: 'palace', languages: 'ru' });
		const { total, items } = await listOf(request, 'area=travel&search=palace&languages=ru&priceFrom=100000');
		expect(total).toBeGreaterThan(0);
		await expect(resultLine(page)).toHaveText(products(total));
		expect(await idsOn(page)).toEqual(items.map(({ id }) => id));
		await expect(option(filters(page), 'languages', 'ru')).toBeChecked();

		await page.goto('/travel');
		await page.getByRole('link', { name: 'Next page' }).click();
		await expect(names(page)).toHaveCount(6);
		await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Hotel' }).click();
		await expect(page).toHaveURL('/travel?kinds=hotel');
		await expect(names(page)).toHaveCount(3);
		await names(page).first().click();
		await expect(page).toHaveURL(/\/travel\/[\w-]+$/);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(
			page.getByRole('complementary', { name: 'Reserve' }).getByRole('link', { name: 'Reserve' }),
		).toBeVisible();
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('the filters open in a sheet, and its button says how many it will show', async ({ page }) => {
		await open(page, '/wellness');
		await expect(filters(page)).toBeHidden();
		const opener = page.getByRole('button', { name: 'Filters' });
		await opener.click();
		const sheet = page.getByRole('dialog', { name: 'Filters' });
		await expect(sheet.getByRole('button', { name: 'Show 10 products' })).toBeVisible();
		const chip = sheet.locator('label', { hasText: 'Female staff only' });
		const count = await countBeside(option(sheet, 'tags', 'women-staff'));
		await chip.click();
		await expect(page).toHaveURL('/wellness?tags=women-staff');
		await sheet.getByRole('button', { name: `Show ${products(count)}` }).click();
		await expect(sheet).toBeHidden();
		await settled(page, count);
		await expect(names(page)).toHaveCount(count);
		await expect(opener).toHaveText('Filters · 1');

		await opener.click();
		await sheet.getByRole('button', { name: 'Clear filters (1)' }).click();
		await expect(sheet.getByRole('button', { name: 'Show 10 products' })).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(sheet).toBeHidden();
		await expect(opener).toBeFocused();
		await expect(page).toHaveURL('/wellness');
	});
});

test('with the keyboard only: filter the list and open a product', async ({ page }) => {
	await open(page, '/travel');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/travel#main');
	const busan = option(filters(page), 'regions', 'busan');
	await tabTo(page, busan);
	await page.keyboard.press('Space');
	await settled(page, 2);
	await expect(busan).toBeFocused();
	await expect(busan).toBeChecked();
	await tabTo(page, names(page).first());
	const title = (await names(page).first().textContent()) ?? '';
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
	await expect(page.locator('main')).toBeFocused();
	await page.goBack();
	await expect(page).toHaveURL('/travel?regions=busan');
	await settled(page, 2);
});

test('text alone twice as large: nothing leaves the window, nothing lies over anything', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, '/ru/travel');
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%';
	});
	expect(await hangingOver(page)).toEqual([]);
	const lead = await page.locator('main form h1 + p').boundingBox();
	const search = await page.locator('main form input[type=search]').first().boundingBox();
	expect((lead?.x ?? 0) + (lead?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
});
