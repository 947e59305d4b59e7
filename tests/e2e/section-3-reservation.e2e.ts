import { addDays } from '#domain/availability/schedule.ts';
import { formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { anna, logIn, traveller } from '../support/member-journey.ts';
import {
	agreeToAll,
	desk,
	field,
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
import { turnTo } from '../support/turn-to.ts';

const husband = { firstName: 'Thanakorn', lastName: 'Wongsakul', birthOn: '1990-08-21' };

test('a hotel in Russian, 1440 px: dates chosen in the form, two nights, two rooms, beds and arrival', async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize(desk);
	await logIn(page, anna);
	const [on = ''] = await roomyDays(page.request, 'haeundae-sea-view', { places: 2, nights: 3 });
	const to = addDays(on, 2);
	await open(page, '/ru/travel/reserve?product=haeundae-sea-view');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваше бронирование');
	await turnTo(form(page), on, 'Следующий месяц');
	for (const day of [on, to]) await form(page).locator(`[data-day="${day}"]`).click();
	await form(page).getByRole('button', { name: 'Номера: увеличить' }).click();
	await field(page, 'details.arrivalTime').fill('22:30');
	await field(page, 'details.beds').selectOption('twin');
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 2);
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 3);
	for (const fact of ['2 ночи', '2 номера', '22:30', 'вернём всю сумму']) await expect(form(page)).toContainText(fact);
	expect(await agreeToAll(page)).toEqual(['provider']);
	expect(await screenFaults(page)).toEqual([]);
	const { code } = await send(page, 'Подтверждено');
	for (const day of [on, to]) await expect(ticket(page)).toContainText(formatDateWithWeekday(day, 'ru'));
	const [mail] = (await mailsAbout(baseURL, code, 2)).filter(({ address }) => address === anna.email);
	expect(mail).toMatchObject({ language: 'ru', template: 'reservation-confirmed' });
	expect(mail?.subject).toContain(`Бронирование ${code} подтверждено`);
});

test('a pick-up in Thai, 390 px: flight, places, luggage and a child seat', async ({ page, baseURL }) => {
	await page.setViewportSize(phone);
	await logIn(page, traveller);
	const product = 'incheon-airport-pick-up';
	const [on = ''] = await roomyDays(page.request, product, { time: '10:00' });
	await open(page, `/th/travel/reserve?product=${product}&on=${on}&time=10:00&adult=3&step=1`);
	await field(page, 'details.flightNumber').fill('tg 656');
	await field(page, 'details.fromPlace').fill('Incheon Airport T1');
	await field(page, 'details.toPlace').fill('Bukchon-ro 1');
	await expect(field(page, 'details.flightNumber')).toHaveValue('TG656');
	for (const _ of [1, 2, 3]) await field(page, 'details.bags').getByRole('button').last().click();
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 2);
	await form(page).getByRole('button', { name: 'คาร์ซีตสำหรับเด็ก: เพิ่มหนึ่ง' }).click();
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 3);
	expect(await agreeToAll(page)).toEqual(['provider']);
	expect(await screenFaults(page)).toEqual([]);
	const { code, details, needs } = await send(page, 'กันที่ไว้แล้ว รอคำตอบ');
	await expect(ticket(page)).not.toContainText('ยืนยันแล้ว');
	expect(details).toEqual({
		flightNumber: 'TG656',
		fromPlace: 'Incheon Airport T1',
		toPlace: 'Bukchon-ro 1',
		bags: 3,
	});
	expect(needs.childSeats).toBe(1);
	const [mail] = (await mailsAbout(baseURL, code, 2)).filter(({ address }) => address === traveller.email);
	// The seat for a child is on request: the driver is asked, and the mail does not call it confirmed.
	expect(mail?.subject).toContain(`การจอง ${code}: กันที่ไว้แล้ว กำลังสอบถามเรื่องที่คุณขอไว้`);
});

test('more bags than a car takes: told at their number, and a second car takes them', async ({ page }) => {
	await logIn(page, traveller);
	const product = 'incheon-airport-pick-up';
	const [on = ''] = await roomyDays(page.request, product, { time: '10:00' });
	await open(page, `/travel/reserve?product=${product}&on=${on}&time=10:00&adult=2&step=1`);
	await field(page, 'details.flightNumber').fill('KE652');
	await field(page, 'details.fromPlace').fill('Incheon Airport T1');
	await field(page, 'details.toPlace').fill('Bukchon-ro 1');
	for (const _ of [1, 2, 3, 4]) await field(page, 'details.bags').getByRole('button').last().click();
	await form(page).getByRole('button', { name: 'Continue' }).click();
	const fault = form(page).getByText('Too many bags for this vehicle. Choose a larger vehicle or more vehicles.');
	const bags = form(page).getByRole('group', { name: /^Large bags/ });
	await expect(bags).toContainText('Too many bags for this vehicle.');
	await form(page)
		.getByRole('link', { name: /^Large bags: Too many bags/ })
		.click();
	await expect(bags.getByRole('button', { name: 'Large bags: one fewer' })).toBeFocused();
	await form(page).getByRole('button', { name: 'Vehicles: one more' }).click();
	await expect(fault).toHaveCount(0);
	await goOn(page, 2);
});

