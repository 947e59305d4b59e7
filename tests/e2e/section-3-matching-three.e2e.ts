import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demoLogins } from '../support/every-page.ts';
import { logIn, traveller } from '../support/member-journey.ts';
import { expect, open, tabTo, test } from '../support/site-test.ts';

const clinic = { email: 'clinic@maru.example', password: 'maru-demo-clinic' };
const inDays = (days: number) => new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10);
const fromOurPage = { 'sec-fetch-site': 'same-origin' };

async function someone(browser: Browser, baseURL: string | undefined, width: number): Promise<Page> {
	const context = await browser.newContext({
		...(baseURL && { baseURL }),
		...{ viewport: { width, height: 844 }, reducedMotion: 'reduce', timezoneId: 'Asia/Bangkok' },
	});
	return context.newPage();
}

/** A provider's answer over the API: its first product, on the first free day, for one person. */
async function answer(
	desk: APIRequestContext,
	question: string,
	offer: { provider: string; won: number; text: string },
) {
	const { provider, won, text } = offer;
	const asked = await desk.get(`/api/matching/questions/${question}/answer-form?language=ko&provider=${provider}`);
	const [product] = (await asked.json()).products;
	const [free] = product.free;
	const sent = await desk.post(`/api/matching/questions/${question}/answers?provider=${provider}`, {
		headers: fromOurPage,
		data: {
			...{ key: randomUUID(), locale: provider === 'sinsa-skin-clinic' ? 'ko' : 'ru', text, phrases: [] },
			lines: [
				{ of: 'consultation', name: '', quantity: 1, won },
				{ of: 'interpreter', name: '', quantity: 1, won: 0 },
				{ of: 'pick-up', name: '', quantity: 1, won: null },
			],
			...{ productId: product.id, places: 1, validDays: 10 },
			dates: free ? [{ on: free.on, time: free.slots[0].time }] : [],
		},
	});
	expect(sent.status(), await sent.text()).toBe(200);
}

/** The form from its first field to its last, without a mouse. */
async function askByKeys(page: Page, title: string) {
	const field = (name: string) => page.locator(`#field-${name}`);
	const keys = page.keyboard;
	await tabTo(page, page.getByRole('radio').first());
	await keys.press('Space');
	await keys.press('ArrowDown');
	await expect(page.locator('input[name="area"][value="medical"]')).toBeChecked();
	await tabTo(page, field('kind'));
	for (let step = 0; step < 12 && (await field('kind').inputValue()) !== 'dermatology'; step += 1)
		await keys.press('ArrowDown');
	await tabTo(page, field('title'));
	await keys.type(title);
	await tabTo(page, field('contents'));
	await keys.type('อายุ 28 ผิวแพ้ง่าย อยู่โซลสิบวัน อยากปรึกษาแพทย์ก่อนตัดสินใจ');
	await tabTo(page, field('wished-from'));
	await keys.type(inDays(12).replaceAll('-', '.'));
	await tabTo(page, field('wished-to'));
	await keys.type(inDays(24).replaceAll('-', '.'));
	for (const consent of ['provider', 'health']) {
		await tabTo(page, field(`agreements-${consent}`));
		await keys.press('Space');
	}
	await tabTo(page, page.locator('[data-bottom-bar]').getByRole('button', { name: 'ส่งคำถาม' }));
	await keys.press('Enter');
	await expect(page).toHaveURL(/\/th\/matching\/detail\/[\w-]{36}\?sent=1/);
}

