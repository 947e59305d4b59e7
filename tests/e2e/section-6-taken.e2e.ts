import type { Page } from '@playwright/test';
import { logIn } from '../support/member-journey.ts';
import {
	clinic,
	logInEnglish,
	mailsAbout,
	openDesk,
	operator,
	reserveByApi,
	roomyDays,
	screenFaults,
} from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';
import { violationsOn } from '../support/violations-on.ts';

/** The house: what is wrong is told beside its field, and what was typed stays. */
async function correctName(page: Page): Promise<void> {
	await page.getByRole('button', { name: '이용자 정보 수정' }).click();
	const sheet = page.getByRole('dialog', { name: '이용자 정보 수정' });
	await sheet.getByRole('textbox', { name: '성', exact: true }).fill('Vongsakul');
	await sheet.getByRole('textbox', { name: '연락처' }).fill('12');
	await expect(sheet.getByText('이메일 주소는 Maru 운영팀만 바꿀 수 있습니다.', { exact: false })).toBeVisible();
	await sheet.getByRole('textbox', { name: '연락처' }).press('Enter');
	await expect(sheet.getByRole('textbox', { name: '연락처' })).toBeFocused();
	await expect(sheet.getByRole('textbox', { name: '연락처' })).toHaveAttribute('aria-invalid', 'true');
	await expect(sheet.getByRole('textbox', { name: '사유' })).toHaveAttribute('aria-invalid', 'true');
	await expect(sheet.getByRole('textbox', { name: '성', exact: true })).toHaveValue('Vongsakul');
	expect(await screenFaults(page, 'dialog[open]')).toEqual([]);
	await sheet.getByRole('textbox', { name: '연락처' }).fill('+66 81 999 8888');
	await sheet.getByRole('textbox', { name: '사유' }).fill('전화로 철자를 알려 주심');
	await sheet.getByRole('button', { name: '저장' }).click();
	await expect(sheet).toHaveCount(0);
	await expect(page.getByText('이용자 정보를 수정했습니다.')).toBeVisible();
	await expect(page.getByText('Siriporn Vongsakul').first()).toBeVisible();
	await expect(page.getByRole('link', { name: /^\+66/ })).toHaveAttribute('href', 'tel:+66819998888');
	await expect(page.getByText('성, 연락처')).toBeVisible();
}

/** An operator: the address, and the language in which mails are written from now on. */
async function correctAddress(desk: Page, { path, right }: { path: string; right: string }): Promise<void> {
	await desk.goto(path);
	await desk.getByRole('button', { name: '이용자 정보 수정' }).click();
	const sheet = desk.getByRole('dialog', { name: '이용자 정보 수정' });
	await sheet.getByRole('textbox', { name: '이메일' }).fill(right);
	await sheet.getByRole('combobox', { name: '예약자의 언어' }).selectOption('ru');
	await sheet.getByRole('textbox', { name: '사유' }).fill('주소가 틀렸다고 전화하심');
	await sheet.getByRole('button', { name: '저장' }).click();
	await expect(sheet).toHaveCount(0);
	await expect(desk.getByRole('link', { name: right })).toBeVisible();
	await desk.context().close();
}

