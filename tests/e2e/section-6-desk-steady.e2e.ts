import { endElsewhere, logIn } from '../support/member-journey.ts';
import { clinic, logInEnglish, operator, reserveByApi, roomyDays } from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

test.describe('without network', () => {
	test.use({ expectedNoise: /ERR_|Failed to (?:load|fetch)|dynamically imported|error boundary/ });

	test('the frame stays: a page that cannot be loaded says so and comes by itself; the language stays', async ({
		page,
		context,
	}) => {
		await logIn(page, clinic);
		await page.goto('/console/staff');
		await expect(page.getByRole('heading', { level: 1, name: '직원' })).toBeVisible();
		const rail = page.getByRole('navigation', { name: '업무 콘솔' });
		await context.setOffline(true);
		await rail.getByRole('link', { name: '캘린더' }).click();
		await expect(page.getByRole('main').getByRole('alert')).toContainText('페이지를 열지 못했습니다');
		await expect(rail).toBeVisible();
		await page.getByRole('combobox', { name: '언어' }).selectOption('vn');
		await expect(page.getByText('언어를 바꾸지 못했습니다')).toBeVisible();
		await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
		await page.goBack();
		await expect(page.getByRole('heading', { level: 1, name: '직원' })).toBeVisible();
		await page.goForward();
		await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
		await context.setOffline(false);
		await expect(page.getByRole('heading', { level: 1, name: '캘린더' })).toBeVisible();
		await expect(page).toHaveURL('/console/calendar');
	});
});

test.describe('where nothing can be shown', () => {
	test.use({ expectedNoise: /status of 40[0-4]/ });

	test('who is logged out elsewhere logs in and comes back to where they were', async ({ page, baseURL }) => {
		await logIn(page, clinic);
		await page.goto('/console/staff');
		await expect(page.getByRole('heading', { level: 1, name: '직원' })).toBeVisible();
		await endElsewhere(page, clinic, baseURL);
		await page.getByRole('navigation', { name: '업무 콘솔' }).getByRole('link', { name: '예약', exact: true }).click();
		await expect(page.getByRole('heading', { name: '로그인이 만료되었습니다' })).toBeVisible();
		await page.getByRole('link', { name: '로그인하기' }).click();
		await page.getByRole('textbox', { name: '이메일' }).fill(clinic.email);
		await page.getByLabel('비밀번호', { exact: true }).fill(clinic.password);
		await page.getByRole('button', { name: '로그인' }).click();
		await expect(page).toHaveURL('/console/reservations');
	});

	test('what is not there, or not one’s own, is said in the frame and in Korean', async ({ page }) => {
		await logIn(page, clinic);
		for (const id of ['00000000-0000-4000-8000-0000000000ff', 'abc']) {
			await page.goto(`/console/reservations/${id}`);
			await expect(page.getByRole('main').getByRole('alert')).toContainText('찾을 수 없습니다');
		}
		expect((await page.goto('/console/nowhere'))?.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없습니다' })).toBeVisible();
		await expect(page.getByRole('navigation', { name: '업무 콘솔' })).toBeVisible();
		await logIn(page, operator);
		await page.goto('/console/profile');
		await expect(page.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없습니다' })).toBeVisible();
	});
});

test('keys work in any script, the focus comes back, and cleared filters stay cleared', async ({ page }) => {
	await logIn(page, clinic);
	await page.goto('/console/reservations?search=zzzz');
	const field = page.getByRole('main').getByRole('searchbox');
	await expect(field).toHaveValue('zzzz');
	await page
		.getByRole('button', { name: '필터 모두 지우기' })
		.or(page.getByRole('link', { name: '필터 모두 지우기' }))
		.click();
	await expect(field).toHaveValue('');
	await field.focus();
	await field.blur();
	await expect(page).toHaveURL('/console/reservations');

	await page.goto('/console/products');
	// One of the list, which comes after its filters.
	const product = page.locator('main a[href^="/console/products/"]:not([href$="/files"])').last();
	const address = await product.getAttribute('href');
	await product.focus();
	await page.keyboard.press('Enter');
	await expect(page).not.toHaveURL('/console/products');
	await page.goBack();
	await expect(page.locator(`main a[href="${address}"]`).first()).toBeFocused();

	await page.evaluate(() =>
		window.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true })),
	);
	await expect(page.getByRole('dialog', { name: '검색' })).toBeVisible();
});

