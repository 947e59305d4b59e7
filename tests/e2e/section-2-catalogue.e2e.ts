import {
	allOf,
	countBeside,
	filters,
	idsOn,
	listOf,
	names,
	option,
	palace,
	pricesOn,
	query,
	resultLine,
	settled,
	shownWon,
} from '../support/catalogue-list.ts';
import { expect, open, requestsTo, switchTo, tabTo, test } from '../support/site-test.ts';

for (const [area, heading, total] of [
	['travel', 'Travel in Korea', 26],
	['medical', 'Medical care in Korea', 12],
	['wellness', 'Wellness in Korea', 10],
] as const)
	test(`/${area} is whole in the server’s HTML, and taken over without a fetch`, async ({ page, request }) => {
		const calls = requestsTo(page, '/api/');
		const html = await (await open(page, `/${area}`)).text();
		const { items, total: counted } = await listOf(request, `area=${area}`);
		expect(counted).toBe(total);
		expect(html).toContain(`>${heading}</h1>`);
		for (const { id } of items) expect(html).toContain(`href="/${area}/${id}"`);
		await settled(page, total);
		expect(await idsOn(page)).toEqual(items.map(({ id }) => id));
		expect(await pricesOn(page)).toEqual(items.map(shownWon));
		await page.waitForLoadState('networkidle');
		expect(calls).toEqual([]);
	});

test('the search forgives in every language, and finds the palace tour first', async ({ page }) => {
	await open(page, '/ru/travel');
	const field = page.getByRole('searchbox');
	for (const [code, ownName, words, why] of [
		['en', 'English', 'gyongbokgung', 'a letter is missing'],
		['th', 'ไทย', 'เคียงบกกุง', 'in Thai'],
		['ru', 'Русский', 'кенбокун', 'е for ё, and a letter is missing'],
		['vn', 'Tiếng Việt', 'bua sang cung dinh', 'without accents'],
		['id', 'Bahasa Indonesia', 'istana gyeongbokgung', 'by the place'],
	] as const)
		await test.step(`“${words}” (${why})`, async () => {
			await switchTo(page, ownName);
			await expect(page).toHaveURL(new RegExp(`/${code}/travel(\\?|$)`));
			await field.fill(words);
			await expect.poll(() => query(page)).toEqual({ search: words });
			await expect(names(page).first()).toHaveAttribute('href', `/${code}/travel/${palace}`);
			await expect(field).toBeFocused();
			await expect(field).toHaveValue(words);
			await page.reload();
			await expect(names(page).first()).toHaveAttribute('href', `/${code}/travel/${palace}`);
			await expect(field).toHaveValue(words);
		});
});

test('filters go into the address; reload, Back and the language switch keep them', async ({ page }) => {
	await open(page, '/travel');
	const chosen: Record<string, string> = {};
	const counts: number[] = [];
	for (const [name, value] of [
		['regions', 'seoul'],
		['languages', 'th'],
		['tags', 'vegetarian'],
	] as const) {
		const box = option(filters(page), name, value);
		const count = await countBeside(box);
		await box.check();
		chosen[name] = value;
		await expect.poll(() => query(page)).toEqual(chosen);
		await settled(page, count);
		await expect(names(page)).toHaveCount(count);
		counts.push(count);
	}
	await page.reload();
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	await settled(page, counts[2] ?? 0);
	for (const [name, value] of Object.entries(chosen)) await expect(option(filters(page), name, value)).toBeChecked();

	await page.goBack();
	await expect(page).toHaveURL('/travel?regions=seoul&languages=th');
	await settled(page, counts[1] ?? 0);
	await expect(option(filters(page), 'tags', 'vegetarian')).not.toBeChecked();

	await switchTo(page, 'Русский');
	await expect(page).toHaveURL('/ru/travel?regions=seoul&languages=th');
	await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
	await expect(resultLine(page)).toHaveText(new RegExp(`^${counts[1]}\\s`));
	await expect(option(page.locator('main form'), 'languages', 'th')).toBeChecked();
});

for (const path of ['/travel?languages=th', '/medical?regions=seoul', '/wellness?confirmations=instant'])
	test(`the count beside an option of ${path} is what choosing it shows`, async ({ page, request }) => {
		await open(page, path);
		const held = path.slice(path.indexOf('?') + 1, path.indexOf('='));
		const options = await page.locator('main form aside input[type=checkbox]').evaluateAll((boxes) =>
			(boxes as HTMLInputElement[]).map(({ name, value, labels }) => ({
				name,
				value,
				count: Number(/\d+$/.exec(labels?.[0]?.textContent ?? '')?.[0]),
			})),
		);
		const kinds = await page
			.getByRole('navigation', { name: 'Categories' })
			.getByRole('link')
			.evaluateAll((links) =>
				links.slice(1).map((link) => ({
					name: 'kinds',
					value: new URL((link as HTMLAnchorElement).href).searchParams.get('kinds') ?? '',
					count: Number(/\d+$/.exec(link.textContent ?? '')?.[0]),
				})),
			);
		const others = [...options, ...kinds].filter(({ name }) => name !== held);
		expect(others.length).toBeGreaterThan(10);
		for (const { name, value, count } of others) {
			const html = await (await request.get(`${path}&${name}=${value}`)).text();
			const shown = /role="status"[^>]*>(\d+) product/.exec(html)?.[1];
			expect(Number(shown), `${name}=${value}`).toBe(count);
		}
	});

