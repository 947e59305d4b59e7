import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hands, phoneSeconds } from '../support/keystrokes.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { joinAfresh } from '../support/member-journey.ts';
import { expect, open, settled, test } from '../support/site-test.ts';
import { violationsOn } from '../support/violations-on.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, label: string) => page.locator('main form').getByLabel(label, { exact: true });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'th-TH' });

test('a new traveller on a phone sends a question from the home page, joining on the way; it goes out when the link in the mail is opened elsewhere', async ({
	page,
	browser,
	baseURL,
}, info) => {
	test.slow();
	const { done, tap, choose, type } = hands('tap');
	const mark = randomUUID().slice(0, 6);
	const title = `โยคะเช้าสองคน ${mark}`;
	const email = `ploy.${mark}@example.com`;
	const password = 'lantern river moon';
	await open(page, '/th');
	await tap(page.locator('main a[href="/th/matching/inquire"]').first());
	await expect(heading(page)).toHaveText('ถามครั้งเดียว');
	await tap(page.locator('main label:has(input[name="area"][value="wellness"])'));
	await choose(page.locator('#field-kind'), 'yoga');
	await type(field(page, 'หัวข้อ'), title);
	await type(page.locator('#field-contents'), 'อยู่โซลหนึ่งสัปดาห์ อยากเรียนโยคะตอนเช้าแบบเงียบ ๆ สำหรับสองคน');
	await tap(page.locator('label', { hasText: 'เลื่อนวันได้' }).first());
	await expect(field(page, 'เลื่อนวันได้')).toBeChecked();
	await tap(page.locator('[data-bottom-bar]').getByRole('button', { name: 'สมัครสมาชิกแล้วส่ง' }));
	await expect(heading(page)).toHaveText('สมัครสมาชิก Maru');
	await type(field(page, 'ชื่อ'), 'Ploy');
	await type(field(page, 'นามสกุล'), 'Srisuk');
	await type(field(page, 'วัน'), '12');
	await type(field(page, 'เดือน'), '4');
	await type(field(page, 'ปี'), '1990');
	await tap(page.getByText('หญิง', { exact: true }));
	// The country is known by the language of the phone.
	await expect(page.getByRole('combobox', { name: 'ประเทศ' })).toHaveValue('ไทย');
	await type(field(page, 'เบอร์โทรศัพท์'), '0812345678');
	await type(field(page, 'อีเมล (ใช้เข้าสู่ระบบ)'), email);
	await type(field(page, 'รหัสผ่าน'), password);
	await type(field(page, 'ยืนยันรหัสผ่าน'), password);
	await tap(page.getByRole('checkbox', { name: 'ยอมรับนโยบายความเป็นส่วนตัว' }));
	await tap(page.getByRole('checkbox', { name: 'ยอมรับข้อกำหนดและเงื่อนไข' }));
	await tap(page.getByRole('button', { name: 'สร้างบัญชี' }));
	await expect(page).toHaveURL('/th/matching/inquire?send=1');
	await expect(page.getByText('คำถามจะถูกส่งออกเมื่อคุณยืนยันอีเมล')).toBeVisible();
	// Consents count only once the page is live: a tick that the browser kept from before is none.
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	await tap(page.locator('input[name="agreements.provider"]'));
	await tap(page.locator('[data-bottom-bar]').getByRole('button'));
	await expect(page).toHaveURL('/th/my/match');
	const held = page.getByRole('list', { name: 'คำถามที่รอการยืนยันอีเมล' }).getByRole('listitem');
	await expect(held).toContainText(title);
	await expect(held).toContainText(email);

	const seconds = phoneSeconds(done, 4);
	info.annotations.push({ type: 'thumbs', description: `${JSON.stringify(done)}: about ${Math.round(seconds)} s` });
	console.info(`${JSON.stringify(done)}: about ${Math.round(seconds)} s by a keystroke-level model`);
	expect(done.fields).toBeLessThanOrEqual(11);
	expect(done.taps - done.fields).toBeLessThanOrEqual(13);

	// Nobody knows of it before; the link is opened in another browser, where nobody is logged in.
	const asVisitor = await browser.newContext(baseURL ? { baseURL } : {});
	const listed = async () =>
		(await (await asVisitor.request.get(`/api/matching/questions?language=th&search=${mark}`)).json()).total;
	expect(await listed()).toBe(0);
	const elsewhere = await asVisitor.newPage();
	await open(elsewhere, await mailedLink(baseURL, email, 'verify-email'));
	await expect(heading(elsewhere)).toBeVisible();
	await expect.poll(listed).toBe(1);
	await page.reload();
	await expect(page.getByRole('link', { name: title })).toBeVisible();
	await expect(held).toHaveCount(0);
	await asVisitor.close();
});

test('what waits for the address is changed by who wrote it, and taken back', async ({ page }) => {
	const { email } = await joinAfresh(page);
	const mark = randomUUID().slice(0, 6);
	const version = async (slug: string) =>
		(await (await page.request.get(`/api/page-texts/${slug}?language=th`)).json()).version as string;
	const sent = await page.request.post('/api/matching/questions', {
		headers: { 'sec-fetch-site': 'same-origin' },
		data: {
			...{
				key: randomUUID(),
				area: 'wellness',
				kind: 'yoga',
				title: `โยคะเช้า ${mark}`,
				locale: 'th',
				isPrivate: false,
			},
			contents: 'อยู่โซลหนึ่งสัปดาห์ อยากเรียนโยคะตอนเช้าแบบเงียบ ๆ สำหรับสองคน',
			contact: { email, phone: null, messenger: { app: 'line', name: 'linh.line' } },
			...{ wished: null, persons: { adult: 2, child: 0, infant: 0 }, budget: null, languages: ['th'], region: 'seoul' },
			...{ fileIds: [], needs: { halal: null, flags: [], childSeats: 0 } },
			agreements: { provider: await version('provider') },
		},
	});
	expect(await sent.json()).toMatchObject({ isHeld: true });
	await open(page, '/th/my/match');
	const held = page.getByRole('list', { name: 'คำถามที่รอการยืนยันอีเมล' }).getByRole('listitem');
	await held.getByRole('link', { name: 'แก้ไขคำถาม' }).tap();
	await expect(heading(page)).toHaveText('แก้ไขคำถาม');
	await settled(page);

	// All of it is there again, but for the tick; the title is changed, and what is missing is told beside it.
	await expect(page.locator('#field-kind')).toHaveValue('yoga');
	await expect(page.locator('#field-contents')).toHaveValue(/โยคะตอนเช้า/);
	await expect(field(page, 'เลื่อนวันได้')).toBeChecked();
	await expect(page.locator('#field-contact-name')).toHaveValue('linh.line');
	await field(page, 'หัวข้อ').fill(`โยคะเย็น ${mark}`);
	const save = page.locator('[data-bottom-bar]').getByRole('button');
	await save.tap();
	const consent = page.locator('input[name="agreements.provider"]');
	await expect(consent).toHaveAttribute('aria-invalid', 'true');
	await consent.tap();
	await save.tap();
	await expect(page).toHaveURL(/\/th\/my\/match\?held=saved$/);
	await expect(page.getByText('บันทึกคำถามที่แก้ไขแล้ว')).toBeVisible();
	await expect(held).toHaveCount(1);
	await expect(held).toContainText(`โยคะเย็น ${mark}`);
	expect(await violationsOn(page)).toEqual([]);

	await held.getByRole('button', { name: 'ยกเลิกคำถาม' }).tap();
	await expect(held).toHaveCount(0);
});
