import { joinAfresh, logIn } from '../support/member-journey.ts';
import { expect, test } from '../support/site-test.ts';

const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };

test('an operator finds a member, looks at one fact for a reason, suspends and lifts, and the member is told', async ({
	page,
	browser,
	baseURL,
}) => {
	const account = await joinAfresh(page);
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/members');
	await expect(desk.getByRole('heading', { level: 1, name: '회원' })).toBeVisible();
	await desk.getByRole('searchbox', { name: '회원 찾기' }).fill(account.email);
	const row = desk.getByRole('main').getByRole('listitem').filter({ hasText: 'Linh Nguyen' });
	await expect(row).toHaveCount(1);
	await expect(row.getByText('f***@example.com')).toBeVisible();
	// What was typed is in no address that a history keeps.
	expect(desk.url()).not.toContain('fresh');
	await row.getByRole('link').click();

	await expect(desk.getByRole('heading', { level: 1, name: 'Linh Nguyen' })).toBeVisible();
	await expect(desk.getByText('…4567')).toBeVisible();
	await expect(desk.getByText('+84901234567')).toHaveCount(0);
	// By keys alone: into the form, out of it with Escape and back to what opened it, and in again.
	const show = desk.getByRole('button', { name: '전화번호 보기' });
	await show.press('Enter');
	await expect(desk.getByRole('combobox', { name: '열람 사유' })).toBeFocused();
	await desk.keyboard.press('Escape');
	await expect(desk.getByRole('combobox', { name: '열람 사유' })).toHaveCount(0);
	await expect(show).toBeFocused();
	await show.press('Enter');
	await desk.getByRole('button', { name: '기록하고 보기' }).click();
	await expect(desk.getByRole('combobox', { name: '열람 사유' })).toBeFocused();
	await desk.getByRole('combobox', { name: '열람 사유' }).selectOption('asked');
	await desk.getByRole('button', { name: '기록하고 보기' }).click();
	await expect(desk.getByText('+84901234567')).toBeVisible();
	await expect(desk.getByRole('button', { name: '전화번호 가리기' })).toBeFocused();
	await desk.getByRole('button', { name: '전화번호 가리기' }).click();
	await expect(desk.getByText('+84901234567')).toHaveCount(0);

	// The form that suspends is left in the same way.
	const suspend = desk.getByRole('button', { name: '정지하기' });
	await suspend.press('Enter');
	await expect(desk.getByRole('textbox', { name: '정지 사유' })).toBeFocused();
	await desk.keyboard.press('Escape');
	await expect(desk.getByRole('textbox', { name: '정지 사유' })).toHaveCount(0);
	await expect(suspend).toBeFocused();
	await suspend.press('Enter');
	await desk.getByRole('button', { name: '이용 정지' }).click();
	await expect(desk.getByRole('textbox', { name: '정지 사유' })).toBeFocused();
	await desk.getByRole('textbox', { name: '정지 사유' }).fill('Several accounts of one person.');
	await desk.getByRole('button', { name: '이용 정지' }).click();
	await expect(desk.getByText('이용을 정지하고 회원에게 알렸습니다.')).toBeVisible();
	// What opened the form is gone with it: keys go on where it stood.
	await expect(desk.getByRole('region', { name: '계정 관리' })).toBeFocused();
	await expect(desk.getByText('Several accounts of one person.')).toBeVisible();
	expect((await page.request.get('/api/members/me')).status()).toBe(401);
	// It has its subject once it was written, a moment later.
	await expect(async () => {
		await desk.reload();
		await expect(desk.getByRole('link', { name: 'Your account has been suspended' })).toBeVisible({ timeout: 2_000 });
	}).toPass();

	// A suspended member cannot download their data: it is handed to them, for a reason and by whom was made sure of.
	await desk.getByRole('button', { name: '사본 만들기' }).click();
	await desk.getByRole('button', { name: '기록하고 내려받기' }).click();
	await expect(desk.getByRole('combobox', { name: '만드는 이유' })).toBeFocused();
	await desk.getByRole('combobox', { name: '만드는 이유' }).selectOption('asked');
	await desk.getByRole('combobox', { name: '본인 확인 방법' }).selectOption('video');
	const [download] = await Promise.all([
		desk.waitForEvent('download'),
		desk.getByRole('button', { name: '기록하고 내려받기' }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^maru-data-\d{4}-\d\d-\d\d\.zip$/);
	await expect(desk.getByText(/사본을 내려받았습니다/)).toBeVisible();

	await desk.goto('/console/members?status=suspended');
	await expect(desk.getByRole('main').getByRole('listitem').filter({ hasText: 'Linh Nguyen' }).first()).toBeVisible();
	await desk.goBack();
	await desk.getByRole('button', { name: '해제하기' }).click();
	await desk.getByRole('button', { name: '정지 해제' }).click();
	await expect(desk.getByText('정지를 해제하고 회원에게 알렸습니다.')).toBeVisible();
	await expect(desk.getByRole('button', { name: '정지하기' })).toBeVisible();
	await logIn(page, account);
	const looks = await (await page.request.get('/api/members/me/accesses')).json();
	expect(looks.items.map(({ event }: { event: string }) => event)).toEqual(
		expect.arrayContaining(['member.fact-revealed', 'member.page-read', 'member.data-downloaded']),
	);
	await context.close();
});

test('from the page of a member one comes to all of their reservations, and back to everybody’s', async ({ page }) => {
	await logIn(page, operator);
	const guest = 'Reservations that nobody sees on one page';
	await page.route('**/api/members/*?language=*', async (route) => {
		const answer = await route.fetch();
		const member = await answer.json();
		await route.fulfill({ json: { ...member, ownName: guest, reservations: { ...member.reservations, total: 345 } } });
	});
	const { items } = await (await page.request.get('/api/desk/reservations?language=ko&queue=all')).json();
	await page.goto('/console/members');
	await page.getByRole('searchbox', { name: '회원 찾기' }).fill(items[0].code);
	// Until then the newest members stand there.
	await expect(page.getByText('회원 1명', { exact: true })).toBeVisible();
	await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
	await expect(page.getByText(guest)).toBeVisible();
	await expect(page.getByRole('heading', { name: /^분쟁: \d+건$/ })).toBeVisible();
	await expect(page.getByText('2단계 인증', { exact: true })).toBeVisible();
	await page.getByRole('link', { name: '예약 모두 보기' }).click();
	await expect(page).toHaveURL(/\/console\/reservations\?queue=all&member=[\da-f-]{36}$/);
	await expect(page.getByText('회원 한 명의 예약만 표시하고 있습니다.')).toBeVisible();
	await expect(page.getByRole('table').getByText(items[0].code)).toBeVisible();
	await page.getByRole('link', { name: '모든 예약 보기' }).click();
	await expect(page).toHaveURL(/\/console\/reservations\?queue=all$/);
	await expect(page.getByText('회원 한 명의 예약만 표시하고 있습니다.')).toHaveCount(0);
});

test('a member who lost their mailbox gets another address by its own proof, and is erased on request', async ({
	page,
	browser,
	baseURL,
}) => {
	await joinAfresh(page);
	const { id } = await (await page.request.get('/api/members/me')).json();
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto(`/console/members/${id}`);
	await desk.getByRole('button', { name: '주소 바꾸기' }).click();
	await desk.getByRole('textbox', { name: '새 이메일' }).fill('not an address');
	await desk.getByRole('combobox', { name: '본인 확인 방법' }).selectOption('video');
	await desk.getByRole('button', { name: '인증 링크 보내기' }).click();
	// Told beside the field, and what was typed stays.
	await expect(desk.getByRole('textbox', { name: '새 이메일' })).toHaveAttribute('aria-invalid', 'true');
	await expect(desk.getByRole('textbox', { name: '새 이메일' })).toHaveValue('not an address');
	await desk.getByRole('textbox', { name: '새 이메일' }).fill(`moved.${id}@example.com`);
	await desk.getByRole('button', { name: '인증 링크 보내기' }).click();
	await expect(desk.getByText('새 주소로 인증 링크를 보냈습니다.')).toBeVisible();
	await expect(desk.getByText('인증을 기다리는 새 주소: m***@example.com')).toBeVisible();

	await desk.getByRole('button', { name: '삭제 진행하기' }).click();
	await expect(desk.getByText(/계약·대금 결제 기록 5년/)).toBeVisible();
	await desk.getByRole('combobox', { name: '본인 확인 방법' }).selectOption('passport');
	await desk.getByRole('button', { name: '개인정보 삭제', exact: true }).click();
	await expect(desk.getByRole('heading', { level: 1, name: '탈퇴한 회원' })).toBeVisible();
	expect((await page.request.get('/api/members/me')).status()).toBe(401);
	await context.close();
});