test('a clinic takes a reservation for a guest who phones, in Korean, puts their name right, and cancels it at their word', async ({
	page,
	browser,
	baseURL,
}) => {
	const product = 'laser-toning-consultation';
	const on = (await roomyDays(page.request, product)).at(-3) ?? '';
	const { days } = await (await page.request.get(`/api/products/${product}/days?month=${on.slice(0, 7)}`)).json();
	const { slots } = days.find((day: { on: string }) => day.on === on);
	const { time } = slots.find(({ left }: { left: number }) => left > 0);
	await logIn(page, clinic);
	await page.goto('/console/reservations');
	await page.getByRole('link', { name: '전화 예약 등록' }).click();
	await expect(page).toHaveURL('/console/reservations/new');
	await expect(page.getByRole('heading', { level: 1, name: '전화 예약 등록' })).toBeVisible();
	await page.getByRole('combobox', { name: '상품' }).selectOption(product);
	await expect(page).toHaveURL(`/console/reservations/new?product=${product}`);

	await page.goto(`/console/reservations/new?product=${product}&on=${on}&time=${time}`);
	await page.getByRole('button', { name: '예약 등록' }).click();
	await expect(page.getByRole('heading', { name: /개 항목을 확인해 주세요$/ })).toBeVisible();
	await page.locator('#taken-lead-lastName').fill('Wongsakul');
	await page.locator('#taken-lead-firstName').fill('Siriporn');
	await page.locator('#taken-lead-country').fill('태국');
	await page.getByRole('option', { name: '태국', exact: true }).click();
	await page.locator('#taken-lead-phone').fill('+66 81 234 5678');
	await page.locator('#taken-language').selectOption('th');
	const address = `phoned-${Date.now()}@mail.example`;
	await page.locator('#taken-lead-email').fill(address);
	const birth = page.locator('#taken-lead-birthOn');
	await birth.getByRole('textbox', { name: '년' }).fill('1990');
	await birth.getByRole('textbox', { name: '월' }).fill('4');
	await birth.getByRole('textbox', { name: '일' }).fill('13');
	await page.reload();
	await expect(page.locator('#taken-lead-lastName')).toHaveValue('Wongsakul');
	await page.getByRole('button', { name: '안내문 보기' }).first().click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
	await page.getByLabel('개인정보 제공 안내를 알렸고 예약자가 동의했습니다').check();
	await page.getByLabel('건강정보 처리 안내를 따로 알렸고 예약자가 동의했습니다').check();
	expect(await violationsOn(page)).toEqual([]);
	await page.getByRole('button', { name: '예약 등록' }).click();

	await expect(page).toHaveURL(/\/console\/reservations\/[0-9a-f-]{36}$/);
	await expect(page.getByRole('article').getByText('확정', { exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { name: '계정이 없는 예약자' })).toBeVisible();
	const code = (await page.title()).split(' · ')[0] ?? '';
	expect(code).toMatch(/^MR-/);
	await correctName(page);
	const right = `right-${address}`;
	await correctAddress(await openDesk(browser, baseURL, operator), { path: new URL(page.url()).pathname, right });
	await page.getByRole('button', { name: '예약자 요청으로 취소' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: '예약 취소' }).click();
	await expect(page.getByRole('alertdialog')).toHaveCount(0);

	const mails = await mailsAbout(baseURL, code, 6);
	const mailsTo = (one: string) =>
		mails.filter((mail) => mail.address === one).map(({ template, language }) => `${template} ${language}`);
	expect(mailsTo(address)).toEqual([
		'reservation-address-moved ru',
		'reservation-lead-corrected th',
		'reservation-confirmed th',
	]);
	expect(mailsTo(right)).toEqual(['reservation-cancelled ru', 'reservation-lead-corrected ru']);
	await page.goto(`/console/reservations?queue=cancelled&search=${code}`);
	const row = page.getByRole('row').filter({ hasText: code });
	await expect(row.getByText('전화·현장')).toBeVisible();
});

test('the agency comes with one more and cancels for a member who phones, who is told each time', async ({
	page,
	browser,
	baseURL,
}) => {
	const { email } = await logInEnglish(page);
	const product = 'jeju-tangerine-and-haenyeo-day';
	const on = (await roomyDays(page.request, product)).at(-2) ?? '';
	const { days } = await (await page.request.get(`/api/products/${product}/days?month=${on.slice(0, 7)}`)).json();
	const { time } = days.find((day: { on: string }) => day.on === on).slots[0];
	const persons = { adult: 2, child: 0, infant: 0 };
	const { id, code } = await reserveByApi(page.request, { product, on, time, persons });

	const desk = await openDesk(browser, baseURL, operator);
	await desk.goto(`/console/reservations/${id}`);
	await expect(desk.getByText('전화한 사람이 예약자 본인인지 확인해 주세요.', { exact: false })).toBeVisible();
	await desk.getByRole('button', { name: '날짜나 인원 변경' }).click();
	const sheet = desk.getByRole('dialog', { name: '날짜나 인원 변경' });
	await sheet.getByRole('button', { name: /^성인.*: 하나 늘리기$/ }).click();
	await expect(sheet.getByText('차액')).toBeVisible();
	expect(await screenFaults(desk, 'dialog[open]')).toEqual([]);
	// Twice, as who is on the telephone does.
	await sheet.getByRole('button', { name: '변경하기' }).dblclick();
	await expect(sheet).toHaveCount(0);
	await expect(desk.getByRole('article').getByText('성인 3명')).toBeVisible();

	await desk.getByRole('button', { name: '예약자 요청으로 취소' }).click();
	const dialog = desk.getByRole('alertdialog');
	await expect(dialog.getByText('예약자는 규정에 따라 환불받습니다.', { exact: false })).toBeVisible();
	await dialog.getByRole('button', { name: '예약 취소' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(desk.getByRole('article').getByText('취소', { exact: true })).toBeVisible();
	const mails = (await mailsAbout(baseURL, code, 3)).filter((mail) => mail.address === email);
	expect(mails.map(({ template }) => template)).toEqual(
		expect.arrayContaining(['reservation-changed', 'reservation-cancelled']),
	);
	await desk.context().close();
});
