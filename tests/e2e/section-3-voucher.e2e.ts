import type { APIRequestContext, Page } from '@playwright/test';
import { verifyVoucher } from '#contract/verify-voucher.ts';
import { startsAt } from '#domain/reservation/service-time.ts';
import { logIn, traveller } from '../support/member-journey.ts';
import { eventsIn, instantOf, property, readCalendar, textOf } from '../support/read-calendar.ts';
import { readPdf } from '../support/read-pdf.ts';
import {
	clinic,
	desk,
	elsewhere,
	headers,
	logInEnglish,
	pair,
	phone,
	reservationOf,
	reserveByApi,
	roomyDays,
	screenFaults,
} from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';
import { reserveTour, scan, tour } from '../support/voucher-journey.ts';

const publishedKeys = async (request: APIRequestContext) =>
	(await (await request.get('/api/voucher-key')).json()).keys as { kid: string; key: string }[];

/** Its list of files comes once Korean stands on the screen: a device without Korean type of its own prints nothing before. */
async function koreanTypeIn(page: Page): Promise<void> {
	const isLoaded = () => [...document.fonts].some(({ family, status }) => family.includes('KR') && status === 'loaded');
	await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
	await page.evaluate(() => document.fonts.ready);
}

const row = (page: Page, name: string) =>
	page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('a voucher in Thai, 390 px: Korean beside Thai, a code that proves itself, an address for the driver', async ({
	page,
	context,
}) => {
	await page.setViewportSize(phone);
	await logIn(page, traveller);
	const { id, code, on } = await reserveTour(page.request, 0);
	await open(page, `/th/my/reserve/${id}`);
	await page.getByRole('link', { name: 'แสดงเวาเชอร์' }).click();
	await expect(page).toHaveURL(`/th/my/reserve/${id}?voucher=1`);
	await expect(page).toHaveTitle(`เวาเชอร์ ${code} — Maru`);

	await expect(page.locator('article [lang=ko]').filter({ hasText: '경복궁' }).first()).toBeVisible();
	await expect(row(page, 'วันและเวลา')).toContainText('07:30 น. (KST) เวลาของคุณ 05:30 น.');
	await expect(row(page, 'วันและเวลา').locator('[lang=ko]')).toContainText(/^\d{4}년 \d+월 \d+일 \(.\) 오전 7시 30분$/);
	await expect(row(page, 'จำนวนคน').locator('[lang=ko]')).toHaveText('성인 2명');
	await expect(row(page, 'ชื่อผู้ใช้บริการ').locator('[lang=ko]')).toHaveText('Siriporn Wongsakul 님 · 손님의 언어: 태국어');
	const staff = page.getByRole('region', { name: 'สิ่งที่ต้องแจ้งเจ้าหน้าที่' });
	await expect(staff).toContainText('돼지고기를 드시지 않습니다. 돼지고기와 돼지 육수를 빼 주세요.');
	await expect(staff).toContainText('알레르기: ถั่วลิสง');
	await expect(page.getByRole('link', { name: '119' })).toHaveAttribute('href', 'tel:119');
	expect(await screenFaults(page)).toEqual([]);

	const read = await scan(page);
	expect(new URL(read).pathname).toBe('/my/reserve');
	const now = startsAt({ on, to: null, time: '07:30' });
	expect(await verifyVoucher(read, { keys: await publishedKeys(page.request), now })).toMatchObject({
		state: 'valid',
		facts: { code, product: tour, on, persons: pair },
	});

	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const taxi = page.getByRole('region', { name: 'ให้คนขับแท็กซี่ดู' });
	await expect(taxi).toContainText('기사님, 이 주소로 가 주세요.');
	const address = taxi.locator('[lang=ko] p').nth(1);
	// Where one meets, not the palace the tour goes to.
	await expect(address).toHaveText('서울특별시 종로구 사직로 지하 130 (경복궁역 4번 출구)');
	expect(
		await address.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
	).toBeGreaterThanOrEqual(28);
	await taxi.getByRole('button', { name: 'คัดลอกที่อยู่' }).click();
	await expect(taxi).toContainText('คัดลอกแล้ว');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address.textContent());
	await taxi.getByRole('button', { name: 'ขยายเต็มจอ' }).click();
	const screen = page.getByRole('dialog');
	await expect(screen).toContainText((await address.textContent()) ?? '');
	expect(await screen.boundingBox()).toMatchObject({ x: 0, y: 0, ...phone });
	expect(await screenFaults(page, 'dialog')).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(screen).toHaveCount(0);
	// Back on a phone closes it, and the voucher is still there.
	const here = page.url();
	await taxi.getByRole('button', { name: 'ขยายเต็มจอ' }).click();
	await expect(screen).toBeVisible();
	await page.goBack();
	await expect(screen).toHaveCount(0);
	expect(page.url()).toBe(here);
	await expect(taxi).toBeVisible();
});

