import { formatDateWithWeekday } from '#i18n/format.ts';
import { logIn } from '../support/member-journey.ts';
import { elsewhere, headers, logInEnglish, operator, reserveByApi, roomyDays } from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

test('the desk notes something for colleagues, mails the details again, and writes to everybody who comes that day', async ({
	page,
	browser,
	baseURL,
}) => {
	await logInEnglish(page);
	const product = 'tea-master-ikseon';
	const on = (await roomyDays(page.request, product)).at(-2) ?? '';
	const { days } = await (await page.request.get(`/api/products/${product}/days?month=${on.slice(0, 7)}`)).json();
	const { slots } = days.find((day: { on: string }) => day.on === on);
	const { time } = slots.find(({ left }: { left: number }) => left > 0);
	const { id } = await reserveByApi(page.request, { product, on, time });
	await elsewhere(baseURL, operator, async (request) => {
		const data = { move: 'confirm' };
		const confirmed = await request.post(`/api/reservations/${id}/moves?language=ko`, { data, headers });
		// What is confirmed at once needs nobody's word.
		expect([200, 409]).toContain(confirmed.status());
	});

	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto(`/console/reservations/${id}`);
	const note = desk.getByRole('region', { name: '업무 메모' });
	await note.getByRole('button', { name: '메모 쓰기' }).click();
	await note.getByRole('textbox', { name: '메모' }).fill('생일 손님, 케이크 15시');
	await note.getByRole('button', { name: '메모 저장' }).click();
	await expect(desk.getByText('메모를 저장했습니다.')).toBeVisible();
	await expect(note.getByText('생일 손님, 케이크 15시')).toBeVisible();
	await desk.getByRole('button', { name: '안내 다시 보내기' }).click();
	await expect(desk.getByText('예약자에게 안내를 다시 보냈습니다.')).toBeVisible();

	await desk.goto(`/console/calendar?view=day&on=${on}`);
	await expect(desk.getByRole('heading', { name: `${formatDateWithWeekday(on, 'ko')} 일정표` })).toBeVisible();
	await expect(desk.getByText('메모: 생일 손님, 케이크 15시')).toBeVisible();
	await desk.getByRole('button', { name: '모두에게 메시지' }).click();
	const writing = desk.getByRole('region', { name: '이날 오는 분들께 메시지' });
	await writing.getByRole('textbox', { name: '메시지' }).fill('비가 오니 우산을 챙겨 주세요.');
	await writing.getByRole('button', { name: /명에게 보내기$/ }).click();
	await expect(writing.getByText(/명에게 보냈습니다\.$/)).toBeVisible();
	await expect(writing.getByRole('alert')).toHaveCount(0);

	await open(page, `/my/reserve/${id}`);
	await page.locator('#messages').scrollIntoViewIfNeeded();
	await expect(page.getByText('비가 오니 우산을 챙겨 주세요.').first()).toBeVisible();
	await expect(page.getByText('생일 손님')).toHaveCount(0);
	await context.close();
});
