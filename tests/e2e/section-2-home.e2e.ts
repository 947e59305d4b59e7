import type { Page } from '@playwright/test';
import { isBuilt } from '#contract/pages.ts';
import { palace } from '../support/catalogue-list.ts';
import { expect, givenUp, open, requestsTo, tabTo, test } from '../support/site-test.ts';
import { violationsOn } from '../support/violations-on.ts';

const field = (page: Page) => page.getByRole('combobox').first();
const list = (page: Page) => page.getByRole('listbox');
const options = (page: Page) => list(page).getByRole('option');
const region = (page: Page, name: string) => page.getByRole('region', { name });
const chosen = (page: Page) => options(page).and(page.locator('[aria-selected=true]'));

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the main page has its best products, the matching manual, the providers, promotions and notices', async ({
		page,
	}) => {
		for (const path of ['/', '/home']) {
			await page.goto(path);
			await expect(region(page, 'Most reserved this month').getByRole('article')).toHaveCount(5);
			await expect(region(page, 'Ask once, compare real answers').locator('ol > li')).toHaveCount(4);
			await expect(page.locator('a[href*="/matching"]')).toHaveCount(isBuilt('matchingForm') ? 4 : 2);
			await expect(region(page, 'Meet our providers').getByRole('listitem')).toHaveCount(6);
			await expect(region(page, 'Current promotions').getByRole('article')).toHaveCount(1);
			await expect(region(page, 'Notices').getByRole('listitem')).toHaveCount(3);
		}
	});

	test('the search opens the list of the chosen area with what was asked for', async ({ page }) => {
		await page.goto('/ru');
		await page.locator('search').getByRole('link', { name: 'Медицина' }).click();
		await expect(page).toHaveURL('/ru?area=medical');
		const form = page.locator('search form');
		await form.locator('input[name=search]').fill('обследование');
		await form.locator('input[name=persons]').fill('2');
		await form.getByRole('button', { name: 'Найти' }).click();
		await expect(page).toHaveURL(/\/ru\/medical\?/);
		expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
			search: 'обследование',
			on: '',
			persons: '2',
		});
		await expect(page.locator('main article').first()).toBeVisible();
		// The list's own filters go on with all of it.
		await page.locator('main aside').getByRole('button', { name: 'Найти', exact: true }).click();
		await expect(page).toHaveURL(/persons=2(&|$)/);
	});

	test('all providers can be seen, and the profile of each leads to what it offers', async ({ page }) => {
		await page.goto('/');
		await region(page, 'Meet our providers')
			.getByRole('link', { name: /^All \d+ providers/ })
			.click();
		await expect(page).toHaveURL('/?providers=all#providers');
		await expect(region(page, 'Meet our providers').getByRole('listitem')).toHaveCount(20);
		await region(page, 'Meet our providers').getByRole('link', { name: 'Bukchon Walks' }).click();
		await expect(page).toHaveURL('/?providers=all&provider=bukchon-walks');
		await page
			.getByRole('dialog', { name: 'Bukchon Walks' })
			.getByRole('link', { name: /^Travel: see all/ })
			.click();
		await expect(page).toHaveURL('/travel?provider=bukchon-walks');
		await expect(page.getByRole('link', { name: 'Remove filter: Bukchon Walks' })).toBeVisible();
		for (const article of await page.locator('main article').all())
			await expect(article).toContainText('Bukchon Walks');
	});
});

test('the page is taken over without a fetch, and nothing of the suggestions is loaded before one wants to search', async ({
	page,
}) => {
	const calls = requestsTo(page, '/api/');
	const files = requestsTo(page, '/assets/app/');
	await open(page, '/');
	await page.waitForLoadState('networkidle');
	expect(calls).toEqual([]);
	const early = files.length;
	await field(page).focus();
	await expect.poll(() => files.slice(early).some((file) => file.includes('suggestion-box'))).toBe(true);
	expect(files.slice(0, early).some((file) => /suggestion-box|month-calendar|when-panel|stepper/.test(file))).toBe(
		false,
	);
});

