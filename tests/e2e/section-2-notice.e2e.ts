import type { Page } from '@playwright/test';
import { logIn, traveller } from '../support/member-journey.ts';
import { expect, open, requestsTo, tabTo, test } from '../support/site-test.ts';
import { violationsOn } from '../support/violations-on.ts';

const rows = (page: Page) => page.locator('main ul a[href*="/notice/"]');
const chip = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('link', { name });

async function hasNoFaults(page: Page) {
	expect(await violationsOn(page)).toEqual([]);
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow).toBeLessThanOrEqual(0);
}

/** Of the shape the server's own have: others are taken for an address that was cut off. */
const cursorTo = (part: string) => Buffer.from(JSON.stringify([part, 0, 0, 0, 0])).toString('base64url');

/** There are fewer notices than a page holds: the list as it would be with so many a page. */
async function shortPages(page: Page, size: number) {
	await page.route('**/api/notices?*', async (route) => {
		const url = new URL(route.request().url());
		const isSecond = url.searchParams.get('cursor') === cursorTo('second');
		url.searchParams.delete('cursor');
		const response = await route.fetch({ url: url.href });
		const { items, ...rest } = await response.json();
		const first = {
			items: items.slice(0, size),
			previousCursor: null,
			nextCursor: items[size] ? cursorTo('second') : null,
		};
		const second = { items: items.slice(size), previousCursor: cursorTo('first'), nextCursor: null };
		await route.fulfill({ response, json: { ...rest, ...(isSecond ? second : first) } });
	});
}

test.describe('in Thai, on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test('one finds a notice by its topic, reads it with its files, and goes on to the next', async ({ page }) => {
		await open(page, '/th/notice');
		await expect(rows(page)).toHaveCount(14);
		await expect(page.getByText('ประกาศ 14 รายการ')).toBeVisible();
		await hasNoFaults(page);
		await chip(page, /^การเข้าเกาหลี/).click();
		await expect(page).toHaveURL('/th/notice?topic=entry');
		await expect(rows(page)).toHaveCount(3);
		await page
			.getByRole('link', { name: /หนังสือเดินทาง/ })
			.last()
			.click();
		await expect(page).toHaveURL('/th/notice/passport-name-spelling');
		const file = page.getByRole('link', { name: /แบบตรวจชื่อตามหนังสือเดินทาง.*PDF.*3\.7\sKB/s });
		const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
		expect(download.suggestedFilename()).toBe('แบบตรวจชื่อตามหนังสือเดินทาง.pdf');
		await hasNoFaults(page);
		const others = page.getByRole('navigation', { name: 'ประกาศอื่น' });
		await expect(others.getByRole('link', { name: /^ถัดไป/ })).toHaveCount(0);
		await others.getByRole('link', { name: /^ก่อนหน้า/ }).click();
		await expect(page).toHaveURL('/th/notice/lunar-new-year-hours');
	});
});

