import { formatWon } from '#i18n/format.ts';
import { clinic, logInEnglish, mailsAbout, openDesk, reserveByApi, roomyDays } from '../support/reservation-journey.ts';
import { expect, open, settled, test } from '../support/site-test.ts';
import { turnTo } from '../support/turn-to.ts';

const product = 'scar-and-acne-care';
const time = '16:30';

test('a clinic that is full proposes other dates, its guest picks one, and both see it confirmed there', async ({
	page,
	browser,
	baseURL,
}) => {
	await logInEnglish(page);
	const days = await roomyDays(page.request, product, { time, places: 2 });
	const [asked = '', first = '', second = ''] = days.slice(-6, -3);
	const { id, code } = await reserveByApi(page.request, { product, on: asked, time });

	const desk = await openDesk(browser, baseURL, clinic);
	await desk.goto(`/console/reservations/${id}`);
	await desk.getByRole('button', { name: '다른 날짜 제안', exact: true }).click();
	const sheet = desk.getByRole('dialog', { name: '다른 날짜 제안' });
	await sheet.getByRole('button', { name: '예약자에게 보내기' }).click();
	await expect(sheet.getByText('날짜를 하나 이상 추가해 주세요.')).toBeVisible();
	for (const day of [second, first]) {
		await turnTo(sheet, asked, '다음 달');
		await sheet.locator(`[data-day="${day}"]`).click();
		await sheet.getByRole('radio', { name: new RegExp(time) }).check();
		await sheet.getByRole('button', { name: '이 날짜 추가' }).click();
		await expect(sheet.getByRole('button', { name: /빼기$/ }).last()).toBeVisible();
	}
	await sheet.getByRole('textbox', { name: /예약자에게 전할 말/ }).fill('그날은 진료가 모두 찼습니다.');
	await sheet.getByRole('button', { name: '예약자에게 보내기' }).click();
	await expect(sheet).toBeHidden();
	const proposed = desk.getByRole('region', { name: '제안한 날짜' });
	await expect(proposed.getByRole('listitem')).toHaveCount(2);
	await expect(desk.getByRole('heading', { name: '예약자가 제안한 날짜를 보고 있습니다' })).toBeVisible();

	await open(page, '/my/reserve');
	await expect(page.getByText('You have been offered other dates').first()).toBeVisible();
	await open(page, `/my/reserve/${id}`);
	const offered = page.getByRole('region', { name: 'Proposed dates' });
	await expect(offered.getByText('그날은 진료가 모두 찼습니다.')).toBeVisible();
	const { proposal } = await (await page.request.get(`/api/reservations/${id}?language=en`)).json();
	await expect(offered.getByText(formatWon(proposal.dates[0].total)).first()).toBeVisible();
	await expect(offered.getByRole('button', { name: 'Choose this date' })).toBeDisabled();
	await settled(page);
	await offered.getByRole('radio').nth(1).check();
	await offered.getByRole('button', { name: 'Choose this date' }).click();
	await expect(page.getByText('Your reservation is confirmed on the new date.')).toBeVisible();
	await expect(offered).toHaveCount(0);
	const now = await (await page.request.get(`/api/reservations/${id}?language=en`)).json();
	expect([now.status, now.order.on, now.order.time]).toEqual(['confirmed', second, time]);

	// The desk hears of it without a reload.
	await expect(proposed).toHaveCount(0);
	await expect(desk.getByText('제안 날짜 수락').first()).toBeVisible();
	const mails = await mailsAbout(baseURL, code, 4);
	expect(mails.map(({ template }) => template)).toEqual(
		expect.arrayContaining(['reservation-dates-proposed', 'reservation-confirmed', 'provider-date-accepted']),
	);
	await desk.context().close();
});