test.describe('in Thai on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('the search takes the whole screen, and finds the palace among words without blanks', async ({ page }) => {
		await open(page, '/th');
		await field(page).tap();
		await page.keyboard.insertText('พระราชวัง');
		await expect(options(page).first()).toBeVisible();
		const box = await page.locator('[data-full]').first().boundingBox();
		expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844]);
		expect(await violationsOn(page, '[data-full]')).toEqual([]);
		const found = options(page).filter({ has: page.locator('img') });
		await expect(found.first().locator('mark').first()).toHaveText('พระราชวัง');
		await expect(found.first()).toContainText('₩');
		await list(page).locator(`[href="/th/travel/${palace}"]`).tap();
		await expect(page).toHaveURL(`/th/travel/${palace}`);
	});

	test('Back closes it and stays on the page; however it was left, the next Back goes to the page before', async ({
		page,
	}) => {
		const full = page.locator('[data-full]');
		const search = async () => {
			await field(page).tap();
			await expect(full.first()).toBeVisible();
		};
		await open(page, '/th/notice');
		await page.getByRole('link', { name: 'Maru' }).first().click();
		await expect(page).toHaveURL('/th');
		await search();
		await page.keyboard.insertText('พระราชวัง');
		await expect(options(page).first()).toBeVisible();
		await page.goBack();
		await expect(full).toHaveCount(0);
		await expect(page).toHaveURL('/th');
		await expect(field(page)).toHaveValue('พระราชวัง');
		await expect(field(page)).not.toBeFocused();

		await search();
		await list(page).locator(`[href="/th/travel/${palace}"]`).tap();
		await expect(page).toHaveURL(`/th/travel/${palace}`);
		await page.goBack();
		await expect(page).toHaveURL('/th');
		await expect(field(page)).toBeVisible();
		await expect(full).toHaveCount(0);

		await search();
		await page.getByRole('button', { name: 'ปิดการค้นหา' }).tap();
		await expect(full).toHaveCount(0);
		await expect.poll(() => page.evaluate(() => history.state.overlays)).toBeUndefined();
		await page.goBack();
		await expect(page).toHaveURL('/th/notice');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('ประกาศ');
	});

	test('the cross leaves it with what was typed; day and persons come in a sheet', async ({ page }) => {
		await open(page, '/th');
		await field(page).tap();
		await page.keyboard.insertText('สปา');
		await expect(options(page).first()).toBeVisible();
		await page.getByRole('button', { name: 'ปิดการค้นหา' }).tap();
		await expect(page.locator('[data-full]')).toHaveCount(0);
		await expect(field(page)).toHaveValue('สปา');
		await page.getByRole('button', { name: 'จำนวนคน' }).tap();
		await page.getByRole('button', { name: 'เพิ่มหนึ่งคน' }).tap();
		await page.getByRole('button', { name: 'เพิ่มหนึ่งคน' }).tap();
		await page.getByRole('button', { name: 'เสร็จแล้ว' }).tap();
		await page.locator('search').getByRole('link', { name: 'เวลเนส' }).tap();
		await page.getByRole('button', { name: 'ค้นหา', exact: true }).tap();
		await expect(page).toHaveURL(/\/th\/wellness\?search=%E0%B8%AA%E0%B8%9B%E0%B8%B2&persons=2$/);
	});
});

test('in Russian: a slip and е for ё find the palace; place, day and persons go into the list’s address', async ({
	page,
}) => {
	await open(page, '/ru');
	await field(page).fill('кенбокун');
	await expect(options(page).first()).toHaveAttribute('href', `/ru/travel/${palace}`);
	await expect(options(page).first().locator('mark')).toHaveText(/Кёнбоккун/);
	await expect(list(page).locator('..')).toContainText('경복궁');
	await page.keyboard.press('Escape');
	await field(page).fill('дворец');
	await page.getByRole('button', { name: /^Когда/ }).click();
	const calendar = page.getByRole('dialog', { name: 'Выберите день' });
	await calendar.getByRole('button', { name: 'Следующий месяц' }).click();
	await calendar.getByRole('grid').getByText('17', { exact: true }).click();
	await expect(calendar).toHaveCount(0);
	await page.getByRole('button', { name: /^Сколько человек/ }).click();
	await page.getByRole('button', { name: 'На одного больше' }).click();
	await page.getByRole('button', { name: 'Готово' }).click();
	await expect(page.getByRole('button', { name: /^Сколько человек/ })).toContainText('1 человек');
	await page.getByRole('button', { name: 'Найти' }).click();
	await expect(page).toHaveURL(/\/ru\/travel\?/);
	const asked = Object.fromEntries(new URL(page.url()).searchParams);
	expect(asked).toEqual({ search: 'дворец', on: expect.stringMatching(/^20\d\d-\d\d-17$/), persons: '1' });
	await expect(page.getByRole('link', { name: /^Убрать фильтр|\.17 / }).first()).toBeVisible();
	// The list has come to life with all of it, here and where it is the first page of a visit.
	for (const count of ['2', '3']) {
		await page.locator('input[name=persons]').press('ArrowUp');
		await expect(page).toHaveURL(new RegExp(`&persons=${count}$`));
		expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ ...asked, persons: count });
		if (count === '2') await open(page, page.url());
	}
});