test('the price filter holds to the won, typed or dragged, and can be taken away again', async ({ page, request }) => {
	const all = await allOf(request, 'area=travel');
	const between = (low: number, high: number) => all.filter(({ fromWon }) => fromWon >= low && fromWon <= high).length;
	await open(page, '/travel');
	await filters(page).getByRole('textbox', { name: 'Maximum' }).fill('100,000');
	await expect.poll(() => query(page)).toEqual({ priceTo: '100000' });
	await settled(page, between(0, 100_000));
	expect(Math.max(...(await pricesOn(page)))).toBeLessThanOrEqual(100_000);

	const slider = filters(page).getByRole('slider', { name: 'Minimum' });
	await slider.focus();
	for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
	await expect.poll(() => Number(query(page).priceFrom)).toBeGreaterThan(42_000);
	// The address follows when the slider has come to rest.
	await expect
		.poll(async () => (await slider.getAttribute('aria-valuetext'))?.replace(/\D/g, '') === query(page).priceFrom)
		.toBe(true);
	const low = Number(query(page).priceFrom);
	await settled(page, between(low, 100_000));
	expect(Math.min(...(await pricesOn(page)))).toBeGreaterThanOrEqual(low);

	await page.getByRole('link', { name: 'Remove filter: ₩' }).click();
	await expect(page).toHaveURL('/travel');
	await settled(page, all.length);
	await expect(resultLine(page)).toBeFocused();
});

test('a day and a number of persons leave what can be had', async ({ page, request }) => {
	// Palaces are closed on some days: the tour before the gates open has no Tuesday.
	const tuesday = new Date(Date.now() + 30 * 86_400_000);
	tuesday.setUTCDate(tuesday.getUTCDate() + ((9 - tuesday.getUTCDay()) % 7));
	const on = tuesday.toISOString().slice(0, 10);
	const { total, items } = await listOf(request, `area=travel&on=${on}&persons=8`);
	expect(items.map(({ id }) => id)).not.toContain(palace);
	await open(page, '/travel');
	await filters(page).getByLabel('Date').fill(on);
	await filters(page).getByRole('button', { name: 'People: one more' }).click();
	await filters(page).getByRole('spinbutton', { name: 'People' }).fill('8');
	await expect.poll(() => query(page)).toEqual({ on, persons: '8' });
	await settled(page, total);
	expect(await idsOn(page)).toEqual(items.map(({ id }) => id));
	expect(items.every(({ maxPersons }) => maxPersons >= 8)).toBe(true);
	// What was chosen goes along to the product.
	await expect(names(page).first()).toHaveAttribute('href', `/travel/${items[0]?.id}?on=${on}&adult=8`);
	await filters(page).getByRole('link', { name: 'Clear filters (2)' }).click();
	await expect(page).toHaveURL('/travel');
	await settled(page, 26);
});

test('sorted by price both ways; the pages show each product once', async ({ page, request }) => {
	const all = await allOf(request, 'area=travel');
	expect(all).toHaveLength(26);
	const ascending = all.map(shownWon).sort((a, b) => a - b);
	for (const [sort, expected] of [
		['price-up', ascending],
		['price-down', ascending.toReversed()],
	] as const) {
		await open(page, '/travel');
		await page.getByRole('combobox', { name: 'Sort by' }).selectOption(sort);
		await expect(page).toHaveURL(`/travel?sort=${sort}`);
		await expect.poll(() => pricesOn(page)).toEqual(expected.slice(0, 20));
		const first = await idsOn(page);
		await page.getByRole('link', { name: 'Next page' }).click();
		await expect(names(page)).toHaveCount(6);
		expect(await pricesOn(page)).toEqual(expected.slice(20));
		expect(new Set([...first, ...(await idsOn(page))])).toEqual(new Set(all.map(({ id }) => id)));
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await settled(page, 26);
		await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
		await page.getByRole('link', { name: 'First page' }).click();
		await expect(page).toHaveURL(`/travel?sort=${sort}`);
		await expect.poll(() => idsOn(page)).toEqual(first);
	}
});

test('a day is written year.month.day wherever it is asked for, and chosen with the keyboard alone', async ({
	page,
}) => {
	await open(page, '/travel');
	const field = filters(page).getByLabel('Date');
	await expect(field).toHaveAttribute('placeholder', 'year.month.day');
	await tabTo(page, filters(page).getByRole('button', { name: 'Open the calendar' }));
	await page.keyboard.press('Enter');
	const calendar = page.getByRole('dialog', { name: 'Open the calendar' });
	await expect(calendar.locator('[data-day]:focus')).toBeVisible();
	await page.keyboard.press('PageDown');
	const focused = calendar.locator('[data-day]:focus');
	const on = (await focused.getAttribute('data-day')) ?? '';
	await page.keyboard.press('Enter');
	await expect(calendar).toBeHidden();
	await expect(field).toHaveValue(on.replaceAll('-', '.'));
	await expect.poll(() => query(page).on).toBe(on);
	// What is no day stays with what is wrong with it, and nothing follows from it.
	await field.fill('2026.13');
	await field.blur();
	await expect(field).toHaveValue('2026.13');
	await expect(field).toHaveAttribute('aria-invalid', 'true');
	await expect(filters(page).getByText('There is no such date.', { exact: false })).toBeVisible();
	expect(query(page).on).toBe(on);
	await field.fill('2020.01.01');
	await expect(filters(page).getByText('or a later date.', { exact: false })).toBeVisible();
	await field.fill(on);
	await expect(field).not.toHaveAttribute('aria-invalid', 'true');
	for (const path of ['/', '/travel', '/medical', '/wellness', '/about/transfer']) {
		await open(page, path);
		await expect(page.locator('input[type=date]')).toHaveCount(0);
	}
});
