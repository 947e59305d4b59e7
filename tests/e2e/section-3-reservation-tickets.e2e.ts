import { formatWon } from '#i18n/format.ts';
import { anna, logIn, traveller } from '../support/member-journey.ts';
import {
	agreeToAll,
	desk,
	fillPerson,
	form,
	goOn,
	logInEnglish,
	mailsAbout,
	phone,
	productOf,
	roomyDays,
	screenFaults,
	send,
	shownTotal,
	ticket,
} from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

const husband = { firstName: 'Thanakorn', lastName: 'Wongsakul', birthOn: '1990-08-21' };
const child = { firstName: 'Bao', lastName: 'Nguyen', birthOn: '2018-03-05' };

test('a train ticket in English, 1440 px: route, class and the name of everyone', async ({ page, baseURL }) => {
	await page.setViewportSize(desk);
	const { email } = await logInEnglish(page);
	const product = await productOf(page.request, 'ktx-seoul-busan');
	const [route = '', seat = ''] = ['busan-seoul', 'first'].map((id) => product.options?.[id]);
	const [on = ''] = await roomyDays(page.request, product.id, { places: 2, time: '10:00' });
	await open(page, `/en/travel/reserve?product=${product.id}&on=${on}&time=10:00&adult=1&child=1&step=1`);
	const before = await shownTotal(page).textContent();
	await form(page).getByRole('radio', { name: route }).check();
	await form(page).getByRole('radio', { name: seat }).check();
	// A place in first class costs more, for each who sits on one.
	await expect(shownTotal(page)).toHaveText(formatWon(Number(before?.replace(/\D/g, '')) + 2 * 24_000));
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 2);
	await fillPerson(page, 'travellers.0', child);
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 3);
	await expect(form(page)).toContainText('Bao Nguyen');
	expect(await agreeToAll(page)).toEqual(['provider']);
	expect(await screenFaults(page)).toEqual([]);
	const { code, travellers } = await send(page, 'Requested');
	expect(travellers).toEqual([child]);
	await expect(ticket(page)).toContainText(route);
	const mails = await mailsAbout(baseURL, code, 2);
	expect(mails.find(({ address }) => address === email)?.subject).toContain(`Request ${code} received`);
	// The agency is told in Korean.
	expect(mails.find(({ address }) => address !== email)?.subject).toContain(`예약 요청(${code})`);
});

test('a flight in Thai, 1440 px: by the passport number my information keeps, with its own consent', async ({
	page,
}) => {
	await page.setViewportSize(desk);
	await logIn(page, traveller);
	const product = 'seoul-jeju-flight';
	const [on = ''] = await roomyDays(page.request, product, { places: 2, time: '11:00' });
	await open(page, `/th/travel/reserve?product=${product}&on=${on}&time=11:00&adult=2&step=1`);
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 2);
	await expect(form(page).getByRole('radio', { name: 'ใช้เลขที่เก็บไว้: AA0••••' })).toBeChecked();
	await fillPerson(page, 'travellers.0', husband);
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 3);
	await expect(page.locator('body')).not.toContainText('AA0000000');
	expect(await agreeToAll(page)).toEqual(['provider', 'passport']);
	expect(await screenFaults(page)).toEqual([]);
	const { passportMasked } = await send(page, 'รอยืนยัน');
	expect(passportMasked).toContain('•••');
	await expect(page.locator('main')).toContainText(passportMasked ?? '');
	await expect(page.locator('main')).not.toContainText('AA0000000');
});

test('a show in Russian, 390 px: the class decides the price', async ({ page }) => {
	await page.setViewportSize(phone);
	await logIn(page, anna);
	const id = 'dokkaebi-kitchen-show';
	const { price } = await productOf(page.request, id);
	const other = price.choices?.find(({ group }) => group === 'class')?.options.at(-1);
	const days = await roomyDays(page.request, id, { places: 2, time: '20:00' });
	// On a weekend everything costs a tenth more, and so does the better seat.
	const on = days.find((day) => new Date(day).getUTCDay() === 6) ?? '';
	const adds = Math.round(((other?.addWon ?? 0) * 1.1) / 100) * 100;
	await open(page, `/ru/travel/reserve?product=${id}&on=${on}&time=20:00&adult=2&step=1`);
	const won = async () => Number((await shownTotal(page).textContent())?.replace(/\D/g, ''));
	const before = await won();
	const seat = page.locator(`input[name=class][value="${other?.id}"]`);
	await expect(form(page).locator('label', { has: seat })).toContainText(formatWon(adds));
	await seat.check();
	await expect.poll(won).toBe(before + 2 * adds);
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 2);
	await goOn(page, 3);
	expect(await agreeToAll(page)).toEqual(['provider']);
	expect(await screenFaults(page)).toEqual([]);
	const { order } = await send(page, 'Подтверждено');
	expect(order.choices).toEqual({ class: other?.id });
});

test('a day in a theme park in English, 390 px: a day without a time, for a family', async ({ page }) => {
	await page.setViewportSize(phone);
	await logInEnglish(page);
	const [on = ''] = await roomyDays(page.request, 'everland-day-ticket', { places: 3 });
	await open(page, `/en/travel/reserve?product=everland-day-ticket&on=${on}&adult=2&child=1&infant=1&step=1`);
	await expect(form(page).getByRole('group', { name: 'Start time' })).toHaveCount(0);
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 2);
	await goOn(page, 3);
	await expect(form(page)).toContainText('2 adults, 1 child, 1 infant');
	await agreeToAll(page);
	expect(await screenFaults(page)).toEqual([]);
	const { order } = await send(page, 'Confirmed');
	expect(order).toMatchObject({ on, time: null, persons: { adult: 2, child: 1, infant: 1 } });
});