test.describe('in Russian, on a wide screen', () => {
	test('pages lead on and back, pinned first; a search that finds nothing shows the way out', async ({ page }) => {
		await shortPages(page, 10);
		await open(page, '/ru');
		// Not the footer's: its scripts come last, and until then its links load whole pages, which are not shortened here.
		await page.getByRole('link', { name: 'Новости' }).first().click();
		await expect(rows(page)).toHaveCount(10);
		await expect(rows(page).nth(0)).toContainText('Закреплено');
		const firstPage = await rows(page).allTextContents();
		await page.getByRole('link', { name: 'Более ранние' }).click();
		await expect(rows(page)).toHaveCount(4);
		await page.getByRole('link', { name: 'Более новые' }).click();
		await expect.poll(() => rows(page).allTextContents()).toEqual(firstPage);
		await page.getByRole('searchbox').fill('носорог');
		await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
		await hasNoFaults(page);
		await page.getByRole('link', { name: 'Показать все новости' }).click();
		await expect.poll(() => rows(page).allTextContents()).toEqual(firstPage);
		// A word the notice itself does not use.
		await page.getByRole('searchbox').fill('возврат');
		await expect(rows(page).first()).toContainText('Непогода');
	});

	test('a visitor is asked to log in to compare the dates; a member is told which reservations they touch', async ({
		page,
	}) => {
		await open(page, '/ru/notice/desk-short-hours');
		const touch = page.getByRole('region', { name: 'Касается ли это вашей поездки?' });
		await expect(touch.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', /next=.*desk-short-hours/);
		await logIn(page, traveller);
		await open(page, '/ru/notice/desk-short-hours');
		const { reservations } = await (
			await page.request.get('/api/notices/desk-short-hours/reservations?language=ru')
		).json();
		expect(reservations.length).toBeGreaterThan(0);
		await expect(touch.getByRole('listitem')).toHaveCount(reservations.length);
		await hasNoFaults(page);
		await touch.getByRole('link', { name: reservations[0].title }).first().click();
		await expect(page).toHaveURL(`/ru/my/reserve/${reservations[0].id}`);
	});
});

test.describe('a failure while comparing', () => {
	test.use({ expectedNoise: /status of 409/ });

	test('is told, and can be tried again', async ({ page }) => {
		await logIn(page, traveller);
		const path = '**/api/notices/desk-short-hours/reservations?*';
		await page.route(path, (route) =>
			route.fulfill({
				status: 409,
				contentType: 'application/problem+json',
				json: { type: '', title: '', status: 409, code: 'not-allowed', requestId: 'x' },
			}),
		);
		await open(page, '/notice/desk-short-hours');
		const touch = page.getByRole('region', { name: 'Does this affect your trip?' });
		await expect(touch.getByRole('alert')).toHaveText('We could not check your reservations. Please try again.');
		await page.unroute(path);
		await touch.getByRole('button', { name: 'Try again' }).click();
		await expect(touch.getByRole('listitem').first()).toBeVisible();
	});
});

test('in Vietnamese, without marks and with a slip, the search finds it; all by keyboard', async ({ page }) => {
	await open(page, '/vn/notice');
	await tabTo(page, page.getByRole('searchbox', { name: 'Tìm thông báo' }));
	await page.keyboard.type('thoi tiett nguy hiem');
	await expect(page).toHaveURL(/\/vn\/notice\?search=thoi\+tiett\+nguy\+hiem$/);
	await expect(rows(page).first()).toContainText('Thời tiết nguy hiểm');
	await tabTo(page, rows(page).first());
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Thời tiết nguy hiểm');
	await page.goBack();
	await expect(page.getByRole('searchbox')).toHaveValue('thoi tiett nguy hiem');
});

test('without scripts the search and the topics serve too', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	await page.goto('/notice?topic=entry');
	await page.getByRole('searchbox').fill('passprt');
	await page.getByRole('button', { name: 'Search' }).click();
	await expect(page).toHaveURL(/\/notice\?search=passprt&topic=entry$/);
	await expect(rows(page).first()).toContainText('passport');
	await context.close();
});

test('a notice is shared by the device’s own sheet where there is one, else its link is copied', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.addInitScript(() =>
		Object.defineProperty(Navigator.prototype, 'share', { value: undefined, writable: true }),
	);
	await open(page, '/id/notice/k-eta-check?from=list');
	await page.getByRole('button', { name: 'Bagikan' }).click();
	await expect(page.getByText('Tautan disalin')).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/id\/notice\/k-eta-check$/);
	await page.evaluate(() => {
		navigator.share = async (data) => document.body.setAttribute('data-shared', JSON.stringify(data));
	});
	await page.getByRole('button', { name: 'Bagikan' }).click();
	await expect(page.locator('body[data-shared]')).toHaveAttribute('data-shared', /notice\/k-eta-check/);
});

test.describe('views', () => {
	const chrome =
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
	const viewsOf = async (page: Page, id: string) =>
		(await (await page.request.get(`/api/notices/${id}?language=en`)).json()).views as number;

	test.describe('of a person', () => {
		test.use({ userAgent: chrome });

		test('count once, after a moment in view, however often one comes back', async ({ page }) => {
			await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
			const before = await viewsOf(page, 'forest-season-times');
			const told = page.waitForResponse('**/api/viewings');
			await open(page, '/notice/forest-season-times');
			await told;
			const again = page.waitForResponse('**/api/viewings');
			await page.reload();
			await again;
			expect(await viewsOf(page, 'forest-season-times')).toBe(before + 1);
			// A visitor's page may be five seconds old.
			await expect(async () => {
				await page.reload();
				await expect(page.getByText(/^\d+ views?$/)).toBeVisible({ timeout: 1_000 });
			}).toPass();
		});
	});

	test('of a program that steers a browser are not even told', async ({ page }) => {
		const calls = requestsTo(page, '/api/viewings');
		await page.clock.install();
		await open(page, '/notice/bank-transfer-russia');
		await page.clock.runFor(6_000);
		expect(calls).toEqual([]);
	});
});

test('the lists name their feeds, and the feeds lead to pages of their language', async ({ page, baseURL }) => {
	for (const path of ['/notice', '/th/promotion']) {
		await open(page, path);
		await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', `${baseURL}${path}/rss.xml`);
	}
	const feed = await page.request.get('/ru/notice/rss.xml');
	expect(feed.headers()['content-type']).toContain('application/rss+xml');
	const link = /<item>.*?<link>([^<]+)/.exec(await feed.text())?.[1] ?? '';
	expect(link).toMatch(new RegExp(`^${baseURL}/ru/notice/`));
	expect((await page.request.get(link)).status()).toBe(200);
});
