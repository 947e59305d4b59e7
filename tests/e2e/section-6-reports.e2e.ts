import { logIn } from '../support/member-journey.ts';
import { operator, roomyDays } from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

test('an operator sees how the site went, chooses an area, and takes a table along', async ({ page }) => {
	await logIn(page, operator);
	await page.goto('/console/reports?days=365');
	await expect(page.getByRole('heading', { level: 1, name: '보고서' })).toBeVisible();
	const byArea = page.getByRole('group', { name: '분야', exact: true });
	const rows = byArea.getByRole('rowheader');
	await expect(rows.nth(1)).toBeVisible();
	await expect(page.getByRole('img', { name: '예약 그래프' }).locator('canvas')).toBeVisible();
	const first = (await rows.first().textContent()) ?? '';
	await page.getByRole('combobox', { name: '분야' }).selectOption({ label: first });
	await expect(rows).toHaveCount(1);
	await expect(rows.first()).toHaveText(first);
	const saved = page.waitForEvent('download');
	await page.getByRole('link', { name: '엑셀 저장' }).click();
	expect((await saved).suggestedFilename()).toMatch(/^maru-report-.*\.xlsx$/);
});

test.describe('where visitors leave', () => {
	test.use({
		userAgent:
			'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
	});

	test('a visitor looks at a list, a product and a date, and the operator sees how far they came', async ({
		page,
		browser,
		baseURL,
	}) => {
		await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
		const id = 'gyeongbokgung-before-opening';
		const [on = ''] = await roomyDays(page.request, id);
		const told = (subject: string) =>
			page.waitForResponse(
				(response) => response.url().endsWith('/api/viewings') && response.request().postDataJSON().subject === subject,
			);
		const list = told('list/travel');
		await open(page, '/travel');
		expect((await list).ok()).toBe(true);
		const product = told(`product/${id}`);
		await open(page, `/travel/${id}`);
		expect((await product).ok()).toBe(true);
		const date = told(`date/${id}`);
		await open(page, `/travel/${id}?on=${on}`);
		expect((await date).ok()).toBe(true);

		const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
		const desk = await context.newPage();
		await logIn(desk, operator);
		await desk.goto('/console/reports?days=30&spoken=en');
		const steps = desk.getByRole('group', { name: '이탈 단계' });
		for (const name of ['목록 조회', '상품 조회', '날짜 선택'])
			await expect(steps.getByRole('row', { name: new RegExp(`^${name}\\D*[1-9]`) }), name).toBeVisible();
		await expect(steps.getByRole('rowheader')).toHaveText([
			...['목록 조회', '상품 조회', '날짜 선택', '예약서 열기', '예약서 제출', '예약', '확정', '결제', '이용 완료'],
		]);
		await context.close();
	});
});
