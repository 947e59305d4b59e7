import { addDays } from '#domain/availability/schedule.ts';
import { logIn } from '../support/member-journey.ts';
import { clinic, logInEnglish, operator, reserveByApi, roomyDays } from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';

const interpreter = { email: 'interpreter@maru.example', password: 'maru-demo-interpreter' };
const traveller = { email: 'traveller@maru.example', password: 'maru-demo-traveller' };

test('a clinic comes in by the Korean door, sees its day, follows what waits, and finds by keys', async ({ page }) => {
	await page.goto('/console/videos');
	await expect(page).toHaveURL('/console/login?next=%2Fconsole%2Fvideos');
	await expect(page.getByRole('heading', { level: 1, name: '업무 콘솔 로그인' })).toBeVisible();
	await page.getByRole('button', { name: '로그인' }).click();
	await expect(page.getByRole('textbox', { name: '이메일' })).toBeFocused();
	await page.getByRole('textbox', { name: '이메일' }).fill(clinic.email);
	await page.getByLabel('비밀번호', { exact: true }).fill(clinic.password);
	await page.getByRole('button', { name: '로그인' }).click();
	await expect(page).toHaveURL('/console/videos');
	await expect(page.getByRole('heading', { level: 1, name: '화상 상담' })).toBeVisible();

	const rail = page.getByRole('navigation', { name: '업무 콘솔' });
	await rail.getByRole('link', { name: /^오늘/ }).click();
	await expect(page).toHaveURL('/console');
	await expect(page.getByRole('heading', { name: '처리 대기' })).toBeVisible();
	const request = page.getByRole('listitem').filter({ hasText: '님의 예약 요청' }).first();
	await expect(request.getByText(/KST까지/)).toBeVisible();
	// Nobody of a clinic has the operators' pages.
	await expect(rail.getByRole('link', { name: '협력회원 신청' })).toHaveCount(0);

	await page.getByRole('link', { name: /^열기 답변할 수 있는 매칭 문의/ }).click();
	await expect(page).toHaveURL('/console/matching');
	await page.goBack();

	await page.keyboard.press('Control+k');
	const search = page.getByRole('dialog', { name: '검색' });
	await search.getByRole('combobox').fill('anna');
	await expect(search.getByRole('option', { name: /Anna Sokolova · MR-/ }).first()).toBeVisible();
	await search.getByRole('combobox').fill('직원');
	await expect(search.getByRole('option')).toHaveText(['직원']);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/console/staff');
	await expect(search).toHaveCount(0);
});

test('the language of the console is chosen once, kept with who chose it, and the site stays as it is', async ({
	page,
	browser,
	baseURL,
}) => {
	await logIn(page, interpreter);
	await page.goto('/console');
	await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
	const kept = page.waitForResponse((response) => response.url().endsWith('/api/members/me/console-language'));
	await page.getByRole('combobox', { name: '언어' }).selectOption('vn');
	await expect(page.getByRole('navigation', { name: 'Trang quản lý' })).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
	await kept;

	const context = await browser.newContext({ ...(baseURL && { baseURL }) });
	const elsewhere = await context.newPage();
	await logIn(elsewhere, interpreter);
	await elsewhere.goto('/console');
	await expect(elsewhere.getByRole('navigation', { name: 'Trang quản lý' })).toBeVisible();
	await elsewhere.goto('/');
	await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en');
	await context.close();
	await page.getByRole('combobox', { name: 'Ngôn ngữ' }).selectOption('ko');
	await expect(page.getByRole('navigation', { name: '업무 콘솔' })).toBeVisible();
});

test('on a screen of 900 px all pages of a partner stand in the rail; an operator’s rail folds what is not worked in', async ({
	page,
	context,
}) => {
	const rail = page.getByRole('navigation', { name: '업무 콘솔' });
	await logIn(page, clinic);
	await page.goto('/console');
	await expect(rail.getByRole('link', { name: '직원', exact: true })).toBeVisible();
	const isWhole = () => rail.evaluate((nav) => nav.scrollHeight <= nav.clientHeight);
	expect(await isWhole()).toBe(true);

	await page.goto('about:blank');
	await context.clearCookies();
	await logIn(page, { email: 'operator@maru.example', password: 'maru-demo-operator' });
	await page.goto('/console/mails');
	await expect(rail.getByRole('link', { name: '메일', exact: true })).toBeInViewport({ ratio: 1 });
	const today = rail.getByRole('link', { name: /^오늘/ });
	const members = rail.getByRole('link', { name: '회원', exact: true });
	const work = rail.locator('summary').filter({ hasText: '업무' });
	await expect(today).toBeHidden();
	expect(await isWhole()).toBe(true);

	// By keys; what was opened stays so on this device, and where one works is always open.
	await work.focus();
	await page.keyboard.press('Enter');
	await expect(today).toBeVisible();
	await today.click();
	await expect(today).toBeInViewport({ ratio: 1 });
	await expect(members).toBeHidden();
	expect(await isWhole()).toBe(true);
	await work.click();
	await expect(today).toBeVisible();
	await page.goto('/console/mails');
	await expect(members).toBeVisible();
	await expect(today).toBeVisible();
	await work.click();
	await expect(today).toBeHidden();
	await page.reload();
	await expect(members).toBeVisible();
	await expect(today).toBeHidden();
});

