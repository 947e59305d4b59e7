import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { joinAfresh } from '../support/member-journey.ts';
import {
	agreeToAll,
	desk,
	field,
	fillPerson,
	form,
	goOn,
	headers,
	phone,
	reserveByApi,
	roomyDays,
	screenFaults,
} from '../support/reservation-journey.ts';
import { expect, open, switchTo, test } from '../support/site-test.ts';

const tour = 'gyeongbokgung-before-opening';
const family = { adult: 3, child: 1, infant: 0 };

/** Reserved, and cancelled at once: the places are free again. */
async function cancelled(request: APIRequestContext): Promise<{ id: string; code: string }> {
	const [on = ''] = await roomyDays(request, tour, { places: 4, time: '07:30' });
	const made = await reserveByApi(request, { product: tour, on, time: '07:30', persons: family });
	const { refund } = await (await request.get(`/api/reservations/${made.id}?language=en`)).json();
	const answer = await request.post(`/api/reservations/${made.id}/moves?language=en`, {
		data: { move: 'cancel', percent: refund.percent },
		headers,
	});
	expect(answer.status(), await answer.text()).toBe(200);
	return made;
}

test('book the same again, in Vietnamese, 390 px: the same people and guest, another date, nothing of a passport', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await joinAfresh(page);
	const { id, code } = await cancelled(page.request);
	await open(page, '/vn/my/reserve?time=cancelled');
	expect(await screenFaults(page)).toEqual([]);
	await page.getByRole('link', { name: 'Đặt lại như lần trước' }).click();
	await expect(page).toHaveURL(`/vn/travel/reserve?product=${tour}&adult=3&child=1&again=${id}`);
	await expect(form(page)).toContainText(`Đã điền theo đơn đặt chỗ ${code}`);
	await expect(form(page).getByRole('gridcell', { selected: true })).toHaveCount(0);
	expect(await screenFaults(page)).toEqual([]);
	const [on = ''] = await roomyDays(page.request, tour, { places: 4, time: '07:30' });
	await open(page, `${page.url()}&on=${on}&time=07:30`);
	await goOn(page, 2);
	await expect(field(page, 'lead.email')).toHaveValue('linh@example.com');
	await expect(field(page, 'contents')).toHaveValue('');
	await expect(field(page, 'allergy')).toHaveValue('');

	// The page of the reservation leads to the same form.
	await open(page, `/vn/my/reserve/${id}`);
	await page.getByRole('link', { name: 'Đặt lại như lần trước' }).click();
	await expect(page).toHaveURL(new RegExp(`again=${id}$`));
});

test('one’s reservations as CSV, in Russian, 1440 px', async ({ page }) => {
	await page.setViewportSize(desk);
	await joinAfresh(page);
	await open(page, '/ru/my/reserve');
	await expect(page.getByRole('link', { name: 'Скачать в CSV' })).toHaveCount(0);
	const { code } = await cancelled(page.request);
	await open(page, '/ru/my/reserve?time=cancelled');
	const saving = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Скачать в CSV' }).click();
	const download = await saving;
	expect(download.suggestedFilename()).toMatch(/^maru-reservations-\d{4}-\d\d-\d\d\.csv$/);
	const text = await readFile(await download.path(), 'utf8');
	expect(text).toMatch(/^\ufeffКод бронирования,Статус,/);
	expect(text).toContain(`${code},Отменено,`);
});

test('another language in the middle of the form keeps the step and what was filled in, 1440 px', async ({ page }) => {
	await page.setViewportSize(desk);
	await joinAfresh(page);
	const id = 'odaesan-two-nights';
	const [on = ''] = await roomyDays(page.request, id, { places: 2 });
	await open(page, `/vn/wellness/reserve?product=${id}&on=${on}&adult=2&step=1`);
	await goOn(page, 2);
	await fillPerson(page, 'travellers.0', { firstName: 'Bao', lastName: 'Nguyen', birthOn: '1990-08-21' });
	await field(page, 'lead.phone').fill('+84 901 111 222');
	await field(page, 'contents').fill('Chúng tôi đến muộn.');
	await field(page, 'allergy').fill('Tôm');
	await field(page, 'needs.halal').selectOption('pork-free');
	await form(page).getByRole('checkbox', { name: 'Món chay' }).check();

	await switchTo(page, 'Русский');
	await expect(page).toHaveURL(new RegExp(`/ru/wellness/reserve\\?product=${id}.*step=2`));
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	await expect(field(page, 'travellers.0.firstName')).toHaveValue('Bao');
	await expect(field(page, 'travellers.0.birthOn').getByRole('textbox').nth(2)).toHaveValue('1990');
	await expect(field(page, 'lead.phone')).toHaveValue('+84-901-111-222');
	await expect(field(page, 'contents')).toHaveValue('Chúng tôi đến muộn.');
	await expect(field(page, 'allergy')).toHaveValue('Tôm');
	await expect(field(page, 'needs.halal')).toHaveValue('pork-free');
	await expect(form(page).getByRole('checkbox', { name: 'Вегетарианское питание' })).toBeChecked();
	await goOn(page, 3);
	await expect(page.locator('aside')).toContainText(on.replaceAll('-', '.'));
	await expect(form(page)).toContainText('2 взрослых');
});

test('another language keeps a typed passport number and the ticks; a reload forgets both', async ({ page }) => {
	await page.setViewportSize(desk);
	await joinAfresh(page);
	const id = 'seoul-jeju-flight';
	const [on = ''] = await roomyDays(page.request, id, { places: 1, time: '11:00' });
	await open(page, `/vn/travel/reserve?product=${id}&on=${on}&time=11:00&adult=1&step=1`);
	await goOn(page, 2);
	await field(page, 'passport').fill('C1234567');
	await goOn(page, 3);
	expect(await agreeToAll(page)).toEqual(['provider', 'passport']);
	const ticked = form(page).getByRole('checkbox', { checked: true });
	const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

	await switchTo(page, 'ไทย');
	await expect(page).toHaveURL(/\/th\/travel\/reserve/);
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	await expect(ticked).toHaveCount(2);
	await form(page).getByRole('button', { name: 'ผู้ใช้บริการหลัก' }).last().click();
	await expect(field(page, 'passport')).toHaveValue('C1234567');
	expect(await kept()).not.toContain('C1234567');

	await page.reload();
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	await expect(field(page, 'passport')).toHaveValue('');
	expect(await kept()).not.toContain('C1234567');
});
