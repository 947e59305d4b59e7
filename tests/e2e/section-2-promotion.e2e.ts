import type { Page } from '@playwright/test';
import {
	agreeToAll,
	desk,
	field,
	form,
	goOn,
	logInEnglish,
	onward,
	phone,
	productOf,
	reserveByApi,
	roomyDays,
	screenFaults,
	send,
	shownTotal,
} from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

const nami = 'nami-island-day';
const code = 'HELLOMARU';
const pairQuery = (on: string) => `on=${on}&time=08:30&adult=2`;

const summary = (page: Page) => page.locator('aside');
/** Beside the field: what a code is worth, or that it is none. */
const codeBox = (page: Page) => summary(page).locator('#field-promotionCode');

async function type(page: Page, text: string, apply: string): Promise<void> {
	await codeBox(page).fill(text);
	await summary(page).getByRole('button', { name: apply, exact: true }).click();
}

test('from the list of promotions over the product to a reservation that shows the line: Thai, on a phone', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await logInEnglish(page);
	await open(page, '/th/promotion');
	expect(await screenFaults(page)).toEqual([]);
	await page.getByRole('link', { name: 'เที่ยวเกาะนา\u2060มิ 2 ท่านขึ้นไป ลด 15%' }).click();
	await expect(page).toHaveURL(/\/th\/promotion\/nami-for-two$/);
	await expect(page.getByRole('row', { name: /ผู้มีสิทธิ์/ })).toBeVisible();
	await expect(page.getByRole('row', { name: /ราคาโปรโมชัน.*₩67,100/ })).toBeVisible();
	expect(await screenFaults(page)).toEqual([]);
	await page.getByRole('link', { name: 'ดูวันและรายละเอียด' }).click();
	await expect(page).toHaveURL(/\/th\/travel\/nami-island-day$/);

	const [, , on = ''] = await roomyDays(page.request, nami, { places: 2 });
	await open(page, `/th/travel/${nami}?${pairQuery(on)}`);
	const { price } = await productOf(page.request, nami);
	expect(price.won).toBe(79_000);
	const bar = page.locator('[data-bottom-bar]');
	const reserve = bar.getByRole('link');
	const total = (await bar.locator('b').textContent()) ?? '';
	await reserve.click();
	await expect(page).toHaveURL(/\/th\/travel\/reserve\?product=nami-island-day/);
	await expect(shownTotal(page)).toHaveText(total);
	await expect(summary(page)).toContainText('โปรโมชัน: เที่ยวเกาะนา\u2060มิ 2 ท่านขึ้นไป ลด 15%');
	// Everything else is known: the form begins where one agrees.
	await agreeToAll(page);
	const reservation = await send(page, 'ยืนยันแล้ว');
	expect(reservation).toMatchObject({ promotion: { id: 'nami-for-two' } });
	expect(reservation.price.lines.map(({ of }) => of)).toEqual(['adult', 'promotion']);
	await expect(page.locator('#payment')).toContainText('เที่ยวเกาะนา\u2060มิ 2 ท่านขึ้นไป ลด 15%');
});

test.describe('a code', () => {
	// Refusals are what this is about.
	test.use({ expectedNoise: /status of 409/ });

	test('a code typed wrong, then right, is said beside the total and kept over a reload: Russian, on a desk', async ({
		page,
	}) => {
		await page.setViewportSize(desk);
		await logInEnglish(page);
		const [, , , on = ''] = await roomyDays(page.request, nami);
		await open(page, `/ru/reserve/${nami}?on=${on}&time=08:30&adult=1&step=1`);
		const plain = (await shownTotal(page).textContent()) ?? '';
		await type(page, 'HELLO-NOBODY', 'Применить');
		await expect(summary(page)).toContainText('Такой код для этой услуги не действует');
		await expect(shownTotal(page)).toHaveText(plain);
		await type(page, ' hellomaru ', 'Применить');
		await expect(summary(page)).toContainText(code);
		await expect(shownTotal(page)).not.toHaveText(plain);
		const reduced = (await shownTotal(page).textContent()) ?? '';
		expect(await screenFaults(page)).toEqual([]);
		await page.reload();
		await page.locator('html[data-ready]').waitFor({ state: 'attached' });
		await expect(shownTotal(page)).toHaveText(reduced);
		await goOn(page, 2);
		await field(page, 'contents').fill('До встречи.');
		await goOn(page, 3);
		await agreeToAll(page);

		// Elsewhere the same member has used it up meanwhile: nothing is charged silently, nothing typed is lost.
		const [, , , , other = ''] = await roomyDays(page.request, nami);
		await reserveByApi(page.request, { product: nami, on: other, time: '08:30', code });
		await onward(page).click();
		const failure = form(page).getByRole('alert').filter({ hasText: 'Акция закончилась или её лимит исчерпан' });
		await expect(failure).toContainText(plain);
		await expect(shownTotal(page)).toHaveText(plain);
		await expect(codeBox(page)).toHaveValue(' hellomaru ');
		await type(page, code, 'Применить');
		await expect(summary(page)).toContainText('Акция закончилась или её лимит исчерпан');
		const reservation = await send(page, 'Подтверждено');
		expect(reservation).toMatchObject({ promotion: null, contents: 'До встречи.' });
	});
});

test('what is over says so, and nothing is lower any more', async ({ page }) => {
	await open(page, '/en/promotion');
	await page.getByRole('link', { name: /^Ended/ }).click();
	await expect(page).toHaveURL(/\/en\/promotion\?state=ended$/);
	await page.getByRole('link', { name: 'Maple week at Naejangsan, 10% off' }).click();
	await expect(page.getByText(/^It ended on/)).toBeVisible();
	await expect(page.locator('aside s')).toHaveCount(0);
	await page.getByRole('link', { name: 'See dates and details' }).click();
	await expect(page).toHaveURL(/\/en\/travel\/naejangsan-maple-day$/);
	await expect(page.locator('main s')).toHaveCount(0);
});

test('filters stand in the address; where nothing is, that is said with a way on', async ({ page }) => {
	await open(page, '/en/promotion?state=coming&area=medical');
	await expect(page.getByText('No upcoming promotions yet.')).toBeVisible();
	await page.getByRole('link', { name: 'See all current promotions' }).click();
	await expect(page).toHaveURL(/\/en\/promotion$/);
	await expect(page.locator('main article')).not.toHaveCount(0);
	const states = page.getByRole('list', { name: 'By time' }).getByRole('link');
	await expect(states).toHaveText([/^Current \d/, /^Upcoming \d/, /^Ended \d/]);
});