test('a voucher in Vietnamese, 1440 px: the same in another language, and in a calendar', async ({ page }) => {
	await page.setViewportSize(desk);
	await logIn(page, traveller);
	const { id, code } = await reserveTour(page.request, 1);
	await page.emulateMedia({ colorScheme: 'dark' });
	await open(page, `/vn/my/reserve/${id}?voucher=1`);
	await expect(row(page, 'Ngày giờ').locator('[lang=ko]')).toContainText('오전 7시 30분');
	expect(await screenFaults(page)).toEqual([]);
	// In the dark too: a camera wants dark on light.
	const inVietnamese = await scan(page);
	await page.locator('summary').first().click();
	await page.getByRole('link', { name: 'Bahasa Indonesia', exact: true }).click();
	await expect(page).toHaveURL(`/id/my/reserve/${id}?voucher=1`);
	await expect(row(page, 'Tanggal dan waktu').locator('[lang=ko]')).toContainText('오전 7시 30분');
	expect(await scan(page)).toBe(inVietnamese);

	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Tambahkan ke kalender' }).click(),
	]);
	expect(download.suggestedFilename()).toBe(`${code}.ics`);
	const answer = await page.request.get(new URL(download.url()).pathname + new URL(download.url()).search);
	const calendar = readCalendar(await answer.body());
	const [event] = eventsIn(calendar);
	if (!event) throw new Error('no event');
	const { startsAt: begins } = await reservationOf(page.request, id);
	expect(instantOf(calendar, event, 'DTSTART').toISOString()).toBe(new Date(begins).toISOString());
	expect(textOf(event, 'DESCRIPTION')).toContain(code);
	// What it needs is still asked about.
	expect(property(event, 'STATUS').value).toBe('TENTATIVE');
	expect(textOf(event, 'LOCATION')).toContain('경복궁역 4번 출구');
	expect(property(event, 'GEO').value).toBe('37.5756;126.9733');
});

test('a voucher in Russian on paper: one sheet of A4 with everything on it, also out of the dark', async ({ page }) => {
	await page.setViewportSize(desk);
	await logIn(page, traveller);
	const { id, code } = await reserveTour(page.request, 2);
	for (const [language, words] of [
		['ru', ['Что важно знать персоналу', 'Места закреплены, ждём ответа', 'Не оплачено']],
		['en', ['What staff should know', 'Places held, awaiting a reply', 'Unpaid']],
	] as const) {
		await page.emulateMedia({ colorScheme: 'dark' });
		await open(page, `/${language}/my/reserve/${id}?voucher=1`);
		await koreanTypeIn(page);
		const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
		expect(pages).toBe(1);
		for (const said of [
			code,
			...words,
			'아직 결제되지 않은 예약입니다.',
			'기사님, 이 주소로 가 주세요.',
			'자리 확보, 요청 확인 중',
			'성인 2명',
			'119',
		])
			expect(text).toContain(said);
		// Neither the site around it nor what only works on a screen.
		for (const left of ['Войти', 'Скопировать', 'Copy address', 'My page']) expect(text).not.toContain(left);
	}
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	const colour = await page.locator('h1').evaluate((element) => getComputedStyle(element).color);
	expect(colour).toBe('rgb(27, 36, 48)');
	await page.emulateMedia({ media: 'screen' });
	const printed = page.evaluate(
		() =>
			new Promise((resolve) => {
				window.print = () => resolve(true);
			}),
	);
	await page.getByRole('button', { name: 'Print or save as PDF' }).click();
	expect(await printed).toBe(true);
});

test('a train ticket and a stay, in the longest words, are one sheet each', async ({ page }) => {
	await page.setViewportSize(desk);
	await logIn(page, traveller);
	const { items } = await (await page.request.get('/api/reservations?language=en')).json();
	for (const product of ['ktx-seoul-busan', 'hanok-stay-bukchon'])
		for (const language of ['ru', 'id']) {
			const { id } = items.find(({ productId }: { productId: string }) => productId === product);
			await open(page, `/${language}/my/reserve/${id}?voucher=1`);
			await koreanTypeIn(page);
			const { pages } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
			expect([product, language, pages]).toEqual([product, language, 1]);
		}
});

