import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logIn, traveller } from '../support/member-journey.ts';
import { clinic, phone } from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';
import { violationsOn } from '../support/violations-on.ts';

const product = 'scar-and-acne-care';

async function hasNoFaults(page: Page) {
	expect(await violationsOn(page)).toEqual([]);
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow).toBeLessThanOrEqual(0);
}

// A text that has changed meanwhile is refused once.
test.use({ expectedNoise: /400 \(Bad Request\)/ });

test('a patient asks in Thai on a phone, a Korean clinic answers, and one click makes the reservation', async ({
	page,
	browser,
	baseURL,
}) => {
	test.slow();
	await page.setViewportSize(phone);
	await logIn(page, traveller);
	const word = `รอยแผลเป็น${randomUUID().slice(0, 6)}`;

	// The main button of the medical product leads to the form, with what is known filled in.
	await open(page, `/th/medical/${product}`);
	await page.locator(`a[href$="/consultaion/${product}"]:visible`).first().click();
	await expect(page.getByRole('heading', { level: 1, name: 'ขอคำปรึกษา' })).toBeVisible();
	await expect(page.getByLabel('ชื่อ (ภาษาอังกฤษตามหนังสือเดินทาง)', { exact: true })).toHaveValue('Siriporn');
	await hasNoFaults(page);

	// Sent too early, what is missing is told at its field, and nothing that was typed is lost.
	const wishes = page.getByLabel('เล่าได้ตามต้องการ');
	await wishes.fill(`${word} ที่แก้ม อยากทราบว่าต้องทำกี่ครั้ง`);
	await page.getByRole('button', { name: 'ส่งคำขอ' }).last().click();
	await expect(page.getByText(/กรุณาแก้ไข.\d.รายการ/)).toBeVisible();
	await expect(wishes).toHaveValue(new RegExp(word));
	// Kept over a reload.
	await page.reload();
	await expect(wishes).toHaveValue(new RegExp(word));

	await page
		.getByRole('radiogroup', { name: /รูปถ่ายผิว/ })
		.getByText('ไม่มี', { exact: true })
		.click();
	const allergies = page.getByRole('radiogroup', { name: /มีประวัติแพ้หรือไม่/ });
	await allergies.getByText('ใช่', { exact: true }).click();
	await page.getByLabel(/มีประวัติแพ้หรือไม่.*รายละเอียด/).fill(`แพ้ยา ${word}`);
	// The text that was open is no longer the one in force: it is told beside it, and agreed to anew one goes on.
	let isOld = true;
	await page.route('**/api/page-texts/health?*', async (route) => {
		const answer = await route.fetch();
		const text = await answer.json();
		await route.fulfill({ response: answer, json: isOld ? { ...text, version: '2019-01-01' } : text });
		isOld = false;
	});
	const health = page.getByLabel('ยินยอมให้เก็บและใช้ข้อมูลสุขภาพ');
	await health.check();
	await page.getByLabel(/^ยินยอมให้ส่งข้อมูลแก่/).check();
	await hasNoFaults(page);
	await page.getByRole('button', { name: 'ส่งคำขอ' }).last().click();
	await expect(page.locator('#consultation-health-note')).toContainText('มีการเปลี่ยนแปลง');
	await expect(health).not.toBeChecked();
	await expect(wishes).toHaveValue(new RegExp(word));
	await health.check();
	await page.getByRole('button', { name: 'ส่งคำขอ' }).last().click();
	await expect(page.getByRole('heading', { level: 1, name: 'ส่งคำขอคำปรึกษาแล้ว' })).toBeVisible();
	await expect(page.getByText('ยังไม่มีผู้เปิดอ่าน')).toBeVisible();
	await hasNoFaults(page);
	const asked = page.url();
	const id = new URL(asked).searchParams.get('request') ?? '';

	// The clinic: its list says who, not what; the page tells all, and the look is written down.
	const context = await browser.newContext({ ...(baseURL && { baseURL }) });
	await context.addCookies([{ name: 'lang', value: 'KO', url: baseURL ?? '' }]);
	const desk = await context.newPage();
	await logIn(desk, clinic);
	await desk.goto('/console/consultations');
	const row = desk.locator(`a[href="/console/consultations/${id}"]`);
	await expect(row).toContainText('Siriporn');
	await expect(desk.getByText(new RegExp(word))).toHaveCount(0);
	await row.click();
	await expect(desk.getByText(`แพ้ยา ${word}`)).toBeVisible();
	expect(await violationsOn(desk)).toEqual([]);

	// Words, a line of its own product and a day with places.
	await desk.getByLabel('내 상품').selectOption(product);
	await desk.getByRole('button', { name: /^내 상품 가격/ }).click();
	await desk.getByRole('button', { name: /자리$/ }).first().click();
	await desk.getByLabel('직접 쓰는 글').fill('사진 없이도 상담할 수 있습니다. 3회를 권합니다.');
	await desk.getByRole('button', { name: '답변 보내기' }).first().click();
	await expect(desk.getByText('답변을 보냈습니다.')).toBeVisible();

	// The patient: what waits for whom, the answer, who looked; then one click.
	await open(page, '/th/my/match');
	const mine = page.locator(`a[href*="request=${id}"]`);
	await expect(mine).toContainText('รอคุณตอบ');
	await mine.click();
	await expect(page.getByRole('heading', { level: 1, name: 'คลินิกตอบกลับแล้ว' })).toBeVisible();
	await expect(page.getByText('사진 없이도 상담할 수 있습니다.', { exact: false })).toBeVisible();
	await expect(page.getByText('ยังไม่มีผู้เปิดอ่าน')).toHaveCount(0);
	await hasNoFaults(page);
	await page.getByRole('button', { name: 'จองตามราคานี้' }).click();
	const sheet = page.getByRole('dialog', { name: 'จองตามราคานี้' });
	await sheet.getByRole('button', { name: 'จองเลย' }).click();
	await expect(sheet.getByText('ต้องยินยอมก่อนดำเนินการต่อ').first()).toBeVisible();
	await sheet.getByLabel(/^ยินยอมให้เก็บและใช้ข้อมูลสุขภาพ/).check();
	await sheet.getByLabel(/^ยินยอมให้ส่งข้อมูลการจอง/).check();
	await hasNoFaults(page);
	await sheet.getByRole('button', { name: 'จองเลย' }).click();
	await expect(page).toHaveURL(/\/my\/reserve\/[\da-f-]{36}/);

	// It is closed with it, for both.
	await open(page, asked);
	await expect(page.getByRole('link', { name: 'ดูการจอง' })).toBeVisible();
	await desk.goto(`/console/consultations/${id}`);
	await expect(desk.getByText('환자가 이 조건으로 예약했습니다.')).toBeVisible();

	// A talk by video is seen in the console too, in the language one works in.
	await desk.goto('/console/videos');
	await desk.locator('a[href*="/console/videos/"]').first().click();
	await expect(desk.getByText('진단이나 처방은 하지 않습니다.', { exact: false })).toBeVisible();
	await context.close();
});
