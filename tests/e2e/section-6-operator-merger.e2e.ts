import { mailedLink } from '../support/mailed-link.ts';
import { joinAfresh, logIn } from '../support/member-journey.ts';
import { expect, test } from '../support/site-test.ts';

const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };

test('an operator makes one of two accounts, and the person finds everything in it', async ({ browser, baseURL }) => {
	const contextOf = () => browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const [first, second, third] = [await contextOf(), await contextOf(), await contextOf()];
	const [kept, other, desk] = [await first.newPage(), await second.newPage(), await third.newPage()];
	const account = await joinAfresh(kept);
	const away = await joinAfresh(other);
	const { id } = await (await kept.request.get('/api/members/me')).json();
	const token = (await mailedLink(baseURL, account.email, 'verify-email')).split('=').at(-1);
	const proved = await kept.request.put(`/api/email-verifications/${token}`, {
		headers: { 'sec-fetch-site': 'same-origin' },
	});
	expect(proved.ok()).toBe(true);
	const wished = await other.request.put('/api/wishes/gyeongbokgung-before-opening', {
		headers: { 'sec-fetch-site': 'same-origin' },
	});
	expect(wished.status()).toBe(200);

	await logIn(desk, operator);
	await desk.goto(`/console/members/${id}`);
	await desk.getByRole('link', { name: '다른 계정과 합치기…' }).click();
	await desk.getByRole('searchbox', { name: '다른 계정 찾기' }).fill(away.email);
	await desk.getByRole('link', { name: 'Linh Nguyen 계정과 비교' }).click();
	const table = desk.getByRole('table');
	await expect(table.getByRole('row', { name: '찜한 상품 0 1' })).toBeVisible();
	// Whose address nobody has proved cannot be the one that stays.
	await expect(desk.getByRole('radio').nth(1)).toBeDisabled();
	await expect(desk.getByText(/이메일이 인증되지 않은 계정은 남길 수 없습니다/)).toBeVisible();
	await desk.getByRole('button', { name: '계정 합치기' }).click();
	await expect(desk.getByRole('combobox', { name: '합치는 이유' })).toBeFocused();
	await desk.getByRole('combobox', { name: '합치는 이유' }).selectOption('signed-up-twice');
	await desk.getByRole('combobox', { name: '본인 확인 방법' }).selectOption('passport');
	await desk.getByRole('button', { name: '계정 합치기' }).click();
	const question = desk.getByRole('alertdialog');
	await expect(question.getByText(/^남는 계정: /)).toBeVisible();
	await question.getByRole('button', { name: '계정 합치기' }).click();
	await expect(desk.getByText('두 계정을 합치고 두 주소에 알렸습니다.')).toBeVisible();
	await desk.getByRole('link', { name: '남은 계정 열기' }).click();
	await expect(desk.getByText(/합쳐진 계정의 주소: f\*\*\*@example\.com/)).toBeVisible();

	// The other is logged out, and its wish is here.
	expect((await other.request.get('/api/members/me')).status()).toBe(401);
	const again = await other.request.post('/api/sessions', {
		headers: { 'sec-fetch-site': 'same-origin' },
		data: { ...away, isKept: false },
	});
	expect(again.status()).toBe(401);
	const wishes = await (await kept.request.get('/api/wishes?language=en')).json();
	expect(JSON.stringify(wishes)).toContain('gyeongbokgung-before-opening');
	// Who names the lost address is found by the account that stays.
	await desk.goto('/console/members');
	await desk.getByRole('searchbox', { name: '회원 찾기' }).fill(away.email);
	const found = desk.getByRole('main').getByRole('listitem').getByRole('link');
	await expect(found).toHaveCount(1);
	await expect(found).toHaveAttribute('href', `/console/members/${id}`);
	for (const context of [first, second, third]) await context.close();
});
