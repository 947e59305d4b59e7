import type { Page } from '@playwright/test';
import { mailedLink } from '../support/mailed-link.ts';
import { anotherLogin, joinAfresh, logIn } from '../support/member-journey.ts';
import { appCode, onLocalhost, withDevice } from '../support/passkey-journey.ts';
import { clinic } from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

test.use({ baseURL: onLocalhost(process.env.E2E_ORIGIN), expectedNoise: /status of (400|401|403|410)/ });

/** A member of one's own whose address is proved. */
async function provedMember(page: Page, baseURL: string | undefined) {
	const account = await joinAfresh(page);
	await open(page, await mailedLink(baseURL, account.email, 'verify-email'));
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	return account;
}

/** Away from every page first: one that is open would notice, and go to where one logs in by itself. */
async function logOut(page: Page): Promise<void> {
	await page.goto('about:blank');
	await page.request.delete('/api/sessions/current', { headers: { 'sec-fetch-site': 'same-origin' } });
}

test('in Vietnamese: a passkey, an app and recovery codes are set up, and each opens the account', async ({
	page,
	baseURL,
}) => {
	const device = await withDevice(page);
	const account = await provedMember(page, baseURL);
	const card = page.locator('#factors');

	await open(page, '/vn/my/info#factors');
	await expect(card.getByText('Đang tắt')).toBeVisible();
	await card.getByRole('button', { name: 'Thêm khóa truy cập' }).click();
	await card.getByRole('button', { name: 'Tạo khóa truy cập' }).click();
	await expect(card.getByLabel('Tên khóa truy cập')).toHaveAttribute('aria-invalid', 'true');
	await card.getByLabel('Tên khóa truy cập').fill('Điện thoại');
	await card.getByRole('button', { name: 'Tạo khóa truy cập' }).click();
	await expect(card.getByRole('heading', { name: 'Hãy cất giữ mã khôi phục ngay' })).toBeVisible();
	const codes = await card.getByRole('list', { name: 'Danh sách mã khôi phục' }).getByRole('listitem').allInnerTexts();
	expect(codes).toHaveLength(10);
	const download = page.waitForEvent('download');
	await card.getByRole('button', { name: 'Lưu thành tệp' }).click();
	expect((await download).suggestedFilename()).toBe('maru-recovery-codes.txt');
	await card.getByRole('button', { name: 'Tôi đã cất giữ các mã' }).click();
	await expect(card.getByText('Đang bật')).toBeVisible();
	await expect(card.getByText('Còn 10 mã')).toBeVisible();

	await card.getByRole('button', { name: 'Thiết lập ứng dụng' }).click();
	const secret = await card.locator('[translate=no]').textContent();
	await card.getByLabel('Mã 6 chữ số trong ứng dụng').fill('000000');
	await card.getByRole('button', { name: 'Xác nhận mã' }).click();
	await expect(card.getByText('Mã chưa đúng hoặc đã được dùng.')).toBeVisible();
	await card.getByLabel('Mã 6 chữ số trong ứng dụng').fill(appCode(secret ?? ''));
	await card.getByRole('button', { name: 'Xác nhận mã' }).click();
	await expect(card.getByRole('button', { name: 'Đổi ứng dụng khác' })).toBeVisible();

	/** The password, up to the second step. Nobody touches the device, so that nothing is offered under the field. */
	async function half() {
		await logOut(page);
		await device.touch(false);
		await open(page, '/vn/login?next=%2Fvn%2Fmy%2Finfo');
		await page.getByLabel('Email').fill(account.email);
		await page.getByLabel('Mật khẩu', { exact: true }).fill(account.password);
		await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
		await expect(page.getByRole('heading', { name: 'Thêm một bước' })).toBeVisible();
	}
	const inside = () => expect(page).toHaveURL('/vn/my/info');

	await half();
	await page.getByLabel('Mã 6 chữ số trong ứng dụng').fill('000 000');
	await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
	await expect(page.getByText('Mã chưa đúng hoặc đã được dùng.')).toBeVisible();
	// That of now was used to set it up.
	await page.getByLabel('Mã 6 chữ số trong ứng dụng').fill(appCode(secret ?? '', 1));
	await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
	await inside();

	await half();
	await page.getByRole('button', { name: 'Dùng mã khôi phục' }).click();
	await page.getByLabel('Mã khôi phục').fill(codes[0]?.toLowerCase() ?? '');
	await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
	await inside();
	await expect(card.getByText('Còn 9 mã')).toBeVisible();

	await half();
	await device.touch(true);
	await device.lie(true);
	await page.getByRole('button', { name: 'Dùng khóa truy cập' }).click();
	await expect(page.getByText('Chưa xác nhận được khóa truy cập này.')).toBeVisible();
	await device.lie(false);
	await page.getByRole('button', { name: 'Dùng khóa truy cập' }).click();
	await inside();

	// By the passkey alone: by its button, and by what the browser offers under the e-mail field.
	await logOut(page);
	await device.touch(false);
	await open(page, '/vn/login?next=%2Fvn%2Fmy%2Finfo');
	await device.touch(true);
	await page.getByRole('button', { name: 'Đăng nhập bằng khóa truy cập' }).click();
	await inside();
	await logOut(page);
	await open(page, '/vn/login?next=%2Fvn%2Fmy%2Finfo');
	await page.getByLabel('Email').focus();
	await inside();

	// Removed again, and told so by mail.
	await card.getByRole('button', { name: 'Xóa ứng dụng' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa ứng dụng' }).click();
	await expect(card.getByRole('button', { name: 'Thiết lập ứng dụng' })).toBeVisible();
});

test('at the Korean door somebody of a clinic is asked for it, sets it up, and comes in by password and passkey', async ({
	page,
	baseURL,
}) => {
	const device = await withDevice(page);
	const account = await provedMember(page, baseURL);
	const owner = await anotherLogin(baseURL, clinic);
	const { items } = (await (await owner.get('/api/organisations?language=ko')).json()) as { items: { id: string }[] };
	const invited = await owner.post(`/api/organisations/${items[0]?.id}/invitations`, {
		data: { email: account.email, role: 'desk', language: 'ko' },
	});
	expect(invited.status(), await invited.text()).toBe(200);
	await owner.dispose();
	const link = await mailedLink(baseURL, account.email, 'staff-invited');
	const token = new URL(link, baseURL).searchParams.get('invitation');
	const accepted = await page.request.post(`/api/invitations/${token}/acceptance`, {
		headers: { 'sec-fetch-site': 'same-origin' },
	});
	expect(accepted.status(), await accepted.text()).toBe(200);

	await page.goto('/console');
	await expect(page.getByText('환자의 정보를 다루게 됩니다')).toBeVisible();
	await page.getByRole('link', { name: '2단계 인증 설정' }).click();
	const card = page.locator('#factors');
	await card.getByRole('button', { name: /패스키 추가|Add a passkey/ }).click();
	await card.getByLabel(/패스키 이름|Name of the passkey/).fill('접수대');
	await card.getByRole('button', { name: /패스키 만들기|Create passkey/ }).click();
	await card.getByRole('button', { name: /코드를 보관했습니다|I have saved the codes/ }).click();
	await page.goto('/console');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByText('환자의 정보를 다루게 됩니다')).toHaveCount(0);

	await logOut(page);
	await device.touch(false);
	await page.goto('/console/reservations');
	await expect(page).toHaveURL('/console/login?next=%2Fconsole%2Freservations');
	await page.getByRole('textbox', { name: '이메일' }).fill(account.email);
	await page.getByLabel('비밀번호', { exact: true }).fill(account.password);
	await page.getByRole('button', { name: '로그인', exact: true }).click();
	await expect(page.getByRole('heading', { name: '한 번 더 확인합니다' })).toBeVisible();
	await device.touch(true);
	await page.getByRole('button', { name: '패스키로 확인' }).click();
	await expect(page).toHaveURL('/console/reservations');
});

test('who has lost everything is helped by an operator, who sees in Korean who tried to get in', async ({
	page,
	baseURL,
	browser,
}) => {
	await withDevice(page);
	const account = await provedMember(page, baseURL);
	const card = page.locator('#factors');
	await open(page, '/my/info#factors');
	await card.getByRole('button', { name: 'Add a passkey' }).click();
	await card.getByLabel('Name of the passkey').fill('Phone');
	await card.getByRole('button', { name: 'Create passkey' }).click();
	await card.getByRole('button', { name: 'I have saved the codes' }).click();
	await expect(card.getByText('10 left')).toBeVisible();
	const headers = { 'sec-fetch-site': 'same-origin' };
	const wrong = { email: account.email, password: 'somebody else’s guess', isKept: false };
	expect((await page.request.post('/api/sessions', { data: wrong, headers })).status()).toBe(401);

	const office = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await office.newPage();
	await logIn(desk, { email: 'operator@maru.example', password: 'maru-demo-operator' });
	await desk.goto('/console/security?topic=failed');
	await expect(desk.getByRole('listitem').filter({ hasText: '로그인 실패' }).first()).toBeVisible();
	await desk.getByLabel('회원 이메일').fill(account.email);
	await desk.getByLabel('본인 확인 방법').fill('등록된 번호로 다시 걸어 생년월일과 예약번호를 확인함');
	await desk.getByRole('button', { name: '2단계 인증 초기화' }).click();
	await expect(desk.getByText('Linh Nguyen 님의 2단계 인증을 초기화했습니다.')).toBeVisible();
	await desk.goto('/console/security?topic=help');
	await expect(desk.getByText('등록된 번호로 다시 걸어').first()).toBeVisible();
	await office.close();

	// The password alone is asked again.
	const answer = await page.request.post('/api/sessions', { data: { ...account, isKept: false }, headers });
	expect(Object.keys(await answer.json())).toContain('name');
});
