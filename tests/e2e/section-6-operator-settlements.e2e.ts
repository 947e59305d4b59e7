import { logIn } from '../support/member-journey.ts';
import { clinic, operator } from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

test('an operator sets a commission and closes a month, and the partner sees its statements and takes them along', async ({
	page,
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/commissions');
	await expect(desk.getByRole('heading', { level: 1, name: '수수료와 월 정산' })).toBeVisible();
	const later = `${new Date().getFullYear() + 1}-12-31`;
	const months = desk.getByRole('link', { name: /^20\d\d년 \d+월$/ });
	const last = (await months.nth(1).textContent()) ?? '';
	const month = (await months.nth(1).getAttribute('href'))?.slice(-7);
	const main = desk.getByRole('main');
	await main
		.getByRole('button', { name: /^수수료율 변경: / })
		.first()
		.click();
	const form = main.locator('form').first();
	await form.getByRole('textbox', { name: '수수료율(%)' }).fill('99');
	await form.getByRole('textbox', { name: '적용 시작일' }).fill(later);
	await form.getByRole('button', { name: '저장' }).click();
	await expect(form.getByRole('textbox', { name: '수수료율(%)' })).toHaveAttribute('aria-invalid', 'true');
	await form.getByRole('textbox', { name: '수수료율(%)' }).fill('12.5');
	await form.getByRole('button', { name: '저장' }).click();
	// However it was typed, a day is shown as everywhere.
	await expect(main.getByText(`${later.replaceAll('-', '.')}부터 12.5%`).first()).toBeVisible();

	await months.nth(1).click();
	await expect(desk.getByRole('heading', { level: 1, name: `${last} 정산` })).toBeVisible();
	const close = main.getByRole('button', { name: '월 마감' });
	// A second try finds it closed.
	await expect(close.or(main.getByText(/ 마감$/)).first()).toBeVisible();
	if (await close.isVisible()) {
		await close.click();
		await desk.getByRole('alertdialog').getByRole('button', { name: '월 마감' }).click();
	}
	await expect(main.getByText(/ 마감$/).first()).toBeVisible();
	await expect(close).toHaveCount(0);
	// The demonstration has only what happened of late: where that was this month, last month's statements are none.
	const made = await (await desk.request.get(`/api/settlement-months/${month}?language=ko`)).json();
	if (made.partners.length === 0) await expect(main.getByText('이 달에는 정산할 예약이 없습니다')).toBeVisible();
	else {
		await main.getByRole('link', { name: made.partners[0].number }).click();
		await expect(desk).toHaveURL(/\/console\/settlements\/[\w-]{36}$/);
		const isOwed = made.partners[0].payableWon < 0;
		await expect(main.getByText(isOwed ? '받을 금액' : '지급액', { exact: true }).first()).toBeVisible();
		const taking = desk.waitForEvent('download');
		await main.getByRole('link', { name: 'PDF 저장' }).click();
		expect((await taking).suggestedFilename()).toMatch(/^maru-S-.*\.pdf$/);
	}
	await context.close();

	await logIn(page, clinic);
	await page.goto('/console/settlements');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	const own = await (await page.request.get('/api/settlements?language=en')).json();
	expect(new Set(own.items.map((one: { organisationId: string }) => one.organisationId)).size).toBeLessThan(2);
	await expect(
		own.items.length > 0
			? page.getByRole('link', { name: own.items[0].number })
			: page
					.getByRole('main')
					.getByText(/e-mail|이메일|메일/)
					.first(),
	).toBeVisible();
	expect((await page.request.get('/api/settlement-months')).status()).toBe(404);
});
