import { logIn } from '../support/member-journey.ts';
import { expect, test } from '../support/site-test.ts';

const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };

test('the agency puts the main page in order and pins a product, and visitors see it within seconds', async ({
	page,
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/home');
	await expect(desk.getByRole('heading', { level: 1, name: '첫 화면' })).toBeVisible();
	await expect(desk.getByText('고정한 상품이 없습니다.', { exact: false })).toBeVisible();
	await desk.getByRole('button', { name: '새 공지 위로' }).click();
	const found = desk.getByRole('list', { name: '찾은 상품' });
	const pin = found.getByRole('button').last();
	const name = ((await pin.getByRole('img').getAttribute('aria-label')) ?? '').replace(/ 고정$/, '');
	await pin.click();
	await expect(desk.getByRole('button', { name: `${name} 고정 해제` })).toBeVisible();
	await desk.getByRole('button', { name: '첫 화면 저장' }).click();
	await expect(desk.getByText('저장했습니다. 몇 초 안에', { exact: false })).toBeVisible();

	try {
		const best = async () => (await page.request.get('/api/products/best?language=en')).json();
		await expect.poll(async () => (await best()).isPicked, { timeout: 20_000 }).toBe(true);
		const order = async () => (await (await page.request.get('/api/profile?language=en')).json()).homeOrder;
		await expect
			.poll(order, { timeout: 20_000 })
			.toEqual(['best', 'matching', 'providers', 'notices', 'promotions', 'trust']);
		const [first] = (await best()).products;
		await expect
			.poll(
				async () => {
					await page.goto('/');
					return page.getByRole('heading', { level: 2, name: 'Picked by Maru' }).count();
				},
				{ timeout: 20_000 },
			)
			.toBe(1);
		await expect(page.getByRole('region', { name: 'Picked by Maru' })).toContainText(first.title);
	} finally {
		// As it was, for every other journey.
		await desk.getByRole('button', { name: `${name} 고정 해제` }).click();
		await desk.getByRole('button', { name: '새 공지 아래로' }).click();
		await desk.getByRole('button', { name: '첫 화면 저장' }).click();
		await expect(desk.getByText('고정한 상품이 없습니다.', { exact: false })).toBeVisible();
	}
	await context.close();
});
