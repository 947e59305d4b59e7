import type { Page } from '@playwright/test';
import type { ProductDetail } from '#contract/api/product.ts';
import type { SharedTrip, Trips } from '#contract/api/trip.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { joinAfresh } from '../support/member-journey.ts';
import { desk, headers, phone, reserveByApi, roomyDays, screenFaults } from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

// Nobody's demonstration: each journey joins afresh and reserves a laser session, a sauna the day after, and a tea.
const laser = 'laser-toning-consultation';
const sauna = 'clay-sauna-and-scrub';
const tea = 'tea-master-ikseon';

type Plan = { laserId: string; saunaId: string };

async function planTrip(page: Page, at: number): Promise<Plan> {
	await joinAfresh(page);
	const { request } = page;
	const [laserDays, saunaDays, teaDays] = await Promise.all([
		roomyDays(request, laser, { time: '13:30' }),
		roomyDays(request, sauna),
		roomyDays(request, tea, { time: '14:00' }),
	]);
	const fitting = laserDays.filter((on) => saunaDays.includes(addDays(on, 1)) && teaDays.includes(addDays(on, -1)));
	const laserOn = fitting[at] ?? '';
	expect(laserOn, 'a day for each of the three').not.toBe('');
	await reserveByApi(request, { product: tea, on: addDays(laserOn, -1), time: '14:00' });
	const visit = await reserveByApi(request, { product: laser, on: laserOn, time: '13:30' });
	const bath = await reserveByApi(request, { product: sauna, on: addDays(laserOn, 1) });
	return { laserId: visit.id, saunaId: bath.id };
}

const titleOf = async (page: Page, id: string, language: string): Promise<string> =>
	((await (await page.request.get(`/api/products/${id}?language=${language}`)).json()) as ProductDetail).title;

test('the trip in Vietnamese at 390 px: what clashes first, then one thread down the page', async ({ page }) => {
	await page.setViewportSize(phone);
	const { laserId, saunaId } = await planTrip(page, 0);
	await open(page, '/vn/my/reserve');
	const board = page.getByRole('region', { name: '3 ngày ở Seoul' });
	await expect(board).toBeVisible();
	await expect(board).toContainText('3 đơn đặt chỗ với 3 nhà cung cấp');

	const card = board.getByRole('article', { name: 'Cần xem lại' });
	await expect(card).toHaveCount(1);
	await expect(card).toContainText('Hãy hỏi phòng khám: xông hơi, tắm nóng ngay sau thủ thuật');
	await expect(card).toContainText('Quyết định thuộc về bác sĩ');
	await expect(card.getByRole('link').first()).toHaveAttribute('href', `/vn/my/reserve/${laserId}#messages`);
	await expect(card.getByRole('link').last()).toHaveAttribute('href', `/vn/my/reserve/${saunaId}`);

	const screen = board.getByRole('region', { name: /Lịch chuyến đi/ });
	const days = screen.getByRole('heading', { level: 3 });
	await expect(days).toHaveCount(3);
	const top = async (of: typeof card) => (await of.boundingBox())?.y ?? 0;
	expect(await top(card)).toBeLessThan(await top(screen));
	// Korean time large, the reader's small: Bangkok is two hours behind.
	const slip = screen.locator(`[data-slip="${laserId}"]`);
	await expect(slip).toContainText('13:30');
	await expect(slip).toContainText('giờ nơi bạn ở: 11:30');
	await expect(slip).toContainText('Y tế');
	await expect(screen.locator(`[data-slip="${saunaId}"]`)).toContainText('Bất cứ lúc nào trong ngày');
	// The thread runs from one slip to the other.
	await expect(screen.locator('svg path[d^="M7 "]')).toHaveCount(1);
	await page.getByText('Giờ nơi bạn ở', { exact: true }).click();
	await expect(slip.locator('time')).toHaveText('11:30');
	await expect(slip).toContainText('giờ Hàn Quốc: 13:30');
	// The device remembers it.
	await page.reload();
	await expect(slip.locator('time')).toHaveText('11:30');
	expect(await screenFaults(page)).toEqual([]);

	await slip.click();
	await expect(page).toHaveURL(`/vn/my/reserve/${laserId}`);
});