test('more vehicles than there are: brought down to them and said so, and nobody is sent to wait for them', async ({
	page,
}) => {
	await logIn(page, traveller);
	const product = 'incheon-airport-pick-up';
	const [on = ''] = await roomyDays(page.request, product, { time: '14:00', places: 5 });
	await open(page, `/travel/reserve?product=${product}&on=${on}&time=14:00&adult=2&units=8&bags=22&step=1`);
	await expect(form(page).getByText('Up to 5 vehicles per reservation.')).toBeVisible();
	await expect(form(page).getByRole('button', { name: 'Join the waiting list' })).toHaveCount(0);
	await expect(form(page).getByRole('button', { name: 'Vehicles: one more' })).toHaveAttribute('aria-disabled', 'true');
	await form(page).getByRole('button', { name: 'Large bags: one fewer' }).click();
	await expect(field(page, 'details.bags').getByRole('spinbutton')).toHaveValue('15');
});

test('a tour in Thai, 390 px: from the product’s panel over the login to the confirmation, with everything kept', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	const id = 'gyeongbokgung-before-opening';
	const [on = ''] = await roomyDays(page.request, id, { places: 3 });
	await open(page, `/th/travel/${id}`);
	const bar = page.locator('[data-bottom-bar]');
	await bar.getByRole('link', { name: 'วันที่และราคา' }).click();
	const sheet = page.getByRole('dialog', { name: 'วันที่และราคา' });
	for (const _ of [1, 2]) await sheet.getByRole('button', { name: 'เดือนถัดไป' }).click();
	await sheet.locator(`[data-day="${on}"]`).click();
	await sheet.getByRole('button', { name: 'เด็ก (3–11 ปี): เพิ่มหนึ่ง' }).click();
	const total = (await sheet.getByRole('status').locator('b').textContent()) ?? '';
	await sheet.getByRole('link', { name: 'จองเลย' }).click();

	await expect(page).toHaveURL(/\/th\/login\?next=/);
	await page.locator('#email').fill(traveller.email);
	await page.locator('#password').fill(traveller.password);
	await page.locator('#password').press('Enter');
	await expect(page).toHaveURL(/\/th\/travel\/reserve\?/);
	await expect(shownTotal(page)).toHaveText(total);
	await expect(form(page).getByRole('gridcell', { selected: true }).locator('[data-day]')).toHaveAttribute(
		'data-day',
		on,
	);
	await expect(form(page).getByRole('radio', { name: '07:30' })).toBeChecked();
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 2);
	// What is known of the member stands there already.
	await expect(field(page, 'lead.firstName')).toHaveValue('Siriporn');
	await expect(field(page, 'lead.email')).toHaveValue(traveller.email);
	await goOn(page, 3);
	await agreeToAll(page);
	const reservation = await send(page, 'ยืนยันแล้ว');
	expect(formatWon(reservation.money.total)).toBe(total);
	expect(reservation.order).toMatchObject({ on, time: '07:30', persons: { adult: 2, child: 1, infant: 0 } });
	expect(await screenFaults(page)).toEqual([]);
});

test('an appointment in Russian, 1440 px: every patient’s name, health agreed to apart, and the clinic is told', async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize(desk);
	await logIn(page, anna);
	const id = 'scar-and-acne-care';
	const [on = ''] = await roomyDays(page.request, id, { places: 2, time: '14:00' });
	await open(page, `/ru/medical/reserve?product=${id}&on=${on}&time=14:00&adult=2&step=1`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваша запись');
	// The way back knows what was chosen.
	const back = page.locator('main a[href*="/medical/scar-and-acne-care"]').first();
	await expect(back).toHaveAttribute('href', new RegExp(`\\?on=${on}&time=14(:|%3A)00&adult=2$`));
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 2);
	await fillPerson(page, 'travellers.0', { firstName: 'Elena', lastName: 'Sokolova', birthOn: '1990-03-08' });
	await field(page, 'contents').fill('Рубцы на щеках.\nЧувствительная кожа.');
	await field(page, 'allergy').fill('Пенициллин');
	await form(page).getByRole('checkbox', { name: 'Персонал вашего пола' }).check();
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 3);
	expect(await agreeToAll(page)).toEqual(['provider', 'health']);
	await form(page).getByRole('button', { name: 'Прочитать: Даю согласие на обработку данных о здоровье' }).click();
	await expect(page.getByRole('dialog')).toContainText(/\d{4}/);
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
	await page.keyboard.press('Escape');
	expect(await screenFaults(page)).toEqual([]);
	const { code, allergy } = await send(page, 'Ожидает подтверждения');
	expect(allergy).toBe('Пенициллин');
	const mails = await mailsAbout(baseURL, code, 2);
	expect(mails.find(({ address }) => address === anna.email)?.subject).toContain(`Запрос на запись ${code} получен`);
	const toClinic = mails.find(({ address }) => address === 'clinic@maru.example');
	expect(toClinic).toMatchObject({ language: 'ko', template: 'provider-requested' });
	// Health is nothing for a mail.
	expect(JSON.stringify(mails)).not.toContain('Пенициллин');
});

