import { logIn } from '../support/member-journey.ts';
import { expect, test } from '../support/site-test.ts';

const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };

test('the agency reads what is erased by which rule and why, and finds moderated things in one queue', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/erasures');
	await expect(desk.getByRole('heading', { level: 1, name: '파기 기록' })).toBeVisible();
	const rules = desk.getByRole('region', { name: '지우는 기준' });
	await expect(rules.getByText('이용일 7일 뒤.', { exact: false })).toBeVisible();
	// The minutely jobs have run by now.
	await expect
		.poll(
			async () => {
				await desk.reload();
				await expect(rules.getByText('이용일 7일 뒤.', { exact: false })).toBeVisible();
				return rules.getByText('마지막 실행:', { exact: false }).count();
			},
			{ timeout: 100_000, intervals: [5_000] },
		)
		.toBeGreaterThan(0);
	await desk.getByRole('combobox', { name: '기준' }).selectOption('mail');
	await expect(desk).toHaveURL(/rule=mail/);
	await expect(rules.getByText('보낸 메일의 주소와 내용을 지웁니다.', { exact: false })).toBeVisible();
	await expect(rules.getByText('이용일 7일 뒤.', { exact: false })).toHaveCount(0);
	await expect(desk.getByText('이 기간에 지운 것이 없습니다.')).toBeVisible();

	// Two lists that stood in the navigation too are reached from the one queue; old addresses still lead there.
	const rail = desk.locator('#console-menu');
	await expect(rail.locator('a[href="/console/messages"], a[href="/console/matching-reports"]')).toHaveCount(0);
	await desk.goto('/console/trust');
	for (const path of ['/console/messages', '/console/matching-reports']) {
		await expect(desk.locator(`main a[href="${path}"]`)).toBeVisible();
		expect((await desk.request.get(path)).status()).toBe(200);
	}
	await context.close();
});