test('what is not confirmed has no voucher: its address shows the reservation', async ({ page }) => {
	await logInEnglish(page);
	const [on = ''] = await roomyDays(page.request, 'scar-and-acne-care', { time: '14:00' });
	const { id } = await reserveByApi(page.request, { product: 'scar-and-acne-care', on, time: '14:00' });
	await open(page, `/en/my/reserve/${id}?voucher=1`);
	await expect(page.getByText('Requested').first()).toBeVisible();
	await expect(page.getByRole('link', { name: 'Show voucher' })).toHaveCount(0);
	await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
});

test.describe('who offers it', () => {
	test.use({ expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

	test('checks a voucher by camera, by code, and without network', async ({ page, context, baseURL }) => {
		await logInEnglish(page);
		const product = 'scar-and-acne-care';
		const [, on = ''] = await roomyDays(page.request, product, { time: '14:00' });
		const { id, code } = await reserveByApi(page.request, { product, on, time: '14:00' });
		await elsewhere(baseURL, clinic, async (request) => {
			const answer = await request.post(`/api/reservations/${id}/moves?language=en`, {
				data: { move: 'confirm' },
				headers,
			});
			expect(answer.status()).toBe(200);
		});
		await open(page, `/en/my/reserve/${id}?voucher=1`);
		const read = await scan(page);

		await context.clearCookies();
		await logIn(page, clinic);
		const scanned = new URL(read);
		await open(page, `/th${scanned.pathname}${scanned.search}`);
		const check = page.getByRole('region', { name: 'ตรวจสอบเวาเชอร์' });
		await expect(check.getByRole('status')).toContainText('เป็นเวาเชอร์ของวันอื่น');
		await expect(check.getByRole('status')).toContainText(`Linh Nguyen · ${code}`);
		expect(await screenFaults(page)).toEqual([]);

		const field = check.getByRole('textbox');
		const ask = check.getByRole('button', { name: 'ตรวจสอบ' });
		await field.fill('MR-260101-22222');
		await ask.click();
		await expect(check.getByRole('status')).toContainText('ไม่พบเวาเชอร์นี้');

		await context.setOffline(true);
		await field.fill(read);
		await ask.click();
		await expect(check.getByRole('status')).toContainText('ไม่มีอินเทอร์เน็ต จึงตรวจได้เพียงลายมือชื่อ');
		await expect(check.getByRole('status')).toContainText(code);
		await field.fill(`${read.slice(0, -8)}AAAAAAAA`);
		await ask.click();
		await expect(check.getByRole('status')).toContainText('ไม่พบเวาเชอร์นี้');
		await field.fill(code);
		await ask.click();
		await expect(check.getByRole('alert')).toContainText('การตรวจรหัสต้องใช้อินเทอร์เน็ต');
		await context.setOffline(false);

		await elsewhere(baseURL, clinic, (request) =>
			request.post(`/api/reservations/${id}/moves?language=en`, {
				data: { move: 'call-off', reason: 'The doctor is ill.' },
				headers,
			}),
		);
		await ask.click();
		await expect(check.getByRole('status')).toContainText('ยกเลิกแล้ว');
		await check.getByRole('link', { name: 'ดูการจอง' }).click();
		// Who checks vouchers works at the desk: the reservation is opened there.
		await expect(page).toHaveURL(`/console/reservations/${id}`);
	});
});

test('all reservations in one’s own calendar, by a private address that can be taken back', async ({
	page,
	playwright,
	baseURL,
}) => {
	await page.setViewportSize(phone);
	await logInEnglish(page);
	await open(page, '/vn/my/reserve');
	const card = page.getByRole('region', { name: 'Đơn đặt chỗ trong lịch của bạn' });
	await card.getByRole('button', { name: 'Tạo liên kết lịch riêng tư' }).click();
	const address = await card.getByLabel('Liên kết lịch').inputValue();
	await expect(card.getByRole('link', { name: 'Mở trong ứng dụng lịch' })).toHaveAttribute(
		'href',
		address.replace(/^http/, 'webcal').replace('webcals', 'webcal'),
	);
	expect(await screenFaults(page)).toEqual([]);

	// A calendar knows no login.
	const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
	const path = new URL(address).pathname;
	const answer = await stranger.get(path);
	expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
	readCalendar(await answer.body());

	await card.getByRole('button', { name: 'Tạo liên kết mới' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Tạo liên kết mới' }).click();
	await expect(card.getByLabel('Liên kết lịch')).not.toHaveValue(address);
	expect((await stranger.get(path)).status()).toBe(404);

	await card.getByRole('button', { name: 'Ngừng liên kết' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Ngừng liên kết' }).click();
	await expect(card.getByRole('button', { name: 'Tạo liên kết lịch riêng tư' })).toBeVisible();
	await stranger.dispose();
});
