import { logIn } from '../support/member-journey.ts';
import { expect, test } from '../support/site-test.ts';

const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };

test('a rate is set, a slip is asked about, and visitors see it with its day within seconds', async ({
	page,
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/rates');
	await expect(desk.getByRole('heading', { level: 1, name: '환율' })).toBeVisible();
	const rupiah = desk.getByRole('textbox', { name: /1 IDR/ });
	await rupiah.fill('0,09');
	await desk.getByRole('button', { name: '환율 저장' }).click();
	await expect(rupiah).toHaveAttribute('aria-invalid', 'true');
	await expect(rupiah).toHaveValue('0,09');

	// A day that cannot be had stays where it was typed, and the rates are not saved with another.
	const asOf = desk.getByRole('textbox', { name: '기준일' });
	const today = (await asOf.inputValue()) || '';
	await rupiah.fill('0.08');
	for (const day of ['2027.12.01', '2026.13.45']) {
		await asOf.fill(day);
		await asOf.press('Enter');
		await desk.getByRole('button', { name: '환율 저장' }).click();
		await expect(asOf).toHaveValue(day);
		await expect(asOf).toHaveAttribute('aria-invalid', 'true');
		await expect(asOf).toBeFocused();
		await expect(desk.getByText('환율을 저장했습니다', { exact: false })).toHaveCount(0);
	}
	await asOf.fill(today);
	await expect(asOf).not.toHaveAttribute('aria-invalid', 'true');

	// A colleague is quicker: both stand there, and what was typed goes on.
	const other = (0.08 + Math.random() / 200).toFixed(5);
	const rate = (0.08 + Math.random() / 200).toFixed(5);
	await rupiah.fill(rate);
	const now = await (await desk.request.get('/api/console/site/rates')).json();
	const set = await desk.request.put('/api/console/site/rates', {
		data: {
			asOf: today.replaceAll('.', '-'),
			rates: { ...now.rates, IDR: Number(other) },
			before: now.rates,
			sureOf: [],
		},
		headers: { 'sec-fetch-site': 'same-origin' },
	});
	expect(set.status(), await set.text()).toBe(200);
	await desk.getByRole('button', { name: '환율 저장' }).click();
	const met = desk.getByRole('alert').filter({ hasText: '다른 사람이 먼저' });
	await expect(met).toContainText(`내가 입력한 값 ${rate}, 저장된 값 ${Number(other)}`);
	await expect(rupiah).toHaveValue(rate);
	await met.getByRole('button', { name: '내가 입력한 값으로 계속' }).click();
	await expect(met).toHaveCount(0);
	await expect(rupiah).toHaveValue(rate);

	// A digit too many is asked about, and nothing is set before the answer.
	await rupiah.fill('0.8');
	await desk.getByRole('button', { name: '환율 저장' }).click();
	const dialog = desk.getByRole('alertdialog', { name: /크게 달라집니다/ });
	await expect(dialog).toContainText('0.8원');
	await dialog.getByRole('button', { name: '다시 확인' }).click();
	await rupiah.fill(rate);
	await desk.getByRole('button', { name: '환율 저장' }).click();
	await expect(desk.getByText('환율을 저장했습니다', { exact: false })).toBeVisible();
	await expect(desk.getByRole('table', { name: '변경 기록' }).getByRole('row').nth(1)).toContainText(
		`IDR ${Number(rate)}`,
	);

	await expect
		.poll(async () => (await (await page.request.get('/api/profile?language=id')).json()).rates.IDR, {
			timeout: 15_000,
		})
		.toBeCloseTo(Number(rate), 6);
	await page.goto('/id');
	await page.locator('summary').filter({ hasText: 'IDR' }).first().click();
	const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date()).replaceAll('-', '.');
	await expect(page.getByText(`Kurs tanggal ${day}`, { exact: false }).first()).toBeVisible();
	await context.close();
});
