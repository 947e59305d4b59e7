import { logIn } from '../support/member-journey.ts';
import { owedRefund } from '../support/owed-refund.ts';
import { logInEnglish, operator } from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

test('what a cancelled reservation owes is on the refund desk, is sent back, and its guest sees it', async ({
	page,
	browser,
	baseURL,
}) => {
	await logInEnglish(page);
	const { id, code } = await owedRefund(page, baseURL, 1);

	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/refunds');
	await expect(desk.getByRole('heading', { level: 1, name: '환불' })).toBeVisible();
	const row = desk.getByRole('main').getByRole('listitem').filter({ hasText: code });
	await expect(row.getByText('₩10,000')).toBeVisible();
	await expect(row.getByText(/까지$/)).toBeVisible();
	await row.getByRole('button', { name: `환불 기록: ${code}` }).click();
	const won = row.getByRole('textbox', { name: '보낸 금액(원)' });
	await won.fill('10001');
	await row.getByRole('button', { name: '보낸 것으로 기록' }).click();
	await expect(won).toHaveAttribute('aria-invalid', 'true');
	await won.fill('10000');
	await row.getByRole('button', { name: '보낸 것으로 기록' }).click();
	await expect(desk.getByText(`${code} 환불을 기록하고 예약자에게 알렸습니다.`)).toBeVisible();
	await expect(row).toHaveCount(0);

	await desk
		.getByRole('link', { name: /^20\d\d년 \d+월$/ })
		.first()
		.click();
	await expect(desk).toHaveURL(/\/console\/refunds\?month=20\d\d-\d\d$/);
	await expect(desk.getByText('이 달이 끝나면 마감할 수 있습니다.')).toBeVisible();
	await expect(desk.getByRole('listitem').filter({ hasText: code }).getByText('₩10,000')).toBeVisible();
	const seen = await (await page.request.get(`/api/reservations/${id}?language=en`)).json();
	expect(JSON.stringify(seen.payments ?? seen)).toContain('refund');
	await context.close();
});
