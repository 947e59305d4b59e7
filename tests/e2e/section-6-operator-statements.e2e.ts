import { logIn } from '../support/member-journey.ts';
import { elsewhere, headers, logInEnglish, operator, reserveByApi, roomyDays } from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

test('a transfer in a bank statement is found by its code, confirmed by a click, and its guest sees it paid', async ({
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
	const { id, code } = await reserveByApi(page.request, { product, on, time });
	await elsewhere(baseURL, operator, async (request) => {
		const confirmed = await request.post(`/api/reservations/${id}/moves?language=ko`, {
			data: { move: 'confirm' },
			headers,
		});
		// What is confirmed at once needs nobody's word.
		expect([200, 409]).toContain(confirmed.status());
	});
	const { price } = await (await page.request.get(`/api/reservations/${id}?language=en`)).json();
	const total: number = price.total;

	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/statements');
	await expect(desk.getByRole('heading', { level: 1, name: '은행 거래내역' })).toBeVisible();
	const unique = Number(`${Date.now()}`.slice(-9));
	const lines = [
		'계좌번호,110-123-456',
		'거래일시,적요,보낸분/받는분,출금액,입금액,잔액',
		`2026-11-18 10:00:00,타행,${code} LINH,0,${total},${unique}`,
		`2026-11-18 11:00:00,이자,예금이자,0,${7},${unique + 7}`,
	];
	const file = { name: `${code}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
	await desk.locator('#bank-file').setInputFiles(file);
	await expect(desk.getByText('110-123-456')).toHaveCount(0);
	await desk.getByRole('button', { name: '새 거래 2건 저장' }).click();
	await expect(desk).toHaveURL(/\/console\/statements\/[\w-]{36}/);

	const main = desk.getByRole('main');
	const row = main.getByRole('listitem').filter({ hasText: code }).first();
	await expect(row.getByText('예약번호 일치')).toBeVisible();
	await row.getByRole('button', { name: new RegExp(`^${code} ₩[\\d,]+ 확인$`) }).click();
	await expect(desk.getByText(`${code} 기록을 마쳤습니다.`)).toBeVisible();
	await desk.getByRole('link', { name: /^찾지 못함/ }).click();
	const interest = main.getByRole('listitem').filter({ hasText: '예금이자' }).first();
	await interest.getByRole('button', { name: '제외' }).click();
	await interest.getByRole('combobox', { name: '제외하는 이유' }).selectOption({ label: '은행 수수료·이자' });
	await interest.locator('form').getByRole('button', { name: '제외' }).click();
	await expect(desk.getByText('이 거래를 제외했습니다.')).toBeVisible();
	await desk.getByRole('link', { name: /^연결됨/ }).click();
	await expect(main.getByRole('listitem').filter({ hasText: code }).first()).toBeVisible();

	await page.goto(`/en/my/reserve/${id}`);
	await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
	// The same file again: nothing is kept twice.
	await desk.goto('/console/statements');
	await desk.locator('#bank-file').setInputFiles(file);
	await expect(desk.getByRole('button', { name: '새 거래가 없습니다' })).toBeDisabled();
	await context.close();
});
