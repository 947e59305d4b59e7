import {
	clinic,
	logInEnglish,
	mailsAbout,
	openDesk,
	phone,
	reservationOf,
	reserveByApi,
	roomyDays,
	takenByApi,
	desk as wide,
} from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';
import { violationsOn } from '../support/violations-on.ts';

const product = 'laser-toning-consultation';
const time = '17:30';
const reason = '태풍으로 진료를 쉽니다.';

test('a typhoon comes: what it costs is said first, then a start is called off for all who are reserved, and each is told', async ({
	page,
	browser,
	baseURL,
}) => {
	await logInEnglish(page);
	const on = (await roomyDays(page.request, product, { time, places: 3 })).at(-4) ?? '';
	const first = await reserveByApi(page.request, { product, on, time });

	const desk = await openDesk(browser, baseURL, clinic);
	const phoned = await takenByApi(desk.request, { product, on, time });
	await desk.setViewportSize(wide);
	await desk.goto(`/console/calendar?product=${product}&on=${on}&day=${on}&time=${time}`);
	const panel = desk.getByRole('complementary').filter({ hasText: time });
	await panel.getByRole('button', { name: '이 시간 예약 모두 취소' }).click();
	const dialog = desk.getByRole('alertdialog');
	await expect(dialog.getByText('예약 2건 · 2명')).toBeVisible();
	await expect(dialog.getByText('예약자의 언어: ')).toContainText('영어');
	expect(await violationsOn(desk)).toEqual([]);

	// It needs a reason; and somebody reserves while it is read.
	await dialog.getByRole('button', { name: '예약 2건 취소' }).click();
	await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
	await dialog.getByRole('textbox').fill(reason);
	const late = await reserveByApi(page.request, { product, on, time });
	await dialog.getByRole('button', { name: '예약 2건 취소' }).click();
	await expect(dialog.getByText('그사이 예약이나 환불할 금액이 바뀌었습니다.')).toBeVisible();
	await expect(dialog.getByText('예약 3건 · 3명')).toBeVisible();
	await expect(dialog.getByRole('textbox')).toHaveValue(reason);
	await desk.setViewportSize(phone);
	expect(await violationsOn(desk)).toEqual([]);
	await dialog.getByRole('button', { name: '예약 3건 취소' }).click();
	await expect(dialog).toBeHidden();
	const heading = desk.getByRole('heading', { name: /예약 모두 취소$/ });
	await expect(heading).toBeFocused();
	await expect(heading).toBeInViewport();

	// It goes on by itself, and says so where it was begun.
	const result = desk.getByRole('region', { name: /예약 모두 취소$/ });
	await expect(result.getByText('3건 중 3건 취소 완료')).toBeVisible();
	await expect(result.getByText(reason)).toBeVisible();
	// Whoever has no account is phoned, and the list of them is taken along on paper.
	await expect(result.getByRole('link', { name: 'Siriporn Wongsakul' })).toHaveAttribute(
		'href',
		`/console/reservations/${phoned}`,
	);
	await expect(result.getByRole('link', { name: /^\+66/ })).toBeVisible();
	await expect(result.getByRole('button', { name: '인쇄' })).toBeVisible();
	await desk.emulateMedia({ media: 'print' });
	await expect(result.getByRole('link', { name: /^\+66/ })).toBeVisible();
	await expect(result.getByRole('button', { name: '인쇄' })).toBeHidden();
	await expect(panel.getByRole('checkbox', { name: '예약 중지' })).toBeHidden();
	await desk.emulateMedia({ media: null });
	await expect(panel.getByRole('checkbox', { name: '예약 중지' })).toBeVisible();
	await desk.setViewportSize(wide);
	await expect(panel.getByText('예약이 없습니다')).toBeVisible();
	await expect(panel.getByRole('checkbox', { name: '예약 중지' })).toBeChecked();

	// Each guest reads it, and nobody reserves that start any more.
	const ended = await Promise.all([first, late].map(({ id }) => reservationOf(page.request, id)));
	expect(ended.map(({ status }) => status)).toEqual(Array(2).fill('cancelled'));
	await open(page, `/my/reserve/${first.id}`);
	await expect(page.getByText(reason).first()).toBeVisible();
	const told = await mailsAbout(baseURL, first.code, 3);
	expect(told.map(({ template }) => template)).toContain('reservation-called-off');
	const after = await (await page.request.get(`/api/products/${product}/days?month=${on.slice(0, 7)}`)).json();
	const day = after.days.find((one: { on: string }) => one.on === on);
	expect(day?.slots.some((slot: { time: string }) => slot.time === time) ?? false).toBe(false);
	await desk.context().close();
});
