import type { Page } from '@playwright/test';
import { joinAfresh } from '../support/member-journey.ts';
import { desk, phone, screenFaults } from '../support/reservation-journey.ts';
import { expect, open, switchTo, tabTo, test } from '../support/site-test.ts';

const hearts = (page: Page) => page.locator('main button[aria-pressed]');
const wishLink = (page: Page) => page.locator('a[aria-haspopup="dialog"][href$="wishes"]:visible');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('wishes'));

/** Opened from the heart above, and filled. */
async function openSheet(page: Page, title: string) {
	await wishLink(page).click();
	const sheet = page.getByRole('dialog', { name: title });
	await expect(sheet.getByRole('listitem').first()).toBeVisible();
	return sheet;
}

test('a visitor’s wishes in Vietnamese, 390 px: kept on the phone, looked at, and taken along at the login', async ({
	page,
	context,
}) => {
	await page.setViewportSize(phone);
	const account = await joinAfresh(page);
	await context.clearCookies();
	await open(page, '/vn/wellness');
	const names = await hearts(page).evaluateAll((all) => all.slice(0, 2).map((one) => one.getAttribute('aria-label')));
	await hearts(page).nth(0).click();
	await tabTo(page, hearts(page).nth(1));
	await page.keyboard.press('Space');
	for (const at of [0, 1]) await expect(hearts(page).nth(at)).toHaveAttribute('aria-pressed', 'true');
	await expect(wishLink(page)).toContainText('2');
	expect(await screenFaults(page)).toEqual([]);

	await open(page, '/vn/wellness');
	await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
	await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'false');
	const before = page.url();
	const sheet = await openSheet(page, 'Danh sách yêu thích');
	await expect(sheet.getByRole('listitem')).toHaveCount(2);
	for (const name of names) await expect(sheet.getByRole('button', { name: name ?? '' })).toBeVisible();
	await expect(sheet).toContainText('Ngày còn chỗ sớm nhất');
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
	await page.goBack();
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(before);
	await expect(wishLink(page)).toBeFocused();

	await openSheet(page, 'Danh sách yêu thích');
	await sheet.getByRole('link', { name: 'Đăng nhập' }).click();
	await page.locator('#email').fill(account.email);
	await page.locator('#password').fill(account.password);
	await page.locator('#password').press('Enter');
	await expect(page).toHaveURL(/\/vn\/wellness\?wishes/);
	await expect(page.getByRole('status').filter({ hasText: 'Đã chuyển 2 mục' })).toBeVisible();
	await expect.poll(() => kept(page)).toBeNull();
	const { items } = await (await page.request.get('/api/wishes?language=vn')).json();
	expect(items.map(({ title }: { title: string }) => `Yêu thích: ${title}`).sort()).toEqual([...names].sort());
});

test('a change since one saved it, in Russian, 1440 px: told by a sign, shown in the list, and kept over a change of language', async ({
	page,
}) => {
	await page.setViewportSize(desk);
	await open(page, '/ru/travel');
	for (const at of [0, 1]) await hearts(page).nth(at).click();
	await expect(wishLink(page)).toContainText('2');
	await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('wishes') ?? '[]').length)).toBe(2);
	// What a device remembers of last week: another price, and a tour that is no more.
	await page.evaluate(() => {
		const wishes = JSON.parse(localStorage.getItem('wishes') ?? '[]');
		wishes[0].won += 50_000;
		wishes.push({ productId: 'no-longer-there', won: 1, title: 'Старый тур' });
		localStorage.setItem('wishes', JSON.stringify(wishes));
		localStorage.removeItem('wishes-seen');
	});
	await open(page, '/ru/travel');
	await expect(wishLink(page)).toHaveText(/Избранное.*3.*2 изменения/);
	const sheet = await openSheet(page, 'Избранное');
	await expect(sheet.getByText(/Цена изменилась\sс\sмомента сохранения: ₩[\d,]+\s→\s₩[\d,]+/)).toHaveCount(1);
	const gone = sheet.getByRole('listitem').filter({ hasText: 'Старый тур' });
	await expect(gone).toContainText('Больше не предлагается');
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
	await gone.getByRole('button').click();
	await expect(gone.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL('/ru/travel');
	await expect(wishLink(page)).toHaveText(/^Избранное2$/);

	await switchTo(page, 'English');
	await expect(page).toHaveURL('/en/travel');
	await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
	await open(page, '/en/travel?wishes');
	const english = page.getByRole('dialog', { name: 'Wish list' });
	await expect(english.getByRole('listitem')).toHaveCount(2);
	await expect(english).toContainText('Price changed since you saved it');
	await english.getByRole('button', { name: 'Close the wish list' }).click();
	await expect(page).toHaveURL('/en/travel');
	await expect(wishLink(page)).toHaveText(/^Wish list2$/);
});

test('a promotion stands in the wish list as in the list of products: the old price struck through, and the new one', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	const { items } = await (await page.request.get('/api/products?language=th&area=travel')).json();
	type Item = { id: string; title: string; fromWon: number; promotion: { won: number } | null };
	const lower = (items as Item[]).find(({ promotion, fromWon }) => promotion && promotion.won < fromWon);
	if (!lower?.promotion) throw new Error('the demonstration has no lower price');
	await open(page, '/th/travel');
	await page.getByRole('button', { name: lower.title }).first().click();
	const sheet = await openSheet(page, 'รายการโปรด');
	const row = sheet.getByRole('listitem').filter({ hasText: lower.title });
	await expect(row.locator('s')).toHaveText(`₩${lower.fromWon.toLocaleString('en')}`);
	await expect(row).toContainText(`₩${lower.promotion.won.toLocaleString('en')}`);
	// Saved at that price: nothing has changed since.
	await expect(row).not.toContainText('→');
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
});

test('a member’s wish from the product’s own page, 1440 px: kept by the server, seen in another browser', async ({
	page,
	browser,
	baseURL,
}) => {
	await page.setViewportSize(desk);
	await joinAfresh(page);
	await open(page, '/en/travel/gyeongbokgung-before-opening');
	const heart = page.locator('main header button[aria-pressed]');
	const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
	await heart.click();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	expect((await saved).status()).toBe(200);
	expect(await kept(page)).toBeNull();
	const cookies = await page.context().cookies();
	const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
	await elsewhere.addCookies(cookies);
	const other = await elsewhere.newPage();
	await open(other, '/en/travel/gyeongbokgung-before-opening');
	await expect(other.locator('main header button[aria-pressed]')).toHaveAttribute('aria-pressed', 'true');
	await elsewhere.close();
});

test.describe('without an answer', () => {
	test.use({ expectedNoise: /Failed to load resource: net::ERR_FAILED/ });

	test('a heart that cannot be kept springs back, and says so', async ({ page }) => {
		await page.setViewportSize(desk);
		await joinAfresh(page);
		await open(page, '/en/wellness');
		await expect(wishLink(page)).toBeVisible();
		await page.route('**/api/wishes/*', (route) =>
			route.request().method() === 'PUT' ? route.abort() : route.continue(),
		);
		await hearts(page).nth(0).click();
		await expect(page.getByRole('status').filter({ hasText: 'Not saved:' })).toBeVisible();
		await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
		expect(await screenFaults(page)).toEqual([]);
	});
});