test('in the field the menu opens over the page, by touch and by keys', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await logIn(page, clinic);
	await page.goto('/console');
	const rail = page.getByRole('navigation', { name: '업무 콘솔' });
	await expect(rail).toBeHidden();
	await page.getByRole('button', { name: '메뉴 열기' }).click();
	await expect(rail).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(rail).toBeHidden();
	await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeFocused();
	await page.getByRole('button', { name: '메뉴 열기' }).click();
	await rail.getByRole('link', { name: '직원' }).click();
	await expect(page.getByRole('heading', { level: 1, name: '직원' })).toBeVisible();
	await expect(rail).toBeHidden();
});

test('a traveller at the door is told so, and can log in as somebody else', async ({ page }) => {
	await logIn(page, traveller);
	await page.goto('/console/login');
	await expect(page.getByRole('heading', { name: '이 계정으로는 업무 콘솔을 이용할 수 없습니다' })).toBeVisible();
	await page.getByRole('button', { name: '다른 계정으로 로그인' }).click();
	await expect(page.getByRole('heading', { name: '업무 콘솔 로그인' })).toBeVisible();
	await page.getByRole('link', { name: '비밀번호 찾기' }).click();
	await expect(page).toHaveURL('/console/forgot');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a clinic answers a request in Korean: found by its code, confirmed by a key, checked at the door', async ({
	page,
	browser,
	baseURL,
}) => {
	await logInEnglish(page);
	const product = 'scar-and-acne-care';
	const on = (await roomyDays(page.request, product)).at(-2) ?? '';
	const { days } = await (await page.request.get(`/api/products/${product}/days?month=${on.slice(0, 7)}`)).json();
	const { slots } = days.find((day: { on: string }) => day.on === on);
	const { time } = slots.find(({ left }: { left: number }) => left > 0);
	const { id, code } = await reserveByApi(page.request, { product, on, time });

	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, clinic);
	await desk.goto(`/console/reservations?queue=waiting&search=${code}`);
	await expect(desk.locator('html')).toHaveAttribute('lang', 'ko');
	const row = desk.getByRole('table', { name: '예약' }).getByRole('row').filter({ hasText: code });
	await expect(row.getByText('확정 대기')).toBeVisible();
	await expect(row.getByText(/KST까지 답변$/)).toBeVisible();
	await row.getByRole('link').focus();
	await desk.keyboard.press('c');
	await expect(desk).toHaveURL(`/console/reservations/${id}?queue=waiting&search=${code}`);
	const dialog = desk.getByRole('alertdialog');
	await dialog.getByRole('button', { name: '확정하기' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(desk.getByRole('article').getByText('확정', { exact: true })).toBeVisible();
	await desk.getByRole('link', { name: '예약 목록' }).click();
	await expect(desk.getByText('조건에 맞는 예약이 없습니다')).toBeVisible();

	await desk.goto('/console/check');
	await desk.getByRole('textbox').fill(code);
	await desk.getByRole('textbox').press('Enter');
	await expect(desk.getByRole('status').getByText(code)).toBeVisible();
	await desk.getByRole('status').getByRole('link').click();
	await expect(desk).toHaveURL(`/console/reservations/${id}`);
	await context.close();
});

