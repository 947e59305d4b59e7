import type { Page } from '@playwright/test';
import { logIn, traveller } from '../support/member-journey.ts';
import { readPdf } from '../support/read-pdf.ts';
import {
	desk,
	elsewhere,
	headers,
	operator,
	phone,
	reserveByApi,
	roomyDays,
	screenFaults,
} from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

const station = '서울특별시 중구 퇴계로 지하 126 (명동역 2번 출구)';
const island = '강원특별자치도 춘천시 남산면 남이섬길 1';

const placeOf = (page: Page, name: string) =>
	page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const mapsOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

test('a day that begins in Seoul and goes to Gangwon, in Thai, 390 px: the driver is shown the station, maps lead to both', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await open(page, '/th/travel/nami-island-day');
	const place = placeOf(page, 'ที่ตั้ง');
	await expect(place.locator('[lang=ko]')).toHaveText([station, island]);
	const hrefs = (name: string) =>
		mapsOf(page, name)
			.getByRole('link')
			.evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).href)).join(' '));
	expect(await hrefs('เส้นทางไปจุดนัดพบ')).toContain(station);
	expect(await hrefs('ปลายทาง')).toContain(island);
	expect(await hrefs('ปลายทาง')).not.toContain(station);
	expect(await screenFaults(page)).toEqual([]);
});

test('who is fetched is told so, in Russian, 1440 px, and shown no address for a driver', async ({ page }) => {
	await page.setViewportSize(desk);
	await open(page, '/ru/travel/vip-palace-and-craft');
	const place = placeOf(page, 'Место и адрес');
	await expect(place).toContainText('Вас заберут там, где вы остановились, такси не понадобится.');
	await expect(place).not.toContainText('Адрес на корейском для таксиста');
	await expect(mapsOf(page, 'Куда вы поедете').getByRole('link').first()).toBeVisible();
	await expect(mapsOf(page, 'Как добраться до места встречи')).toHaveCount(0);
});

test('a clinic one comes to, or is fetched to, keeps its address, and says when it is needed', async ({ page }) => {
	await open(page, '/en/medical/one-day-health-screening');
	const place = placeOf(page, 'Location');
	await expect(place.locator('[lang=ko]')).toHaveText(['서울특별시 서초구 서래로 24, 4층']);
	await expect(place).toContainText('Only needed if you make your own way there.');
	await expect(place.getByRole('heading', { name: 'Destination' })).toHaveCount(0);
});

test('the voucher of a guest who is fetched has no card for a driver, on a screen and on paper', async ({
	page,
	baseURL,
}) => {
	const product = 'vip-palace-and-craft';
	await page.setViewportSize(phone);
	await logIn(page, traveller);
	const [on = ''] = await roomyDays(page.request, product, { places: 1, time: '09:30' });
	const { id } = await reserveByApi(page.request, { product, on, time: '09:30' });
	await elsewhere(baseURL, operator, (request) =>
		request.post(`/api/reservations/${id}/moves?language=ko`, { data: { move: 'confirm' }, headers }),
	);
	await open(page, `/th/my/reserve/${id}?voucher=1`);
	await expect(page.locator('main')).toContainText('เราไปรับคุณถึงที่พัก ไม่ต้องเรียกแท็กซี่');
	await expect(page.getByRole('region', { name: 'ให้คนขับแท็กซี่ดู' })).toHaveCount(0);
	await expect(page.getByRole('region', { name: 'จุดนัดพบ' })).not.toContainText('율곡로 99');
	expect(await screenFaults(page)).toEqual([]);
	const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
	expect(pages).toBe(1);
	expect(text).not.toContain('기사님');
});
