import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { AvailableDay, ProductDetail } from '#contract/api/product.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type Order, priceOf } from '#domain/product/price.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { dayByKey, monthOf, shiftMonth } from '#ui/calendar-weeks.ts';
import { expect, open, requestsTo, switchTo, test } from '../support/site-test.ts';
import { turnTo } from '../support/turn-to.ts';

const palace = 'gyeongbokgung-before-opening';

async function productOf(request: APIRequestContext, id: string): Promise<ProductDetail> {
	return (await request.get(`/api/products/${id}?language=en`)).json();
}

/** The next month, whose days are all still ahead. */
const nextMonth = () => shiftMonth(monthOf(koreanDay(new Date())), 1);

async function freeDays(request: APIRequestContext, id: string): Promise<AvailableDay[]> {
	const { days } = await (await request.get(`/api/products/${id}/days?month=${nextMonth()}`)).json();
	expect(days.length).toBeGreaterThan(7);
	return days;
}

/** 0 is Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const panel = (page: Page) => page.locator('main aside');
const totalLine = (page: Page) => panel(page).getByRole('status').locator('b');
const dayButton = (page: Page, day: string) => panel(page).locator(`[data-day="${day}"]`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const wonOf = ({ price }: ProductDetail, order: Order) => formatWon(priceOf(price, order).total);

/** Where a visitor who would reserve is led, and back to after logging in. */
async function wayBack(page: Page) {
	await expect(page).toHaveURL(/\/login\?next=/);
	const { pathname, searchParams } = new URL(new URL(page.url()).searchParams.get('next') ?? '', 'http://site');
	return { pathname, query: Object.fromEntries(searchParams) };
}

test('the product is whole in the server’s HTML; only days further ahead are fetched', async ({ page, request }) => {
	const product = await productOf(request, palace);
	const calls = requestsTo(page, '/api/');
	const html = await (await open(page, `/travel/${palace}`)).text();
	expect(html).toContain(`>${product.title}</h1>`);
	await expect(page).toHaveTitle(`${product.title} — Maru`);
	for (const text of [product.provider.name, ...product.included, ...product.excluded, ...product.goodToKnow])
		await expect(page.locator('main')).toContainText(text);
	await expect(page.locator('main [lang=ko]').first()).toHaveText(product.meeting?.hangul ?? '');
	await expect(page.locator('main section article').first()).toBeVisible();
	await page.waitForLoadState('networkidle');
	const opened = monthOf((await panel(page).locator('[data-day]').first().getAttribute('data-day')) ?? '');
	const ahead = [...new Set([nextMonth(), shiftMonth(opened, 1)])];
	expect(calls.sort()).toEqual(ahead.map((month) => `/api/products/${palace}/days?month=${month}`));
});

test('times say whose clock they go by: Korea’s in the server’s HTML, and how far it is from the reader’s once that is known', async ({
	browser,
	baseURL,
}) => {
	for (const [timezoneId, told] of [
		['Asia/Bangkok', 'Korean time (KST), 2 h ahead of your time.'],
		['Asia/Seoul', 'Korean time (KST).'],
	] as const) {
		const context = await browser.newContext({ timezoneId, baseURL: baseURL ?? '', serviceWorkers: 'block' });
		const page = await context.newPage();
		const html = await (await open(page, '/en/travel/gyeongbokgung-before-opening')).text();
		expect(html).toContain('>Korean time (KST).<');
		await expect(page.getByText(/^Korean time \(KST\)/)).toHaveText(told);
		await context.close();
	}
});