test('a Thai traveller on a phone, a Korean clinic and a Russian answer: asked by keys, compared, agreed and reserved', async ({
	browser,
	baseURL,
}) => {
	test.slow();
	const [guest, host, desk] = [
		await someone(browser, baseURL, 390),
		await someone(browser, baseURL, 1440),
		await someone(browser, baseURL, 1440),
	];
	await Promise.all([logIn(guest, traveller), logIn(host, clinic), logIn(desk, demoLogins.operator)]);

	await open(guest, '/th/matching/inquire');
	await askByKeys(guest, `รอยสิวที่แก้ม ${randomUUID().slice(0, 6)}`);
	await expect(guest.getByText('ส่งคำถามแล้ว')).toBeVisible();
	const id = new URL(guest.url()).pathname.split('/').at(-1) ?? '';

	// The answers come onto the open page, one after the other.
	const heads = guest.getByRole('table').getByRole('columnheader');
	await answer(host.request, id, { provider: 'sinsa-skin-clinic', won: 90_000, text: '진료 후 계획을 정합니다.' });
	await expect(heads).toHaveCount(1);
	await answer(desk.request, id, {
		...{ provider: 'apgujeong-plastic-surgery', won: 120_000 },
		text: 'Сначала осмотр врача, затем план лечения.',
	});
	await expect(heads).toHaveCount(2);
	await expect(guest.getByRole('heading', { name: 'เปรียบเทียบ 2 คำตอบ' })).toBeVisible();
	const lines = guest.getByRole('table').getByRole('row');
	const total = lines.filter({ has: guest.getByRole('rowheader', { name: /^ยอดรวม/ }) });
	await expect(total).toContainText('₩90,000');
	await expect(total).toContainText('₩120,000');
	const all = await lines.count();
	await guest.getByText('เฉพาะรายการที่ต่างกัน').click();
	expect(await lines.count()).toBeLessThan(all);

	// Without network for a while: written, kept, and sent once.
	await guest
		.getByRole('button', { name: /^ส่งข้อความ/ })
		.first()
		.click();
	const thread = guest.getByRole('dialog');
	await thread.getByLabel('เขียนข้อความ').fill('มีแพทย์หญิงไหมคะ');
	await guest.context().setOffline(true);
	await thread.getByRole('button', { name: 'ส่ง', exact: true }).click();
	await expect(thread.getByRole('log')).toContainText('มีแพทย์หญิงไหมคะ');
	await expect(thread.getByRole('log')).toContainText('กำลังรออินเทอร์เน็ต');
	await guest.context().setOffline(false);
	await expect(thread.getByRole('log')).not.toContainText('กำลังรออินเทอร์เน็ต');
	const asked = await (await guest.request.get(`/api/matching/questions/${id}?language=th`)).json();
	const [cheapest] = asked.answers.filter((one: { total: number }) => one.total === 90_000);
	const received = async () => {
		const { items } = await (await host.request.get(`/api/threads/${cheapest.threadId}/messages`)).json();
		return items.map(({ text }: { text: string }) => text);
	};
	await expect.poll(received).toEqual(['มีแพทย์หญิงไหมคะ']);
	await guest.keyboard.press('Escape');
	await expect(thread).toBeHidden();

	// Picked from the profile: it closes, and the page says who is awaited.
	await guest.getByRole('link', { name: /^เลือก/ }).first().click();
	await guest.getByRole('dialog').getByRole('button', { name: 'ส่งคำขอ' }).click();
	await guest.getByRole('alertdialog').getByRole('button', { name: 'ส่งคำขอ' }).click();
	await expect(guest.getByRole('heading', { name: /^รอคำตอบจาก/ })).toBeVisible();
	await expect(guest.getByRole('dialog')).toBeHidden();
	await expect(guest.locator('#question-state')).toBeFocused();

	// The clinic accepts in its console; both see how to reach each other, the traveller without a reload.
	await host.goto(`/console/matching/${id}`);
	await expect(host.locator('main')).not.toContainText('+66');
	await host.getByRole('button', { name: '수락', exact: true }).click();
	await host.getByRole('alertdialog').getByRole('button', { name: '수락', exact: true }).click();
	await expect(host.getByRole('heading', { name: '여행자 연락처' })).toBeVisible();
	await expect(host.locator('main')).toContainText('+66');
	await expect(guest.getByRole('heading', { name: 'ข้อมูลติดต่อของผู้ให้บริการ' })).toBeVisible();

	// Among one's questions the next step is an appointment too: it is a clinic.
	await open(guest, '/th/my/match');
	await guest.locator(`main a[href*="${id}"]`, { hasText: 'จองนัดหมาย' }).click();
	await guest.getByRole('button', { name: 'จองนัดหมายในราคานี้' }).first().click();
	const sheet = guest.getByRole('dialog', { name: 'จองนัดหมายในราคานี้' });
	await expect(sheet.getByRole('checkbox')).toHaveCount(2);
	for (const box of await sheet.getByRole('checkbox').all()) await box.check();
	await sheet.getByRole('button', { name: 'จองนัดหมาย' }).click();
	await expect(guest).toHaveURL(/\/th\/my\/reserve\/[\w-]{36}\?sent=1/);
	await expect(guest.locator('main')).toContainText('₩90,000');
	for (const page of [guest, host, desk]) await page.context().close();
});