test('the trip in Russian at 1440 px is shared by a link, told as little as its owner wishes, and taken back', async ({
	page,
	browser,
	baseURL,
}) => {
	await page.setViewportSize(desk);
	await planTrip(page, 1);
	const [clinic, bath] = [await titleOf(page, laser, 'ru'), await titleOf(page, sauna, 'ru')];
	await open(page, '/ru/my/reserve');
	const board = page.getByRole('region', { name: '3 дня в Сеуле' });
	const screen = board.getByRole('region', { name: /План поездки/ });
	const card = board.getByRole('article', { name: 'Обратите внимание' });
	await expect(card).toContainText('Спросите в клинике');
	// On a wide screen the board comes first.
	expect((await screen.boundingBox())?.y ?? 0).toBeLessThan((await card.boundingBox())?.y ?? 0);
	await expect(screen.locator('svg circle')).toHaveCount(2);
	expect(await screenFaults(page)).toEqual([]);

	await board.getByRole('button', { name: 'Поделиться поездкой' }).click();
	const sheet = page.getByRole('dialog', { name: 'Поделиться с попутчиками' });
	await sheet.getByRole('button', { name: 'Создать ссылку' }).click();
	await expect(sheet.getByRole('status')).toHaveText('Ссылка готова.');
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
	const link = await sheet.getByRole('textbox', { name: 'Ссылка на поездку' }).inputValue();
	expect(link).toMatch(/\/ru\?trip=[\w-]{43}$/);

	const visitor = await browser.newContext({
		...(baseURL && { baseURL }),
		viewport: phone,
		timezoneId: 'Europe/Moscow',
	});
	const other = await visitor.newPage();
	const response = await open(other, link);
	expect(response.status()).toBe(200);
	await expect(other.getByRole('heading', { level: 1 })).toHaveText('Поездка: Linh');
	await expect(other).toHaveTitle(/Поездка: Linh/);
	await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
	await expect(other.locator('main')).toContainText(bath);
	await expect(other.locator('main')).toContainText('Встреча');
	const html = await response.text();
	for (const hidden of [clinic, '₩', 'Nguyen', '@', '+84']) expect(mainOf(html)).not.toContain(hidden);
	expect(await screenFaults(other)).toEqual([]);

	await sheet.getByRole('checkbox').check();
	await sheet.getByRole('button', { name: 'Создать ссылку' }).click();
	const links = sheet.getByRole('textbox', { name: 'Ссылка на поездку' });
	await expect(links).toHaveCount(2);
	await open(other, await links.first().inputValue());
	await expect(other.locator('main')).toContainText(clinic);

	await sheet.getByRole('button', { name: 'Закрыть ссылку' }).last().click();
	await expect(sheet.getByRole('status')).toContainText('Ссылка закрыта');
	await expect(links).toHaveCount(1);
	const secret = new URL(link).searchParams.get('trip') ?? '';
	expect((await other.request.get(`/api/shared-trips/${secret}?language=ru`)).status()).toBe(404);
	// Visitors’ pages are kept for five seconds (decision 0014); an address not asked for before is answered anew.
	expect((await other.request.get(`${link}&again`)).status()).toBe(404);
	await visitor.close();
});

/** What the server wrote into the page itself, without the shell around it. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

test('a link made before the trip’s days changed is still seen by its owner, and ended', async ({ page }) => {
	await page.setViewportSize(phone);
	await planTrip(page, 2);
	const { trips } = (await (await page.request.get('/api/trips?language=en')).json()) as Trips;
	const { from = '' } = trips[0] ?? {};
	const made = await page.request.post('/api/trips/shares', { data: { from, to: addDays(from, 1) }, headers });
	expect(made.status()).toBe(200);
	const { secret } = (await made.json()) as { secret: string };
	await open(page, '/my/reserve');
	await page.getByRole('button', { name: 'Share this trip' }).click();
	const others = page.getByRole('dialog').getByRole('region', { name: 'Links to other days' });
	await expect(others.getByRole('textbox')).toHaveValue(new RegExp(`trip=${secret}$`));
	await expect(others).toContainText(from.replaceAll('-', '.'));
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
	await others.getByRole('button', { name: 'Delete link' }).click();
	await expect(page.getByRole('dialog').getByRole('status')).toContainText('The link has been deleted');
	await expect(others).toHaveCount(0);
	expect((await page.request.get(`/api/shared-trips/${secret}?language=en`)).status()).toBe(404);
});

test('who has no trip sees the reservations alone, and another’s trip is nobody’s', async ({ page }) => {
	await joinAfresh(page);
	await open(page, '/my/reserve');
	await expect(page.getByRole('region', { name: /days? in/ })).toHaveCount(0);
	const { trips } = (await (await page.request.get('/api/trips?language=en')).json()) as Trips;
	expect(trips).toEqual([]);
	const refused = await page.request.post('/api/trips/shares', {
		data: { from: '2030-01-01', to: '2030-01-02' },
		headers,
	});
	expect(refused.status()).toBe(404);
});

test.describe('an ended link', () => {
	test.use({ expectedNoise: /404/ });
	test('says that it was closed, to people and to robots', async ({ page }) => {
		const response = await open(page, `/?trip=${'A'.repeat(43)}`);
		expect(response.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer available');
		await expect(page.locator('main')).toContainText('Ask the person who sent it to you for a new one.');
		await expect(page.locator('main')).not.toContainText('reserved');
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
		const answer = await page.request.get(`/api/shared-trips/${'A'.repeat(43)}?language=en`);
		expect((await answer.json()) as Partial<SharedTrip>).toMatchObject({ code: 'not-found' });
	});
});