test('a payment recorded by mistake is taken back with its reason, and can be recorded again', async ({
	page,
	browser,
	baseURL,
}) => {
	await logInEnglish(page);
	const product = 'scar-and-acne-care';
	const on = (await roomyDays(page.request, product)).at(-3) ?? '';
	const { days } = await (await page.request.get(`/api/products/${product}/days?month=${on.slice(0, 7)}`)).json();
	const { slots } = days.find((day: { on: string }) => day.on === on);
	const { time } = slots.find(({ left }: { left: number }) => left > 0);
	const { id } = await reserveByApi(page.request, { product, on, time });

	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, clinic);
	await desk.goto(`/console/reservations/${id}?do=confirm`);
	await desk.getByRole('alertdialog').getByRole('button', { name: '확정하기' }).click();
	await expect(desk.getByRole('alertdialog')).toHaveCount(0);
	await desk.getByRole('button', { name: '결제·환불 기록하기' }).click();
	await desk.getByRole('button', { name: '결제 기록', exact: true }).click();
	const list = desk.getByRole('region', { name: '결제 내역' });
	await list.getByRole('button', { name: '기록 정정' }).click();
	const sheet = desk.getByRole('dialog', { name: '잘못 기록한 내역 취소' });
	await sheet.getByRole('button', { name: '기록 취소' }).click();
	await expect(sheet.getByText('이 항목을 입력해 주세요.').first()).toBeVisible();
	await sheet.getByRole('textbox', { name: '이유' }).fill('다른 예약의 결제였습니다');
	await sheet.getByRole('button', { name: '기록 취소' }).click();
	await expect(sheet).toBeHidden();
	await expect(list.getByText('잘못 기록되어 취소됨: 다른 예약의 결제였습니다')).toBeVisible();
	await expect(desk.getByRole('button', { name: '결제·환불 기록하기' })).toBeVisible();
	await context.close();
});

test('by keys alone: cells of the calendar, what opens beside them, and the way back', async ({ page }) => {
	await logIn(page, clinic);
	const product = 'scar-and-acne-care';
	const [on = ''] = (await roomyDays(page.request, product)).slice(-2);
	await page.goto(`/console/calendar?product=${product}&on=${on}`);
	const cells = page.getByRole('table').locator('tbody td > a');
	await cells.first().focus();
	await page.keyboard.press('ArrowRight');
	await expect(cells.nth(1)).toBeFocused();
	await page.keyboard.press('ArrowLeft');
	await expect(cells.first()).toBeFocused();
	await page.keyboard.press('ArrowUp');
	// A Korean week begins on Sunday, when this house is closed: its first cell is Monday's.
	await expect(page.getByRole('columnheader').getByRole('link').nth(1)).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	const panel = page.getByRole('complementary', { name: /\d{2}:\d{2}$/ });
	await expect(panel).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(panel).toHaveCount(0);
	await expect(cells.first()).toBeFocused();
});

test('what is typed stays when the console changes its language', async ({ page }) => {
	// Others work as this clinic at the same time: what it chooses here is not kept for them.
	await page.route('**/api/members/me/console-language', (route) => route.fulfill({ json: {} }));
	await logIn(page, clinic);
	await page.goto('/console/staff');
	await page.getByRole('textbox', { name: '이메일 주소' }).fill('half.typed@example.com');
	await page.getByRole('combobox', { name: '언어', exact: true }).selectOption('en');
	await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('half.typed@example.com');
	await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('ko');
	await expect(page.getByRole('textbox', { name: '이메일 주소' })).toHaveValue('half.typed@example.com');
});
