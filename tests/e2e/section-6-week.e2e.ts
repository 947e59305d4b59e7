import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { monthsFrom } from '#domain/refund/refund-month.ts';
import { joinAfresh, logIn } from '../support/member-journey.ts';
import { readPdf } from '../support/read-pdf.ts';
import {
	clinic,
	dayAhead,
	elsewhere,
	headers,
	operator,
	reservationOf,
	reserveByApi,
	roomyDays,
} from '../support/reservation-journey.ts';
import { expect, test } from '../support/site-test.ts';
import { launchTimedProduct, type TimedProduct } from '../support/timed-product.ts';

let product: TimedProduct;
test.beforeAll(async () => {
	product = await launchTimedProduct();
});
test.afterAll(async () => {
	await product?.takeDown();
});

async function arrive(browser: Browser, locale: string): Promise<Page> {
	const context = await browser.newContext({ baseURL: product.origin, locale, timezoneId: 'Asia/Seoul' });
	return context.newPage();
}

const main = (desk: Page) => desk.getByRole('main');

/** The first start with room on a day. */
async function timeOn(page: Page, id: string, on: string): Promise<string | null> {
	const { days } = await (await page.request.get(`/api/products/${id}/days?month=${on.slice(0, 7)}`)).json();
	const { slots } = days.find((day: { on: string }) => day.on === on);
	return slots.find(({ left }: { left: number }) => left > 0).time;
}

async function monday(desk: Page) {
	await desk.goto('/console/applications');
	await desk.getByRole('link', { name: /Namsan Herbal Spa|남산한방스파/ }).click();
	await desk.getByRole('radio', { name: /^승인/ }).check();
	const despite = desk.getByRole('checkbox', { name: /빠진 항목이 있음을 확인했으며/ });
	if (await despite.isVisible()) await despite.check();
	await desk.getByRole('button', { name: '승인하고 메일 보내기' }).click();
	await expect(desk.getByText(/^승인했습니다: /)).toBeVisible();
}

const thai = 'พระราชวังก่อนเปิดประตู';

async function tuesday(desk: Page) {
	const id = 'gyeongbokgung-before-opening';
	await desk.goto('/console/translations?view=files&kind=product&to=th&scope=all');
	const [download] = await Promise.all([
		desk.waitForEvent('download'),
		desk.getByRole('link', { name: /파일 내려받기/ }).click(),
	]);
	const out = await readFile(await download.path(), 'utf8');
	const [own = ''] = out.match(new RegExp(`<file [^>]*original="product/${id}#[\\s\\S]*?</file>`)) ?? [];
	const filled = own.replace(
		/(<unit id="title"[\s\S]*?<\/source>)(?:<target[^>]*>[\s\S]*?<\/target>)?/,
		`$1<target>${thai}</target>`,
	);
	expect(filled).not.toBe(own);
	const back = `${out.slice(0, out.indexOf('<file'))}${filled}</xliff>`;
	await desk
		.getByLabel('XLIFF 파일')
		.setInputFiles({ name: 'back.xlf', mimeType: 'application/octet-stream', buffer: Buffer.from(back) });
	const result = desk.getByRole('region', { name: '파일 확인 결과' });
	await expect(result.locator('ins').first()).toContainText(thai);
	await result.getByRole('button', { name: '1개를 초안으로 저장' }).click();
	await expect(desk.getByText('1개를 초안으로 저장했습니다.', { exact: false })).toBeVisible();
	// A draft until it is published: the list of products knows which have one.
	await desk.goto(`/console/products/${id}`);
	await desk.getByRole('button', { name: /개 언어로 공개$/ }).click();
	await expect
		.poll(async () => (await (await desk.request.get(`/api/products/${id}?language=th`)).json()).title)
		.toBe(thai);
}

const treatment = 'laser-toning-consultation';

