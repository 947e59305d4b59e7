import type { Page } from '@playwright/test';
import { mailedLink } from '../support/mailed-link.ts';
import { logIn } from '../support/member-journey.ts';
import { expect, settled, test } from '../support/site-test.ts';

const clinic = { email: 'clinic@maru.example', password: 'maru-demo-clinic' };
const password = '강가의 등불 일곱 개';
const uniqueEmail = (name: string) =>
	`${name}.${Date.now().toString(36)}${Math.round(Math.random() * 1e6)}@example.com`;
const field = (page: Page, label: string) => page.locator('main form').getByLabel(label, { exact: true });

test.use({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' });

/** What every person gives, in Korean. */
async function fillPerson(page: Page, email: string) {
	await field(page, '성').fill('Seo');
	await field(page, '이름').fill('Yuna');
	await field(page, '년').fill('1988');
	await field(page, '월').fill('5');
	await field(page, '일').fill('20');
	await page.locator('main form').getByText('여성', { exact: true }).click();
	await expect(page.getByRole('combobox', { name: '국가' })).toHaveValue('대한민국');
	await field(page, '연락처').fill('010-2345-6789');
	await field(page, '이메일(로그인 아이디)').fill(email);
	await field(page, '비밀번호').fill(password);
	await field(page, '비밀번호 확인').fill(password);
}

async function agree(page: Page) {
	await page.getByRole('checkbox', { name: '개인정보처리방침에 동의합니다' }).check();
	await page.getByRole('checkbox', { name: '이용약관에 동의합니다' }).check();
	await page.getByRole('button', { name: '가입하기' }).click();
}

test('a clinic in Daegu applies, proves its address, changes its data, gets another password and leaves, all in Korean', async ({
	page,
	baseURL,
}) => {
	await page.goto('/console');
	await page.getByRole('link', { name: '협력회원 가입' }).click();
	await expect(page).toHaveURL(/^[^?]*\/console\/join/);
	await expect(page.getByRole('heading', { level: 1, name: '협력회원 가입' })).toBeVisible();
	// Whoever joins here has a business: nothing is to be chosen.
	await expect(page.getByRole('radio', { name: /일반회원/ })).toHaveCount(0);
	await page.getByRole('button', { name: '사업자 정보로 계속' }).click();
	await expect(page.getByRole('group', { name: /개 항목을 고쳐 주세요/ })).toBeVisible();
	const email = uniqueEmail('daegu');
	await fillPerson(page, email);
	await page.getByRole('button', { name: '사업자 정보로 계속' }).click();
	await field(page, '상호(영문)').fill('Daegu Herbal Clinic');
	await field(page, '상호(국문)').fill('대구한방의원');
	await field(page, '사업자등록번호').fill('124-81-00998');
	await field(page, '대표자').fill('서유나');
	await field(page, '계좌번호').fill('하나 123-456789-01');
	await field(page, '주소').fill('대구광역시 중구 동성로 00');
	await page.locator('#business-serviceItems').getByText('의료').first().click();
	await page.getByRole('checkbox', { name: '피부과' }).check();
	await page.locator('#business-languages').getByText('영어').click();
	await page.getByRole('button', { name: '동의로 계속' }).click();
	await page.getByRole('button', { name: '읽기: 이용약관에 동의합니다' }).click();
	const text = page.getByRole('dialog');
	await expect(text.locator('h3').first()).toBeVisible();
	await text.getByRole('button', { name: '닫기' }).first().click();
	await agree(page);

	await expect(page).toHaveURL('/console/information?welcome');
	await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
	await expect(page.getByRole('heading', { name: /환영합니다/ })).toBeVisible();
	await expect(page.getByText('승인 대기').first()).toBeVisible();
	// The papers of the application are asked for on the same page.
	await expect(page.locator('#partner-licences')).toBeVisible();

	await page.goto(await mailedLink(baseURL, email, 'verify-email'));
	await expect(page).toHaveURL(/\/console\/login/);
	await expect(page.getByRole('heading', { name: '이메일을 인증했습니다' })).toBeVisible();
	await page.getByRole('link', { name: '내 정보로 가기' }).click();
	await expect(page).toHaveURL('/console/information');
	await expect(page.locator('#email').getByText('인증됨')).toBeVisible();

	const details = page.locator('#details');
	await details.getByRole('button', { name: '정보 수정' }).click();
	await details.getByRole('textbox', { name: '주소' }).fill('대구광역시 수성구 달구벌대로 00');
	await details.getByRole('button', { name: '저장' }).click();
	await expect(details.getByText('대구광역시 수성구 달구벌대로 00')).toBeVisible();
	await expect(page.getByRole('combobox', { name: '메일 언어' })).toHaveValue('ko');
	// What was saved is told to all windows of the member, and read anew: not by somebody who has left meanwhile.
	await settled(page);

	await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click();
	await expect(page.getByRole('heading', { name: '업무 콘솔 로그인' })).toBeVisible();
	await page.getByRole('link', { name: '비밀번호 찾기' }).click();
	await page.getByRole('textbox', { name: '이메일' }).fill(email);
	await page.getByRole('button', { name: '링크 보내기' }).click();
	await expect(page.getByText('등록된 주소라면', { exact: false })).toBeVisible();
	await page.goto(await mailedLink(baseURL, email, 'reset-password'));
	await expect(page).toHaveURL(/\/console\/forgot/);
	const next = '산 위의 달 여덟 개';
	await field(page, '새 비밀번호').fill(next);
	await field(page, '비밀번호 확인').fill(next);
	await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
	await page.getByRole('link', { name: '로그인', exact: true }).click();
	await page.getByRole('textbox', { name: '이메일' }).fill(email);
	await page.getByLabel('비밀번호', { exact: true }).fill(next);
	await page.getByRole('button', { name: '로그인' }).click();
	// Who applied is led to the application.
	await expect(page).toHaveURL('/console/information');

	await page.locator('#closing').getByRole('button', { name: '탈퇴하기' }).click();
	const dialog = page.getByRole('alertdialog');
	await dialog.getByLabel('현재 비밀번호').fill(next);
	await dialog.getByRole('button', { name: '탈퇴하기' }).click();
	await expect(page.getByRole('heading', { name: '탈퇴가 완료되었습니다' })).toBeVisible();
	await expect(page).toHaveURL('/console/login?closed');
});

test('who is invited by a Korean mail joins and comes to work by the console’s own door', async ({
	page,
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, clinic);
	await desk.goto('/console/staff');
	const email = uniqueEmail('staff');
	await desk.getByRole('textbox', { name: /이메일/ }).fill(email);
	await desk.getByRole('radio', { name: /^가이드/ }).check();
	await desk.getByRole('button', { name: '초대 보내기' }).click();
	const link = await mailedLink(baseURL, email, 'staff-invited');
	expect(link).toMatch(/^\/console\/join\?invitation=/);
	await page.goto(link);
	await expect(page.getByRole('heading', { level: 2, name: /초대/ })).toBeVisible();
	await fillPerson(page, email);
	await agree(page);
	await expect(page.getByRole('heading', { level: 1, name: /초대/ })).toBeVisible();
	// The address is proved first.
	const proof = await page.context().newPage();
	await proof.goto(await mailedLink(baseURL, email, 'verify-email'));
	await expect(proof.getByRole('heading', { name: '이메일을 인증했습니다' })).toBeVisible();
	await page.getByRole('button', { name: /수락/ }).click();
	await page.waitForURL('**/console');
	await expect(page.getByRole('navigation', { name: '업무 콘솔' })).toBeVisible();
	await page.getByRole('link', { name: /^Yuna.*내 정보/ }).click();
	await expect(page).toHaveURL('/console/information');
	await expect(page.getByRole('heading', { level: 1, name: '내 정보' })).toBeVisible();
	await context.close();
});