test('the pictures open by keyboard one at a time, and the focus comes back', async ({ page, request }) => {
	const { pictures } = await productOf(request, 'vip-palace-and-craft');
	await open(page, '/travel/vip-palace-and-craft');
	const opener = page.getByRole('link', { name: `All ${pictures.length} images` });
	await opener.focus();
	await page.keyboard.press('Enter');
	for (const at of [1, 2, 3, 1]) {
		const shown = page.getByRole('dialog', { name: `Image ${at} of ${pictures.length}` });
		await expect(shown).toBeVisible();
		await expect
			.poll(() => shown.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
			.toBeGreaterThan(0);
		await page.keyboard.press('ArrowRight');
	}
	await page.keyboard.press('ArrowLeft');
	await expect(page.getByRole('dialog', { name: 'Image 1 of' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(opener).toBeFocused();
});

test('the calendar is walked by arrows and Page keys, and Enter chooses the day', async ({ page, request }) => {
	const product = await productOf(request, palace);
	const days = await freeDays(request, palace);
	const target = days[Math.floor(days.length / 2)]?.on ?? '';
	await open(page, `/travel/${palace}`);
	await expect(panel(page)).toContainText('Choose a date to see the total.');
	await panel(page).getByRole('button', { name: 'Next month' }).focus();
	await page.keyboard.press('Tab');
	let day = (await page.evaluate(() => (document.activeElement as HTMLElement).dataset.day)) ?? '';
	const opened = monthOf(day);
	const press = async (key: string) => {
		day = dayByKey(day, key, 0) ?? '';
		await page.keyboard.press(key);
		await expect(dayButton(page, day)).toBeFocused();
	};
	for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'PageDown']) await press(key);
	expect(monthOf(day)).toBe(shiftMonth(opened, 1));
	while (day !== target) await press(day < target ? 'ArrowRight' : 'ArrowLeft');
	await expect(dayButton(page, target)).not.toHaveAttribute('aria-disabled');
	await page.keyboard.press('Enter');
	await expect.poll(() => query(page)).toEqual({ on: target, time: '07:30' });
	await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
	await expect(dayButton(page, target)).toBeFocused();
	const persons = { adult: 2, child: 0, infant: 0 };
	await expect(totalLine(page)).toHaveText(wonOf(product, { days: [target], persons }));
	// A day on which the palace is closed can be walked to, but not chosen.
	while (weekdayOf(day) !== 2) await press('ArrowRight');
	await page.keyboard.press('Enter');
	await expect(dayButton(page, day)).toHaveAttribute('aria-disabled', 'true');
	expect(query(page).on).toBe(target);
});

test('the total follows the persons; reload, another language and the way to the form keep every choice', async ({
	page,
	request,
}) => {
	const product = await productOf(request, palace);
	const saturday = (await freeDays(request, palace)).findLast(({ on }) => weekdayOf(on) === 6)?.on ?? '';
	const total = (adult: number, child: number, infant: number) =>
		wonOf(product, { days: [saturday], persons: { adult, child, infant } });
	await open(page, `/travel/${palace}?on=${saturday}`);
	await expect(totalLine(page)).toHaveText(total(2, 0, 0));
	const more = (name: string) => panel(page).getByRole('button', { name: `${name}: one more` });
	await more('Adults (12+)').click();
	await expect(totalLine(page)).toHaveText(total(3, 0, 0));
	await more('Children (3–11)').click();
	await expect(totalLine(page)).toHaveText(total(3, 1, 0));
	await more('Infants (under 3)').click();
	await more('Children (3–11)').click();
	await expect(totalLine(page)).toHaveText(total(3, 2, 1));
	await expect(panel(page)).toContainText('Up to 6 people per reservation.');
	for (const name of ['Adults (12+)', 'Children (3–11)', 'Infants (under 3)'])
		await expect(more(name)).toHaveAttribute('aria-disabled', 'true');
	await panel(page).getByRole('button', { name: 'Adults (12+): one fewer' }).click();
	await expect(totalLine(page)).toHaveText(total(2, 2, 1));
	const choice = { on: saturday, time: '07:30', adult: '2', child: '2', infant: '1' };
	await expect.poll(() => query(page)).toEqual(choice);

	await page.reload();
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	await expect(totalLine(page)).toHaveText(total(2, 2, 1));
	await switchTo(page, 'ไทย');
	await expect(page).toHaveURL(new RegExp(`/th/travel/${palace}\\?`));
	await expect(page.locator('html')).toHaveAttribute('lang', 'th');
	await expect.poll(() => query(page)).toEqual(choice);
	await expect(totalLine(page)).toHaveText(total(2, 2, 1));
	await expect(panel(page)).toContainText('≈');

	await panel(page).locator('a[href*="/reserve?"]').click();
	await expect(page).toHaveURL(/^[^?]+\/th\/login\?/);
	expect(await wayBack(page)).toEqual({ pathname: '/th/travel/reserve', query: { product: palace, ...choice } });
});

test('without a date the way to the form asks for one first', async ({ page }) => {
	await open(page, '/travel/everland-day-ticket');
	await panel(page).getByRole('link', { name: 'Reserve' }).click();
	await expect(panel(page).getByRole('alert')).toHaveText('Choose a date to see the total.');
	await expect(panel(page).locator('[data-day]:focus')).toHaveCount(1);
	await expect(page).toHaveURL('/travel/everland-day-ticket');
});

test('a hotel is reserved from night to night, and each night has its price', async ({ page, request }) => {
	const id = 'hanok-stay-bukchon';
	const product = await productOf(request, id);
	const free = (await freeDays(request, id)).filter(({ slots }) => slots.some(({ left }) => left >= 2));
	const isFree = (day: string) => free.some(({ on }) => on === day);
	const night = (day: string, at: number) => addDays(day, at);
	// Thursday to Sunday: nights of both prices.
	const first = free.find(({ on }) => weekdayOf(on) === 4 && [1, 2].every((at) => isFree(night(on, at))))?.on ?? '';
	const nights = [first, night(first, 1), night(first, 2)];
	const last = night(first, 3);
	await open(page, `/travel/${id}`);
	await turnTo(panel(page), first);
	await dayButton(page, first).click();
	await expect(panel(page).getByRole('status').first()).toHaveText('Choose your check-out date.');
	if (monthOf(last) !== monthOf(first)) await panel(page).getByRole('button', { name: 'Next month' }).click();
	await dayButton(page, last).click();
	await expect.poll(() => query(page)).toEqual({ on: first, to: last });
	await expect(panel(page).getByRole('status').first()).toHaveText('3 nights');
	const persons = { adult: 2, child: 0, infant: 0 };
	await expect(totalLine(page)).toHaveText(wonOf(product, { days: nights, persons, units: 1 }));
	await panel(page).getByRole('button', { name: 'Rooms: one more' }).click();
	await expect(totalLine(page)).toHaveText(wonOf(product, { days: nights, persons, units: 2 }));
	await expect(panel(page)).toContainText('2 rooms × 3 nights');
	await panel(page).getByRole('link', { name: 'Reserve' }).click();
	expect(await wayBack(page)).toEqual({
		pathname: '/travel/reserve',
		query: { product: id, on: first, to: last, adult: '2', units: '2' },
	});
});

test('a group price counts groups, not heads', async ({ page, request }) => {
	const id = 'vip-palace-and-craft';
	const product = await productOf(request, id);
	const holds = product.price.holds ?? 0;
	const on = (await freeDays(request, id)).find(({ slots }) => slots.some(({ left }) => left >= 2))?.on ?? '';
	const total = (adult: number) => wonOf(product, { days: [on], persons: { adult, child: 0, infant: 0 } });
	await open(page, `/travel/${id}?on=${on}&adult=${holds}`);
	await expect(totalLine(page)).toHaveText(total(holds));
	await expect(panel(page)).toContainText('1 group ×');
	await panel(page).getByRole('button', { name: 'Number of people: one more' }).click();
	await expect(totalLine(page)).toHaveText(total(holds + 1));
	await expect(panel(page)).toContainText('2 groups ×');
	expect(total(holds + 1)).not.toBe(total(holds));
});

test('nonsense in the address is left out, and a day that cannot be had is taken back with a word', async ({
	page,
	request,
}) => {
	const response = await open(page, `/travel/${palace}?on=2031-02-31&to=1&time=99:99&adult=999&child=-1&units=x&a=%00`);
	expect(response.status()).toBe(200);
	await expect(panel(page).getByRole('group', { name: 'Adults (12+)' }).getByRole('spinbutton')).toHaveValue('6');
	await expect(panel(page)).toContainText('Choose a date to see the total.');
	const free = await freeDays(request, palace);
	let tuesday = free[0]?.on ?? '';
	while (weekdayOf(tuesday) !== 2) tuesday = addDays(tuesday, 1);
	await open(page, `/travel/${palace}?on=${tuesday}&adult=3`);
	await expect(panel(page).getByRole('alert')).toContainText(`${formatDate(tuesday)} (Tue): not available`);
	await expect.poll(() => query(page)).toEqual({ adult: '3' });
});

test('a medical page shows the registration number and two equal ways: to choose a date, or to ask first', async ({
	page,
	request,
}) => {
	const id = 'one-day-health-screening';
	const { provider } = await productOf(request, id);
	await open(page, `/medical/${id}`);
	await expect(page.locator('main article').first()).toContainText(
		`Foreign-patient registration no. ${provider.patientNumber}, valid until ${formatDate(provider.patientNumberUntil ?? '')}`,
	);
	await expect(page.locator('main article').first()).toContainText('Ask the clinic about any health questions.');
	const looks = async (...ways: Locator[]) =>
		Promise.all(
			ways.map((way) =>
				way.evaluate((element) => {
					const { height, width } = element.getBoundingClientRect();
					const { backgroundColor, color, fontSize } = getComputedStyle(element);
					return { height: Math.round(height), width: Math.round(width), backgroundColor, color, fontSize };
				}),
			),
		);
	const inPanel = (name: string) => panel(page).getByRole('button', { name, exact: true });
	const askFirst = panel(page).getByRole('link', { name: 'Ask first', exact: true });
	const [choose, ask] = await looks(inPanel('Choose a date'), askFirst);
	expect(choose).toEqual(ask);
	await expect(panel(page).getByRole('link', { name: 'Request an appointment' })).toBeVisible();
	await expect(askFirst).toHaveAttribute('href', `/consultaion/${id}`);
	const video = panel(page).getByRole('link', { name: 'Request a video consultation' });
	await expect(video).toHaveAttribute('href', /\/video-consultation\?product=/);
	await page.setViewportSize({ width: 390, height: 844 });
	const bar = page.locator('[data-bottom-bar]');
	const [first, second] = await looks(
		bar.getByRole('link', { name: 'Choose a date' }),
		bar.getByRole('link', { name: 'Ask first' }),
	);
	expect(first).toEqual(second);
	await bar.getByRole('link', { name: 'Choose a date' }).click();
	await expect(page.getByRole('dialog').locator('[data-day]').first()).toBeVisible();
});

test('ratings come page by page', async ({ page }) => {
	const rating = (at: number) => ({
		id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
		author: `Guest ${at}`,
		country: 'TH',
		locale: 'en',
		stars: { service: 5, language: 4, value: 4, place: 5 },
		average: 4.5,
		text: `Words of guest ${at}`,
		writtenOn: '2026-05-01',
		isEdited: false,
		pictures: [],
		reply: null,
		mayReply: false,
		mayReport: false,
	});
	await page.route('**/api/products/*/ratings*', (route) => {
		const isSecond = new URL(route.request().url()).searchParams.has('cursor');
		const count = isSecond ? 3 : 20;
		const items = Array.from({ length: count }, (_, at) => rating(at + (isSecond ? 21 : 1)));
		const distribution = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 23 : 0 }));
		const languages = [{ language: 'en', count: 23 }];
		const nextCursor = isSecond ? null : 'bmV4dA';
		return route.fulfill({ json: { items, total: 23, nextCursor, distribution, languages } });
	});
	await open(page, '/travel');
	await page.locator(`main article a[href="/travel/${palace}"]`).click();
	await expect(heading(page)).toContainText('Gyeongbokgung');
	const cards = page.locator('main section article');
	const more = page.getByRole('button', { name: 'More ratings' });
	for (const count of [6, 20, 23]) {
		await expect(cards).toHaveCount(count);
		if (count < 23) await more.click();
	}
	await expect(more).toHaveCount(0);
	await expect(cards.last()).toContainText('Guest 23, Thailand');
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('price and action stay at the bottom; the date is chosen in a sheet', async ({ page, request }) => {
		const product = await productOf(request, palace);
		const on = (await freeDays(request, palace))[3]?.on ?? '';
		await open(page, `/travel/${palace}`);
		await expect(panel(page)).toBeHidden();
		const bar = page.locator('[data-bottom-bar]');
		await expect(bar).toBeInViewport();
		await expect(bar).toContainText(formatWon(product.fromWon));
		await bar.getByRole('link', { name: 'Dates and prices' }).click();
		const sheet = page.getByRole('dialog', { name: 'Dates and prices' });
		await turnTo(sheet, on);
		await sheet.locator(`[data-day="${on}"]`).click();
		await sheet.getByRole('button', { name: 'Adults (12+): one fewer' }).click();
		const total = wonOf(product, { days: [on], persons: { adult: 1, child: 0, infant: 0 } });
		await expect(sheet.getByRole('status').filter({ hasText: 'Total' })).toContainText(total);
		await page.keyboard.press('Escape');
		await expect(sheet).toBeHidden();
		await expect(bar).toContainText(total);
		await bar.getByRole('link', { name: 'Reserve' }).click();
		expect(await wayBack(page)).toEqual({
			pathname: '/travel/reserve',
			query: { product: palace, on, time: '07:30', adult: '1' },
		});
	});
});

