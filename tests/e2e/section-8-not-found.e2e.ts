import { expect, givenUp, open, test } from '../support/site-test.ts';

test.use({ expectedNoise: /status of (404|500)|HTTP 500/ });

test('a misspelt address says where one might have wanted to go, in the same language', async ({ page }) => {
	const answer = await open(page, '/ru/Notices');
	expect(answer.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
	const near = page.getByRole('navigation', { name: 'Возможно, вы искали' });
	await near.getByRole('link', { name: 'Новости' }).click();
	await expect(page).toHaveURL(/\/ru\/notice$/);
	await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
});

test('a product that is not there offers what is named like it, and the area’s own', async ({ page }) => {
	const answer = await open(page, '/travel/gyeongbokgung-before-openin');
	expect(answer.status()).toBe(404);
	const things = page.getByRole('region', { name: 'Travel', exact: true }).getByRole('link');
	await expect(things).toHaveCount(3);
	await expect(things.first()).toContainText('Gyeongbokgung before the gates open');
	await things.first().click();
	await expect(page).toHaveURL(/\/travel\/gyeongbokgung-before-opening$/);
});

test('each place is offered once, however near it is', async ({ page }) => {
	for (const path of ['/en/my/reserv', '/en/hom', '/en/x9f8w7e6r5t4y3']) {
		await open(page, path);
		const main = page.locator('main');
		const offered = await main.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
		expect([...new Set(offered)], path).toEqual(offered);
		expect(offered, path).toEqual(expect.arrayContaining(['/en', '/en/my/reserve']));
	}
});

test('the search of a lost page finds things of every area', async ({ page }) => {
	await open(page, '/th/nowhere');
	await page.getByRole('combobox').first().fill('โยคะ');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/th\/\w+\?search=/);
});

test('without scripts the lost page is as helpful', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	await page.goto('/id/wellness/no-such');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('region', { name: 'Di bagian Wellness' }).getByRole('link')).toHaveCount(3);
	await expect(page.locator('search input[name=search]').first()).toBeVisible();
	await context.close();
});

test('going back to a page that is not there shows the same, without a full load', async ({ page }) => {
	await open(page, '/vn/notice/no-such-notice');
	await page.getByRole('link', { name: 'Về trang chủ' }).click();
	await expect(page).toHaveURL(/\/vn$/);
	await page.goBack();
	await expect(page.getByRole('navigation', { name: 'Có thể bạn đang tìm' })).toBeVisible();
});

test('a page that fails in the browser quotes the number it is kept under, and shows no stack', async ({ page }) => {
	await page.route('**/api/notices?**', (route) => route.fulfill({ status: 500, json: { status: 500 } }));
	await page.clock.install();
	await open(page, '/travel');
	await page.getByRole('link', { name: 'Notices' }).first().click();
	const failure = page.getByRole('alert');
	await givenUp(page, failure);
	await expect(failure).toContainText(/quote this number: [\da-f-]{36}/);
	await expect(failure).not.toContainText(/\bat \w+ \(|\.tsx?:|Error/);
	await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('where nothing answers there is no number to read out', async ({ page }) => {
	await page.route('**/api/notices?**', (route) => route.fulfill({ status: 500, json: { status: 500 } }));
	await page.route('**/api/failures', (route) => route.fulfill({ status: 500, json: {} }));
	await page.clock.install();
	await open(page, '/travel');
	const told = page.waitForResponse('**/api/failures');
	await page.getByRole('link', { name: 'Notices' }).first().click();
	const failure = page.getByRole('alert');
	await givenUp(page, failure);
	await told;
	await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
	await expect(failure).not.toContainText('number');
});