test('a temple stay in English, 390 px: nights that belong to the product, and the name of everyone', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await logInEnglish(page);
	const id = 'odaesan-two-nights';
	const [on = ''] = await roomyDays(page.request, id, { places: 2 });
	await open(page, `/en/wellness/reserve?product=${id}&on=${on}&adult=2&step=1`);
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 2);
	await fillPerson(page, 'travellers.0', husband);
	await form(page).getByRole('checkbox', { name: 'Vegetarian food' }).check();
	await field(page, 'needs.halal').selectOption('pork-free');
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 3);
	await expect(form(page)).toContainText('Pork-free');
	await agreeToAll(page);
	const { needs } = await send(page, 'Requested');
	expect(needs).toEqual({ halal: 'pork-free', halalCount: 2, flags: ['vegetarian'], childSeats: 0 });
	expect(await screenFaults(page)).toEqual([]);
});

test('the short link /reserve/{id} is the same form: a VIP tour counts its group, not its heads', async ({ page }) => {
	await page.setViewportSize(desk);
	await logInEnglish(page);
	const id = 'vip-palace-and-craft';
	const { price } = await productOf(page.request, id);
	const [on = ''] = await roomyDays(page.request, id, { places: 1 });
	await open(page, `/reserve/${id}?on=${on}&time=09:30&adult=${price.holds}&step=1`);
	await expect(page.locator('aside')).toContainText('1 group');
	await field(page, 'details.pickUpPlace').fill('Hotel Bukchon');
	await goOn(page, 2);
	await goOn(page, 3);
	await agreeToAll(page);
	const { order, details } = await send(page, 'Requested');
	expect(order).toMatchObject({ units: 1, persons: { adult: price.holds } });
	expect(details).toEqual({ pickUpPlace: 'Hotel Bukchon' });
});

test('an incentive tour in Russian, 390 px: a company, a number that is typed, and no fewer than its least', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await logIn(page, anna);
	const id = 'incentive-everland-team-day';
	const [on = ''] = await roomyDays(page.request, id, { places: 24 });
	await open(page, `/ru/travel/reserve?product=${id}&on=${on}&adult=3&step=1`);
	const adults = form(page).getByRole('spinbutton', { name: /^Взрослые/ });
	await adults.fill('99999');
	await expect(form(page)).toContainText(/Число\s99999\sне\sподходит\. Введите\sот\s20\sдо\s\d+\./);
	await adults.fill('7');
	await adults.press('Enter');
	await expect(adults).toHaveValue('20');
	await expect(form(page)).toContainText('Число 7 не подходит, мы поставили 20.');
	await adults.fill('24');
	await adults.press('ArrowDown');
	await expect(adults).toHaveValue('23');
	await expect(form(page)).not.toContainText('не подходит');
	await adults.fill('12.5');
	await adults.press('Enter');
	await expect(adults).toHaveValue('23');
	await expect(form(page)).toContainText('Число 12.5 не подходит, мы поставили 23.');
	await expect(adults).not.toHaveAttribute('aria-invalid');
	await adults.press('Home');
	await expect(adults).toHaveValue('20');
	await adults.fill('23');
	await field(page, 'details.company').fill('ООО Ромашка');
	await field(page, 'details.programme').fill('Десять лет компании\nУжин у воды');
	expect(await screenFaults(page)).toEqual([]);
	await goOn(page, 2);
	await goOn(page, 3);
	await expect(form(page)).toContainText('23 взрослых');
	await agreeToAll(page);
	const { order, details } = await send(page, 'Ожидает подтверждения');
	expect(order.persons).toEqual({ adult: 23, child: 0, infant: 0 });
	expect(details).toEqual({ company: 'ООО Ромашка', programme: 'Десять лет компании\nУжин у воды' });
	await expect(page.getByRole('main')).toContainText('Пожелания к программе');
	await expect(page.getByRole('main')).toContainText(/Десять лет компании\nУжин у воды/, { useInnerText: true });
	await expect(page.getByRole('main')).not.toContainText('Покажите этот код');
	await page.getByRole('button', { name: 'Добавить список' }).click();
	const list = page.getByRole('dialog', { name: 'Список гостей' });
	await list.getByRole('textbox', { name: 'Гости' }).fill('Anna Petrova, RU, 31.02.1990\nBoris Orlov');
	await expect(list).toContainText('Строка 1: проверьте дату рождения, например 13.04.1990.');
	await expect(list.getByRole('button', { name: 'Сохранить список' })).toBeDisabled();
	expect(await screenFaults(page)).toEqual([]);
	await list.locator('input[type=file]').setInputFiles({
		name: 'guests.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from('Имя;Гражданство;Дата рождения\nAnna Petrova;RU;13.04.1990\nBoris Orlov\n'),
	});
	await expect(list).toContainText('Найдено 2 гостя.');
	await list.getByRole('button', { name: 'Сохранить список' }).click();
	await expect(page.getByRole('main')).toContainText('Указано имён: 2 из 23.');
});