test('with the keyboard alone: arrows walk, Escape closes, Enter opens, and the number is told', async ({ page }) => {
	await open(page, '/');
	await tabTo(page, field(page));
	await page.keyboard.type('palac');
	await expect(options(page).first()).toBeVisible();
	await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
	const count = await options(page).count();
	await expect(page.locator('search').getByRole('status')).toHaveText(new RegExp(`^${count} suggestions?$`));
	await expect(chosen(page)).toHaveCount(0);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await expect(chosen(page)).toHaveCount(1);
	const id = await chosen(page).getAttribute('id');
	await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
	await expect(field(page)).toBeFocused();
	expect(await violationsOn(page, 'search')).toEqual([]);
	// Past the last one comes the field itself again.
	for (let step = 1; step < count; step += 1) await page.keyboard.press('ArrowDown');
	await expect(chosen(page)).toHaveCount(0);
	await page.keyboard.press('ArrowUp');
	await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Escape');
	await expect(list(page)).toHaveCount(0);
	await expect(field(page)).toHaveValue('palac');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	const target = await chosen(page).getAttribute('href');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(target ?? '');
});

test('Enter without a line chosen opens the list of what was typed', async ({ page }) => {
	await open(page, '/');
	await field(page).fill('temple');
	await expect(options(page).first()).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/travel?search=temple');
});

test('an answer that comes late does not take the place of a newer one', async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/api/suggestions?*q=dent*', async (route) => {
		await held;
		await route.continue();
	});
	await open(page, '/');
	const late = page.waitForRequest('**/api/suggestions?*q=dent*');
	await field(page).fill('dent');
	await late;
	await field(page).fill('palac');
	await expect(options(page).first()).toContainText(/palac/i);
	const answered = page.waitForResponse('**/api/suggestions?*q=dent*');
	release();
	await answered;
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
	await expect(options(page).first()).toContainText(/palac/i);
});

test.describe('when something fails', () => {
	test.use({ expectedNoise: /Failed to (load resource|fetch)|HTTP 50\d|net::ERR/ });

	test('the suggestions say so quietly, and the search still works', async ({ page }) => {
		await page.route('**/api/suggestions?*', (route) => route.fulfill({ status: 500, body: 'broken' }));
		await page.clock.install();
		await open(page, '/');
		await field(page).fill('palace');
		await givenUp(page, page.getByText('Suggestions are not available right now.').first());
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('/travel?search=palace');
	});

	test('offline is told at once', async ({ page, context }) => {
		await open(page, '/');
		await field(page).fill('tea');
		await expect(options(page).first()).toBeVisible();
		await context.setOffline(true);
		await field(page).fill('palace');
		await expect(page.getByText('You are offline.').first()).toBeVisible();
		await context.setOffline(false);
	});

	test('one part that fails leaves the rest of the page, and can be tried again', async ({ page }) => {
		await page.clock.install();
		await open(page, '/terms');
		await page.route('**/api/providers?*', (route) => route.fulfill({ status: 500, body: 'broken' }));
		await page.locator('header').getByRole('link').first().click();
		await expect(region(page, 'Most reserved this month').getByRole('article')).toHaveCount(5);
		await givenUp(page, page.getByText('This part could not be loaded.'));
		await expect(region(page, 'Meet our providers')).toHaveCount(0);
		await page.unroute('**/api/providers?*');
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(region(page, 'Meet our providers').getByRole('listitem')).toHaveCount(6);
	});
});

test('who asks for less movement sees none', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, '/');
	const card = region(page, 'Most reserved this month').getByRole('article').nth(1);
	await card.hover();
	await expect(card.locator('img')).toHaveCSS('transform', 'none');
	await field(page).fill('palac');
	await expect(options(page).first()).toBeVisible();
	await page.getByRole('heading', { name: 'Ask once, compare real answers' }).scrollIntoViewIfNeeded();
	const moving = () =>
		page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
	await expect.poll(moving).toBe(0);
});
