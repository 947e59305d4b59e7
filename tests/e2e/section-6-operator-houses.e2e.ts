import { expect } from '@playwright/test';
import { type LaunchedProduct, launchProduct } from '../support/launch-product.ts';
import { logIn, traveller } from '../support/member-journey.ts';
import { clinic, dayAhead, operator, reserveByApi } from '../support/reservation-journey.ts';
import { test } from '../support/site-test.ts';

const sold = 'laser-toning-consultation';

let product: LaunchedProduct;
// A product of its own: other journeys reserve with the same house.
test.beforeAll(async () => {
	product = await launchProduct();
});
test.afterAll(async () => {
	await product?.takeDown();
});

test('an operator suspends a house: it is gone from the site, what is reserved is served, and restored it is there again', async ({
	browser,
}) => {
	const arrive = async () => (await browser.newContext({ baseURL: product.origin, locale: 'ko-KR' })).newPage();
	const [guest, desk, house] = [await arrive(), await arrive(), await arrive()];
	const status = async () => (await guest.request.get(`/api/products/${sold}?language=en`)).status();
	await logIn(guest, traveller);
	const { id, code } = await reserveByApi(guest.request, {
		...{ product: sold, on: await dayAhead(guest.request, sold, 10), time: '17:30' },
	});

	await logIn(desk, operator);
	await desk.goto('/console/houses');
	await expect(desk.getByRole('heading', { level: 1, name: '업체' })).toBeVisible();
	await desk.getByRole('searchbox', { name: '업체 찾기' }).fill('신사');
	await expect(desk).toHaveURL(/\?text=/);
	await expect(desk.getByText('업체 1곳', { exact: true })).toBeVisible();
	await desk.getByRole('table').getByRole('link').first().click();
	await desk.getByRole('button', { name: '정지하기' }).click();
	await desk.getByRole('button', { name: '판매 정지', exact: true }).click();
	await expect(desk.getByRole('textbox', { name: '사유' })).toBeFocused();
	await desk.getByRole('textbox', { name: '사유' }).fill('보험 증권을 확인하고 있습니다.');
	await desk.getByRole('button', { name: '판매 정지', exact: true }).click();
	await expect(desk.getByText('판매를 정지하고 업체에 알렸습니다.')).toBeVisible();
	await expect(desk.getByText('보험 증권을 확인하고 있습니다.').first()).toBeVisible();
	expect(await status()).toBe(404);

	await logIn(house, clinic);
	await house.goto(`/console/reservations/${id}`);
	await expect(house.getByText('운영자가 판매를 정지했습니다').first()).toBeVisible();
	await expect(house.getByText(code).first()).toBeVisible();
	expect((await guest.request.get(`/api/reservations/${id}/voucher?language=en`)).status()).not.toBe(404);

	await desk.getByRole('button', { name: '다시 시작하기' }).click();
	await desk.getByRole('textbox', { name: '사유' }).fill('확인을 마쳤습니다.');
	await desk.getByRole('button', { name: '판매 재개' }).click();
	await expect(desk.getByText('판매를 다시 시작하고 업체에 알렸습니다.')).toBeVisible();
	expect(await status()).toBe(200);
	await house.reload();
	await expect(house.getByText('운영자가 판매를 정지했습니다')).toHaveCount(0);
});