test('a long list goes on by itself, is walked through by keys, keeps its focus and is found again where it was left', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 600 });
	await logIn(page, operator);
	await page.goto('/console/reservations?queue=all');
	const table = page.getByRole('table', { name: '예약' });
	const heading = table.getByRole('columnheader', { name: '이용일' });
	await expect(heading).toHaveAttribute('aria-sort', 'descending');
	const rows = table.locator('tbody tr');
	await rows.first().getByRole('link').focus();
	// What is not on screen is not in the document: the last that is known of is further down than there are rows.
	await expect
		.poll(async () => {
			await page.keyboard.press('End');
			return Number(await page.locator('tr:focus-within').getAttribute('data-index'));
		})
		.toBeGreaterThan(20);
	expect(await rows.count()).toBeLessThan(20);
	const focused = page.locator('tr:focus-within');
	await page.keyboard.press('ArrowUp');
	// Other journeys reserve meanwhile, and the list is live: a row is known by where it leads, not by its number.
	const told = await focused.evaluate((row) => [row.getAttribute('data-index'), row.getAttribute('aria-rowindex')]);
	expect(Number(told[1])).toBe(Number(told[0]) + 2);
	const leads = (await focused.getByRole('link').getAttribute('href')) ?? '';
	expect(leads).toContain('/console/reservations/');
	await expect(focused).toBeInViewport();

	await page.evaluate(() => window.scrollTo(0, 0));
	await expect(table.locator('tr[data-index="0"]')).toBeInViewport();
	await expect(focused.getByRole('link')).toHaveAttribute('href', leads);
	await page.keyboard.press('Home');
	await expect(focused).toHaveAttribute('data-index', '0');
	for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
	await expect(focused).toHaveAttribute('data-index', '12');
	const guest = (await focused.getByRole('link').textContent()) ?? '';
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/console\/reservations\/[\w-]{36}\?queue=all$/);
	await page.getByRole('link', { name: '예약 목록' }).click();
	await expect(focused).toHaveAttribute('data-index', '12');
	await expect(focused.getByRole('link')).toHaveText(guest);
	await expect(focused).toBeInViewport();

	await heading.getByRole('button').click();
	await expect(page).toHaveURL('/console/reservations?queue=all&sort=soonest');
	await expect(heading).toHaveAttribute('aria-sort', 'ascending');
});

test('the calendar shows the places of a week; a slot gets one more and loses it again', async ({ page }) => {
	await logIn(page, clinic);
	const product = 'laser-toning-consultation';
	const on = (await roomyDays(page.request, product)).at(-1) ?? '';
	const query = `first=${on}&last=${on}`;
	const plan = async () => (await page.request.get(`/api/console/products/${product}/days?${query}`)).json();
	const { time, capacity } = (await plan()).days[0].slots[0];
	const placesNow = async () => (await plan()).days[0].slots[0].capacity;
	await page.goto(`/console/calendar?product=${product}&on=${on}&day=${on}&time=${time}`);
	await expect(page.getByRole('heading', { level: 1, name: '캘린더' })).toBeVisible();
	const cell = page.locator('td a[aria-current]');
	await expect(cell).toBeVisible();
	await page.getByRole('button', { name: '정원 늘리기' }).click();
	await page.getByRole('button', { name: '저장' }).click();
	await expect.poll(placesNow).toBe(capacity + 1);
	await expect(cell).toContainText(`/ ${capacity + 1}`);
	await page.getByRole('button', { name: '정원 줄이기' }).click();
	await page.getByRole('button', { name: '저장' }).click();
	await expect.poll(placesNow).toBe(capacity);
	await page.getByRole('link', { name: '일', exact: true }).click();
	await expect(page).toHaveURL(/view=day/);
	await expect(page.getByRole('main').getByText(/예약이 없습니다|일정표/)).toBeVisible();
	// The day has its starts too, with their places and the same acts; an empty one as well as a taken one.
	await page.goto(`/console/calendar?view=day&on=${on}`);
	const slot = page.locator(`a[href*="product=${product}"][href*="time="]`).first();
	await expect(slot).toContainText(`/ ${capacity}`);
	await expect(page.getByRole('slider').first()).toBeVisible();
	await slot.click();
	await page.getByRole('button', { name: '정원 늘리기' }).click();
	await page.getByRole('button', { name: '저장' }).click();
	await expect.poll(placesNow).toBe(capacity + 1);
	await expect(slot).toContainText(`/ ${capacity + 1}`);
	await page.getByRole('button', { name: '정원 줄이기' }).click();
	await page.getByRole('button', { name: '저장' }).click();
	await expect.poll(placesNow).toBe(capacity);
});

test('on a telephone the week comes at the day that was asked for, and a month has all its days', async ({ page }) => {
	await logIn(page, clinic);
	await page.setViewportSize({ width: 390, height: 844 });
	const on = (await roomyDays(page.request, 'laser-toning-consultation')).at(-1) ?? '';
	const monday = addDays(on, -((new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7));
	for (const asked of [addDays(monday, 2), addDays(monday, 5)]) {
		await page.goto(`/console/calendar?product=laser-toning-consultation&on=${asked}`);
		await expect(page.locator(`thead th[data-on="${asked}"]`)).toBeInViewport({ ratio: 1 });
	}
	await page.goto(`/console/calendar?view=month&product=laser-toning-consultation&on=${on}`);
	const heads = page.locator('table thead th');
	await expect(heads).toHaveCount(7);
	for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 });
});