/** Holds the script of the next page back until it is let go. */
async function holdScript(page: Page): Promise<() => void> {
	let letGo = () => {};
	const isLetGo = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route('**/assets/app/entry-client*.js', async (route) => {
		await isLetGo;
		await route.continue();
	});
	return letGo;
}
const isLive = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });

test('a button pressed before the page is live does its work once it is, and does it once', async ({ page }) => {
	const letGo = await holdScript(page);
	await page.goto('/en/travel/seoul-in-one-drive', { waitUntil: 'commit' });
	const more = panel(page).getByRole('button', { name: 'Number of people: one more' });
	const count = panel(page).getByRole('spinbutton', { name: 'Number of people' });
	await expect(count).toHaveValue('2');
	await more.click();
	letGo();
	await isLive(page);
	await expect(count).toHaveValue('3');
	await more.click();
	await expect(count).toHaveValue('4');
});

test('who reloads and reads on before the page is live is not pulled back', async ({ page }) => {
	await open(page, '/en/travel/seoul-in-one-drive');
	const letGo = await holdScript(page);
	await page.reload({ waitUntil: 'commit' });
	await page.getByRole('contentinfo').waitFor();
	await page.evaluate(() => window.scrollTo(0, 700));
	letGo();
	await isLive(page);
	expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
	// Left there by a reload, it opens there.
	await page.unroute('**/assets/app/entry-client*.js');
	await page.reload();
	await isLive(page);
	expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
});
