import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { logIn } from '../support/member-journey.ts';
import { faultyEmail } from '../support/plant-failure.ts';
import { expect, open, test } from '../support/site-test.ts';

const operator = { email: 'operator@maru.example', password: 'maru-demo-operator' };

test('the trail is filtered by the address, opened, and taken along as a file', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/audit');
	await expect(desk.getByRole('heading', { level: 1, name: '감사 기록' })).toBeVisible();
	await desk.getByRole('combobox', { name: '종류' }).selectOption('member.logged-in');
	await expect(desk).toHaveURL('/console/audit?kind=member.logged-in');
	const entry = desk.getByRole('main').getByRole('listitem').first();
	await expect(entry.locator('summary')).toContainText('회원 로그인');
	await entry.locator('summary').click();
	await entry.getByRole('link', { name: '이 사람이 한 일' }).click();
	await expect(desk).toHaveURL(/actor=[\da-f-]{36}/);
	const waiting = desk.waitForEvent('download');
	await desk.getByRole('link', { name: 'CSV 저장' }).click();
	const text = await readFile(await (await waiting).path(), 'utf8');
	expect(text.split('\r\n')[0]).toContain('시각(KST),분류,종류');
	await desk.getByRole('link', { name: '필터 지우기' }).click();
	await expect(desk).toHaveURL('/console/audit');
	await context.close();
});

test('an operator sees how the house runs, and finds no failure by a number that is none', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/running');
	await expect(desk.getByRole('heading', { level: 1, name: '사이트 운영' })).toBeVisible();
	await expect(desk.getByRole('heading', { name: '설치 정보' })).toBeVisible();
	await desk.getByRole('searchbox', { name: '오류 번호' }).fill('0000-none');
	await expect(desk.getByText('이 번호의 오류가 없습니다. 번호를 다시 확인해 주세요.')).toBeVisible();
	await context.close();
});

test('a switch keeps the focus while it is set: the next press of Space sets it back', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/running');
	const joining = desk.getByRole('checkbox', { name: '새 회원가입 받기' });
	await expect(joining).toBeChecked();
	await joining.focus();
	for (const isOn of [false, true]) {
		await desk.keyboard.press('Space');
		await expect(joining).toBeChecked({ checked: isOn });
		await expect(joining).not.toHaveAttribute('aria-busy');
		await expect(joining).toBeFocused();
	}
	await context.close();
});

test.describe('a failure that a visitor reads out', () => {
	test.use({ expectedNoise: /status of 500|TypeError|error boundary/ });

	const numberIn = async (told: Locator) =>
		/quote this number: ([\da-f-]{36})/.exec((await told.textContent()) ?? '')?.[1] ?? '';

	test('is found by the number on their screen, whether the server failed or the page did', async ({
		page,
		browser,
		baseURL,
	}) => {
		await open(page, '/login');
		const form = page.locator('main form');
		await form.getByLabel('E-mail', { exact: true }).fill(faultyEmail);
		await form.getByLabel('Password', { exact: true }).fill('seven lanterns over the river');
		await page.getByRole('button', { name: 'Log in', exact: true }).click();
		const told = page.getByRole('alert').filter({ hasText: 'quote this number' });
		await expect(told).toContainText('Something went wrong on our side.');
		const failed = await numberIn(told);

		await page.route('**/api/notices?**', (route) => route.fulfill({ json: { items: null } }));
		await open(page, '/travel');
		await page.getByRole('link', { name: 'Notices' }).first().click();
		await expect(told).toBeVisible();
		const broke = await numberIn(told);

		const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
		const desk = await context.newPage();
		await logIn(desk, operator);
		await desk.goto('/console/running');
		const search = desk.getByRole('searchbox', { name: '오류 번호' });
		const found = (number: string) => desk.getByRole('listitem').filter({ hasText: number });
		await search.fill(failed);
		await expect(found(failed)).toContainText('500');
		await expect(found(failed)).toContainText('POST /api/sessions');
		await search.fill(broke);
		await expect(found(broke)).toContainText('브라우저');
		await expect(found(broke)).toContainText('/notice');
		await context.close();
	});
});

test('a maintenance notice is asked for in Korean and English, and stands above the page in the reader’s language', async ({
	page,
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'ko-KR' });
	const desk = await context.newPage();
	await logIn(desk, operator);
	await desk.goto('/console/running');
	const form = desk.getByRole('form', { name: '점검 안내' });
	await form.getByRole('textbox', { name: '한국어' }).fill('오늘 02:00 KST에 10분 동안 점검합니다.');
	await form.getByRole('button', { name: '안내 표시' }).click();
	await expect(form.getByRole('textbox', { name: 'English' })).toBeFocused();
	await form.getByRole('textbox', { name: 'English' }).fill('Maintenance tonight at 02:00 KST, for ten minutes.');
	await form.getByRole('button', { name: '안내 표시' }).click();
	await expect(desk.getByText('점검 안내를 표시합니다.')).toBeVisible();
	// Who works reads it too, in the language of the console, and before they come in.
	const told = desk.getByRole('status').filter({ hasText: '오늘 02:00 KST에 10분 동안 점검합니다.' });
	await expect(told).toBeVisible();
	await expect(async () => {
		await page.goto('/console/login');
		await expect(page.getByRole('status').filter({ hasText: '02:00 KST' })).toBeVisible({ timeout: 1_000 });
	}).toPass();
	// Pages are at hand for some seconds.
	await expect(async () => {
		await page.goto('/notice');
		await expect(page.getByText('Maintenance tonight at 02:00 KST, for ten minutes.')).toBeVisible({ timeout: 1_000 });
	}).toPass();
	await form.getByRole('button', { name: '안내 내리기' }).click();
	await expect(desk.getByText('점검 안내를 내렸습니다.')).toBeVisible();
	await expect(told).toHaveCount(0);
	await expect(async () => {
		await page.goto('/notice');
		await expect(page.getByText('Maintenance tonight')).toHaveCount(0, { timeout: 1_000 });
	}).toPass();
	await context.close();
});
