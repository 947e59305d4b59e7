import { logIn } from '../support/member-journey.ts';
import { expect, test } from '../support/site-test.ts';

const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };

test('the agency keeps what the site says of it, is told what is wrong, and visitors read it within seconds', async ({
	page,
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/company');
	await expect(desk.getByRole('heading', { level: 1, name: '회사 정보' })).toBeVisible();
	const phone = desk.getByLabel('전화', { exact: true });
	const save = desk.getByRole('button', { name: '회사 정보 저장' });
	const company = desk.getByRole('region', { name: '회사', exact: true });
	const name = company.getByLabel('회사 이름');
	await expect(save).toBeDisabled();

	// What is wrong in another language opens that one; what was typed stays.
	await company.getByRole('tab', { name: 'English' }).click();
	await name.fill('');
	await company.getByRole('tab', { name: '한국어' }).click();
	await phone.fill('전화 주세요');
	await save.click();
	await expect(desk.getByText('2개 항목을 고쳐 주세요')).toBeVisible();
	await expect(company.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true');
	await expect(phone).toHaveValue('전화 주세요');
	await expect(phone).toHaveAttribute('aria-invalid', 'true');
	await name.fill('Maru Korea Travel');
	await phone.fill('02-0000-0007');
	await save.click();
	await expect(desk.getByText('저장했습니다. 몇 초 안에', { exact: false })).toBeVisible();

	try {
		await expect
			.poll(
				async () => {
					await page.goto('/about/introduction');
					return page.getByRole('contentinfo').textContent();
				},
				{ timeout: 20_000 },
			)
			.toContain('+82-2-0000-0007');
		await expect(page.getByRole('contentinfo')).toContainText('Maru Korea Travel');
	} finally {
		// As it was, for every other journey.
		await company.getByRole('tab', { name: 'English' }).click();
		await name.fill('Maru Korea Co., Ltd.');
		await phone.fill('02-0000-0000');
		await save.click();
		await expect(save).toBeDisabled();
	}
	await context.close();
});