/** A guest who phones gets a reservation, and pays by a transfer that the bank's file brings. */
async function wednesday(desk: Page): Promise<{ id: string; on: string }> {
	const on = await dayAhead(desk.request, treatment, 1);
	const time = await timeOn(desk, treatment, on);
	await desk.goto(`/console/reservations/new?product=${treatment}&on=${on}&time=${time}`);
	for (const [name, text] of Object.entries({
		...{ lastName: 'Wongsakul', firstName: 'Siriporn', phone: '+66 81 234 5678', email: 'siriporn@mail.example' },
	}))
		await desk.locator(`#taken-lead-${name}`).fill(text);
	await desk.locator('#taken-lead-country').fill('태국');
	await desk.getByRole('option', { name: '태국', exact: true }).click();
	await desk.locator('#taken-language').selectOption('th');
	const birth = desk.locator('#taken-lead-birthOn');
	for (const [name, text] of Object.entries({ 년: '1990', 월: '4', 일: '13' }))
		await birth.getByRole('textbox', { name }).fill(text);
	await desk.getByLabel('개인정보 제공 안내를 알렸고 예약자가 동의했습니다').check();
	await desk.getByLabel('건강정보 처리 안내를 따로 알렸고 예약자가 동의했습니다').check();
	await desk.getByRole('button', { name: '예약 등록' }).click();
	await expect(desk).toHaveURL(/\/console\/reservations\/[0-9a-f-]{36}$/);
	const id = desk.url().split('/').at(-1) ?? '';
	const { code, price } = await (await desk.request.get(`/api/reservations/${id}?language=ko`)).json();

	await desk.goto('/console/statements');
	const today = koreanDay(new Date());
	const lines = [
		'거래일시,적요,보낸분/받는분,출금액,입금액,잔액',
		`${today} 10:00:00,타행,${code} SIRIPORN,0,${price.total},9000000`,
	];
	await desk
		.locator('#bank-file')
		.setInputFiles({ name: 'week.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
	await desk.getByRole('button', { name: '새 거래 1건 저장' }).click();
	const row = main(desk).getByRole('listitem').filter({ hasText: code }).first();
	await row.getByRole('button', { name: new RegExp(`^${code} ₩[\\d,]+ 확인$`) }).click();
	await expect(desk.getByText(`${code} 기록을 마쳤습니다.`)).toBeVisible();
	return { id, on };
}

/** What a guest and a house do not agree about: heard by the bell, decided, and the refund sent. */
async function thursday(desk: Page, guest: Page) {
	const tea = 'tea-master-ikseon';
	const [on = ''] = await roomyDays(guest.request, tea);
	const { id, code } = await reserveByApi(guest.request, { product: tea, on, time: await timeOn(guest, tea, on) });
	const { total } = (await reservationOf(guest.request, id)).money;
	await elsewhere(product.origin, operator, async (office) => {
		await office.post(`/api/reservations/${id}/moves?language=ko`, { data: { move: 'confirm' } });
		const data = { key: randomUUID(), kind: 'payment', won: total, method: 'transfer' };
		expect((await office.post(`/api/reservations/${id}/payments?language=ko`, { data })).status()).toBe(200);
	});
	const opened = await guest.request.post(`/api/reservations/${id}/disputes`, {
		data: { key: randomUUID(), reason: 'late', wish: 'refund', words: 'The tea master came an hour late.' },
		headers,
	});
	expect(opened.status(), await opened.text()).toBe(200);

	await desk.goto('/console');
	await desk.getByRole('button', { name: /^알림/ }).click();
	await desk.getByRole('link', { name: /분쟁 조정이 접수되었습니다/ }).click();
	const mediation = desk.locator('#dispute');
	await expect(mediation.getByText('The tea master came an hour late.')).toBeVisible();
	await mediation.getByRole('textbox', { name: '환불 금액(원)' }).fill('5000');
	await mediation.getByRole('textbox', { name: '설명' }).fill('한 시간 늦게 시작했습니다.');
	await mediation.getByRole('button', { name: '이대로 결정' }).click();
	await desk.getByRole('alertdialog').getByRole('button', { name: '이대로 결정' }).click();
	await expect(mediation.getByText('결정됨')).toBeVisible();
	await desk.goto('/console/refunds');
	const row = main(desk).getByRole('listitem').filter({ hasText: code });
	await row.getByRole('button', { name: `환불 기록: ${code}` }).click();
	await row.getByRole('button', { name: '보낸 것으로 기록' }).click();
	await expect(desk.getByText(`${code} 환불을 기록하고 예약자에게 알렸습니다.`)).toBeVisible();
	const bell = async () => (await (await guest.request.get('/api/notifications?language=en')).json()).items;
	await expect
		.poll(async () => (await bell()).map(({ kind }: { kind: string }) => kind))
		.toEqual(expect.arrayContaining(['dispute.outcome-decided', 'reservation.refunded']));
}

async function friday(desk: Page, guest: Page) {
	const rated = await (
		await guest.request.get('/api/products/gyeongbokgung-before-opening/ratings?language=en')
	).json();
	const reported = await guest.request.post(`/api/ratings/${rated.items[0].id}/reports`, {
		data: { reason: 'untrue' },
		headers,
	});
	expect(reported.status()).toBe(200);
	await desk.goto('/console/trust?kind=rating');
	const waiting = main(desk).getByRole('listitem');
	await waiting.filter({ hasText: '신고' }).first().getByRole('link').first().click();
	await desk.getByRole('radio', { name: /^그대로 공개/ }).check();
	await desk.getByRole('button', { name: '신고 종료' }).click();
	await expect(
		main(desk)
			.getByRole('status')
			.filter({ hasText: /공개했습니다/ }),
	).toBeVisible();

	await desk.goto('/console/rates');
	await desk.getByRole('textbox', { name: /1 USD/ }).fill('1391.5');
	await desk.getByRole('button', { name: '환율 저장' }).click();
	await expect(desk.getByText('환율을 저장했습니다', { exact: false })).toBeVisible();

	await desk.goto('/console/notices?new=1');
	const dialog = desk.getByRole('dialog');
	await dialog.getByRole('textbox').first().fill('설 연휴 안내');
	await dialog.getByRole('textbox').nth(1).fill('Closed over Seollal');
	await dialog.getByRole('button').last().click();
	await expect(desk.getByRole('heading', { level: 1 })).toContainText('설 연휴 안내');
	for (const [tab, text] of Object.entries({
		한국어: '설 연휴에는 상담을 쉽니다.',
		English: 'We are closed over the Seollal holidays.',
	})) {
		await desk.getByRole('tab', { name: new RegExp(tab) }).click();
		await desk.getByRole('textbox', { name: '본문' }).fill(text);
	}
	await desk.getByRole('button', { name: '저장', exact: true }).click();
	await expect(desk.getByText('모두 저장됨')).toBeVisible();
	await desk.getByRole('button', { name: '2개 언어로 공개' }).click();
	await expect
		.poll(async () => JSON.stringify(await (await guest.request.get('/api/notices?language=en')).json()))
		.toContain('Closed over Seollal');
}

/** Somebody who lost their mailbox. */
async function saturday(desk: Page, guest: Page, account: { email: string }) {
	await desk.goto('/console/members');
	await desk.getByRole('searchbox', { name: '회원 찾기' }).fill(account.email);
	const found = main(desk).getByRole('listitem').filter({ hasText: 'Linh Nguyen' });
	await expect(found).toHaveCount(1);
	await found.getByRole('link').click();
	await desk.getByRole('button', { name: '주소 바꾸기' }).click();
	await desk.getByRole('textbox', { name: '새 이메일' }).fill(`moved.${account.email}`);
	await desk.getByRole('combobox', { name: '본인 확인 방법' }).selectOption('video');
	await desk.getByRole('button', { name: '인증 링크 보내기' }).click();
	await expect(desk.getByText('새 주소로 인증 링크를 보냈습니다.')).toBeVisible();
	expect((await guest.request.get('/api/members/me')).status()).toBe(200);
}

/** The month is over: closed, paid out, and on paper. */
async function sunday(desk: Page, partner: Page, { id, on }: { id: string; on: string }) {
	const month = on.slice(0, 7);
	const moment = new Date(`${monthsFrom(month, 1)}-06T10:00:00+09:00`);
	await product.moveTo(moment);
	for (const [page, account] of [
		[desk, operator],
		[partner, clinic],
	] as const) {
		await page.context().clock.setSystemTime(moment);
		await logIn(page, account);
	}
	// Over by the clock alone.
	await expect
		.poll(async () => (await (await desk.request.get(`/api/reservations/${id}?language=ko`)).json()).status, {
			timeout: 300_000,
		})
		.toBe('completed');
	await desk.goto(`/console/commissions?month=${month}`);
	await main(desk).getByRole('button', { name: '월 마감' }).click();
	await desk.getByRole('alertdialog').getByRole('button', { name: '월 마감' }).click();
	await expect(
		main(desk)
			.getByText(/ 마감$/)
			.first(),
	).toBeVisible();

	await desk.goto('/console/settlements?of=due');
	await main(desk).getByRole('link', { name: /^S-/ }).first().click();
	const number = (await desk.getByRole('heading', { level: 1 }).textContent()) ?? '';
	// Where the money goes: masked, and in full for a reason.
	await expect(main(desk).getByText('국민은행 ••••••-••-••0000 신사피부과의원')).toBeVisible();
	await desk.getByRole('button', { name: '계좌번호 보기' }).click();
	await desk.getByRole('button', { name: '기록하고 보기' }).click();
	await expect(desk.getByRole('combobox', { name: '열람 사유' })).toHaveAttribute('aria-invalid', 'true');
	await desk.getByRole('combobox', { name: '열람 사유' }).selectOption('payout');
	await desk.getByRole('button', { name: '기록하고 보기' }).click();
	await expect(main(desk).getByText('국민은행 000000-00-000000 신사피부과의원')).toBeVisible();
	await desk.getByRole('button', { name: '계좌번호 가리기' }).click();
	await expect(main(desk).getByText('국민은행 ••••••-••-••0000 신사피부과의원')).toBeVisible();
	await desk.getByRole('button', { name: '지급 기록' }).click();
	const form = desk.getByRole('form', { name: '지급 기록' });
	await form.getByRole('textbox', { name: '지급일' }).fill('2099-01-01');
	await form.getByRole('textbox', { name: /은행 거래 표시/ }).fill(`MARU ${month}`);
	await form.getByRole('button', { name: '지급 기록' }).click();
	await expect(form.getByText('아직 오지 않은 날짜입니다.', { exact: false })).toBeVisible();
	await form.getByRole('textbox', { name: '지급일' }).fill(koreanDay(moment));
	await form.getByRole('button', { name: '지급 기록' }).click();
	await expect(desk.getByText('기록했고 협력회원에게 알렸습니다.')).toBeVisible();
	await expect(main(desk).getByText('지급 완료').first()).toBeVisible();
	await desk.goto('/console/settlements?of=due');
	await expect(main(desk).getByRole('link', { name: number })).toHaveCount(0);

	await desk.goto('/console/reports');
	const [paper] = await Promise.all([
		desk.waitForEvent('download'),
		desk.getByRole('link', { name: '월간 보고서(PDF)' }).click(),
	]);
	expect(paper.suggestedFilename()).toBe(`maru-report-${month}.pdf`);
	expect(readPdf(await readFile(await paper.path())).text).toContain('월간 보고서');

	// All names and telephones leave only with who signed in a moment ago: a while later it is asked again.
	await product.moveTo(new Date(moment.getTime() + 20 * 60_000));
	await desk.goto('/console/reservations?queue=all');
	const list = desk.getByRole('link', { name: 'CSV 내려받기' });
	await list.click();
	const again = desk.getByRole('alertdialog', { name: '비밀번호를 다시 입력해 주세요' });
	await again.getByRole('button', { name: '취소' }).click();
	await expect(again).toBeHidden();
	await list.click();
	await again.getByLabel('비밀번호', { exact: true }).fill(operator.password);
	const [sheet] = await Promise.all([
		desk.waitForEvent('download'),
		again.getByRole('button', { name: '계속하기' }).click(),
	]);
	expect(sheet.suggestedFilename()).toBe(`maru-reservations-${koreanDay(moment)}.csv`);
	expect(await readFile(await sheet.path(), 'utf8')).toMatch(/wongsakul/i);
	await expect(desk).toHaveURL(/\/console\/reservations\?queue=all$/);
	return number;
}

// What is wrong with a form is told by the server too.
test.use({ expectedNoise: /status of 40[0349]/ });

test('a week of the agency, in Korean, at the desk alone', async ({ browser }) => {
	test.slow();
	const [desk, guest, partner] = await Promise.all(['ko-KR', 'en-US', 'ko-KR'].map((one) => arrive(browser, one)));
	if (!desk || !guest || !partner) throw new Error('nobody came');
	await logIn(desk, operator);
	await logIn(partner, clinic);
	const account = await joinAfresh(guest);

	await test.step('Monday: an application is approved', () => monday(desk));
	await test.step('Tuesday: a text goes out and comes back translated', () => tuesday(desk));
	const taken = await test.step('Wednesday: a guest phones and pays', () => wednesday(desk));
	await test.step('Thursday: a dispute is decided and the refund sent', () => thursday(desk, guest));
	await test.step('Friday: moderation, a rate, a notice', () => friday(desk, guest));
	await test.step('Saturday: a lost mailbox', () => saturday(desk, guest, account));
	await test.step('Sunday: the month is closed and paid out', () => sunday(desk, partner, taken));

	// The partner finds all of it at their own desk.
	await partner.goto('/console');
	await partner.getByRole('button', { name: /^알림/ }).click();
	await expect(partner.getByRole('link', { name: /정산서가 나왔습니다|지급이 기록되었습니다/ }).first()).toBeVisible();
	await partner.goto('/console/settlements');
	await main(partner).getByRole('link', { name: /^S-/ }).first().click();
	await expect(main(partner).getByText(/지급 · MARU/)).toBeVisible();
	// That the agency looked at their account too.
	await partner.goto('/console/information');
	const looks = partner.locator('#accesses').getByRole('listitem').filter({ hasText: '계좌번호' });
	await expect(looks.first()).toContainText('운영자');
	for (const page of [desk, guest, partner]) await page.context().close();
});
