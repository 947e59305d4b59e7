import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoLogins } from '../support/every-page.ts';
import { anna, anotherLogin, logIn } from '../support/member-journey.ts';
import { openDesk, phone } from '../support/reservation-journey.ts';
import { expect, open, test } from '../support/site-test.ts';
import { violationsOn } from '../support/violations-on.ts';

const inDays = (days: number) => new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10);

const table = (page: Page) => page.getByRole('table');
const heads = (page: Page) => table(page).getByRole('columnheader');
const line = (page: Page, name: RegExp) =>
	table(page)
		.getByRole('row')
		.filter({ has: page.getByRole('rowheader', { name }) });

async function hasNoFaults(page: Page) {
	expect(await violationsOn(page)).toEqual([]);
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow).toBeLessThanOrEqual(0);
}

async function sent(browser: APIRequestContext, path: string, data: object): Promise<{ id: string }> {
	const answer = await browser.post(path, { data });
	expect(answer.status(), await answer.text()).toBe(200);
	return answer.json();
}

const offers = [
	{
		provider: 'bukchon-yoga',
		text: 'Мы покажем дом и проведём занятие по-русски.',
		lines: [
			{ of: 'sessions', name: '', quantity: 2, won: 60_000 },
			{ of: 'interpreter', name: '', quantity: 1, won: 0 },
			{ of: 'pick-up', name: '', quantity: 1, won: null },
		],
		dates: [{ on: inDays(20), time: '09:00' }],
	},
	{
		provider: 'ikseon-tea-house',
		text: 'Tea for two in a quiet room.',
		lines: [{ of: 'sessions', name: '', quantity: 2, won: 45_000 }],
		dates: [{ on: inDays(22), time: '15:00' }],
	},
	{
		provider: 'bamboo-stone-spa',
		text: 'A quiet afternoon with hot stones.',
		lines: [{ of: 'sessions', name: '', quantity: 2, won: 110_000 }],
		dates: [],
	},
];

/** A public question of Anna's, answered by three providers of the agency: what is asked about, and who answers for them. */
async function answeredQuestion(baseURL: string | undefined) {
	const asker = await anotherLogin(baseURL, anna);
	const desk = await anotherLogin(baseURL, demoLogins.operator);
	const title = `Тихий день вдвоём ${randomUUID().slice(0, 8)}`;
	const { version } = await (await asker.get('/api/page-texts/provider?language=ru')).json();
	const { id } = await sent(asker, '/api/matching/questions', {
		...{ key: randomUUID(), area: 'wellness', kind: 'yoga', title, locale: 'ru', isPrivate: false },
		contents: 'Мы прилетаем вдвоём и хотим спокойный день: йога, чай и немного тишины.',
		contact: { email: anna.email, phone: '+79161234567', messenger: null },
		...{ wished: { from: inDays(18), to: inDays(25) }, persons: { adult: 2, child: 0, infant: 0 } },
		...{ budget: null, languages: ['ru'], region: null, fileIds: [] },
		needs: { halal: null, flags: [], childSeats: 0 },
		agreements: { provider: version },
	});
	const answers: string[] = [];
	for (const { provider, ...offer } of offers) {
		const form = await desk.get(`/api/matching/questions/${id}/answer-form?language=en&provider=${provider}`);
		const { products } = await form.json();
		const answer = await sent(desk, `/api/matching/questions/${id}/answers?provider=${provider}`, {
			...{
				key: randomUUID(),
				locale: offer.text.startsWith('Мы') ? 'ru' : 'en',
				phrases: [],
				places: 0,
				validDays: 14,
			},
			...{ productId: products[0].id, ...offer },
		});
		answers.push(answer.id);
	}
	return { id, title, answers, asker, desk };
}

test('a visitor reads a question from the list without its prices, and comes back to the same place', async ({
	page,
	baseURL,
}) => {
	const { id, title, asker, desk } = await answeredQuestion(baseURL);
	await open(page, '/matching');
	await page.getByRole('navigation', { name: 'Area' }).getByRole('link', { name: 'Wellness' }).click();
	await expect(page).toHaveURL('/matching?area=wellness');
	await page.getByRole('searchbox', { name: 'Search questions' }).fill(title.slice(-8));
	const row = page.getByRole('link', { name: title });
	await expect(page).toHaveURL(/search=/);
	// While the next list is on its way the old one is dimmed.
	await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
	await expect(row).toContainText('3 answers');
	await expect(row).toContainText('Offers ₩90,000 – ₩220,000');
	await expect(row).toContainText('Written in Russian');
	await hasNoFaults(page);
	const listed = page.url();
	await row.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
	await expect(page.getByRole('article')).toHaveCount(3);
	await expect(table(page)).toHaveCount(0);
	await expect(page.locator('main')).not.toContainText('₩120,000');
	await hasNoFaults(page);
	await page.getByRole('link', { name: 'Back to list' }).click();
	await expect(page).toHaveURL(listed);
	await expect(row).toBeVisible();
	await asker.post(`/api/matching/questions/${id}/moves`, { data: { move: 'withdraw', reason: 'other' } });
	await asker.dispose();
	await desk.dispose();
});

test('who asked compares the answers at both widths, picks one, is matched and reserves at its price', async ({
	page,
	baseURL,
}) => {
	test.slow();
	const { id, answers, asker, desk } = await answeredQuestion(baseURL);
	await logIn(page, anna);
	await open(page, `/matching/detail/${id}`);
	await expect(page.getByRole('heading', { name: '3 answers, side by side' })).toBeVisible();
	await expect(
		line(page, /^Total/)
			.getByRole('cell')
			.first(),
	).toContainText('₩90,000');
	await expect(
		line(page, /^Total/)
			.getByRole('cell')
			.first(),
	).toContainText('lowest total');
	await expect(line(page, /^Interpreter/)).toContainText('only here');
	await expect(line(page, /^Pick-up/)).toContainText('Not included');
	await page.getByRole('combobox', { name: 'Sort answers' }).selectOption('language');
	await expect(page).toHaveURL(/sort=language/);
	await hasNoFaults(page);

	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, `/ru/matching/detail/${id}`);
	// Two at a time, their lines at the same height.
	const boxes = await Promise.all([0, 1, 2].map((at) => heads(page).nth(at).boundingBox()));
	expect(boxes.filter((box) => box && box.x + box.width <= 391).length).toBe(2);
	const cells = await Promise.all(
		[0, 1].map((at) =>
			line(page, /^Итого/)
				.getByRole('cell')
				.nth(at)
				.boundingBox(),
		),
	);
	expect(cells[0]?.y).toBe(cells[1]?.y);
	await hasNoFaults(page);

	await table(page)
		.getByRole('link', { name: /^Выбрать/ })
		.first()
		.click();
	const profile = page.getByRole('dialog');
	await profile.getByRole('button', { name: 'Отправить заявку' }).click();
	const sure = page.getByRole('alertdialog');
	await expect(sure).toContainText('Если партнёр примет заявку, он увидит');
	await expect(sure).toContainText(anna.email);
	await sure.getByRole('button', { name: 'Отправить заявку' }).click();
	await expect(sure).toBeHidden();
	await expect(page.getByText('Заявка отправлена.')).toBeVisible();
	await expect(profile.getByRole('button', { name: 'Отправить заявку' })).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(profile).toBeHidden();
	await expect(page.getByRole('heading', { name: /^Ждём ответа партнёра/ })).toBeVisible();
	await expect(line(page, /^Итого/)).toContainText('Цена зафиксирована');

	const found = await (await asker.get(`/api/matching/questions/${id}?language=ru`)).json();
	const picked = found.answers.find(({ status }: { status: string }) => status === 'picked');
	expect(answers).toContain(picked.id);
	await sent(desk, `/api/matching/answers/${picked.id}/moves`, { move: 'accept' });
	await open(page, `/ru/matching/detail/${id}`);
	await expect(page.getByRole('heading', { name: /^Вы договорились с партнёром/ })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Контакты партнёра' })).toBeVisible();
	await hasNoFaults(page);
	await page.getByRole('button', { name: 'Забронировать по этой цене' }).first().click();
	const sheet = page.getByRole('dialog', { name: 'Бронирование по этой цене' });
	await sheet.getByRole('checkbox').check();
	await sheet.getByRole('button', { name: 'Забронировать' }).click();
	await expect(page).toHaveURL(/\/ru\/my\/reserve\/[\w-]{36}\?sent=1/);
	await expect(page.locator('main')).toContainText('₩90,000');
	await asker.dispose();
	await desk.dispose();
});

/** A browser that translates on the device, as Chromium does from 138 on: what it would fetch for it is here already. */
const translatesHere = () => {
	Object.assign(window, {
		Translator: {
			availability: async () => 'downloadable',
			create: async () => ({ translate: async (text: string) => `แปลแล้ว: ${text}` }),
		},
	});
};

test.describe('words across languages', () => {
	// The network is taken away on purpose.
	test.use({ expectedNoise: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

	test('a phrase is written in Korean and read in Thai, own words are translated on a click, and all is sent once', async ({
		page,
		browser,
		baseURL,
	}) => {
		const { id, asker, desk } = await answeredQuestion(baseURL);
		const house = await openDesk(browser, baseURL, demoLogins.operator);
		await house.goto(`/console/matching/${id}?provider=ikseon-tea-house`);
		const written = house.locator('#messages');
		await written.getByRole('button', { name: '문장집에서 고르기' }).click();
		const book = house.getByRole('dialog', { name: '문장집에서 고르기' });
		await book.getByRole('searchbox', { name: '문장 찾기' }).fill('시간 걸립');
		await book.getByRole('button', { name: /^약 \[…\]시간 걸립니다/ }).click();
		await book.getByLabel('시간', { exact: true }).fill('3');
		// Anna reads Russian, and the house sees beforehand what she will read.
		await expect(book).toContainText('3 часа');
		await book.getByRole('button', { name: '문장 넣기' }).click();
		await expect(book.getByRole('status').last()).toContainText('넣은 문장: 약 3시간 걸립니다.');
		await book.getByRole('button', { name: '닫기' }).click();
		await expect(written.getByRole('list', { name: '고른 문장' })).toContainText('약 3시간 걸립니다.');
		await written.getByLabel('메시지 쓰기').fill('차는 두 가지를 드립니다.');
		await written.getByRole('button', { name: '보내기' }).click();
		await expect(written.getByRole('log')).toContainText('약 3시간 걸립니다.');

		await page.addInitScript(translatesHere);
		await page.setViewportSize(phone);
		await logIn(page, anna);
		await open(page, `/th/matching/detail/${id}`);
		await page
			.getByRole('button', { name: /^ส่งข้อความ/ })
			.first()
			.click();
		const sheet = page.getByRole('dialog', { name: /^ข้อความกับ/ });
		const log = sheet.getByRole('log');
		await expect(log).toContainText('ใช้เวลาประมาณ 3 ชั่วโมง');
		await expect(log).toContainText('จากประโยคสำเร็จรูป แสดงเป็นภาษาไทย');
		await expect(log.locator('[lang="ko"]')).toHaveText('차는 두 가지를 드립니다.');
		await log.getByRole('button', { name: 'แปลภาษา' }).click();
		await expect(log).toContainText('แปลแล้ว: 차는 두 가지를 드립니다.');
		await expect(log).toContainText('แปลอัตโนมัติจากภาษาเกาหลี');
		await hasNoFaults(page);
		await log.getByRole('button', { name: 'ดูต้นฉบับ' }).click();
		await expect(log.locator('[lang="ko"]')).toHaveText('차는 두 가지를 드립니다.');

		// What is chosen survives a lost network, and a reload.
		await sheet.getByRole('button', { name: 'ประโยคสำเร็จรูป' }).click();
		const phrases = page.getByRole('dialog', { name: 'ประโยคสำเร็จรูป' });
		await phrases
			.getByRole('button', { name: /^ขอบคุณมาก/ })
			.first()
			.click();
		await expect(phrases.getByRole('status').last()).toContainText('ขอบคุณมาก');
		await phrases.getByRole('button', { name: 'ปิด' }).click();
		await page.context().setOffline(true);
		await sheet.getByRole('button', { name: 'ส่ง', exact: true }).click();
		await expect(log).toContainText('ขอบคุณมาก');
		await page.context().setOffline(false);
		await expect(written.getByRole('log')).toContainText('감사합니다.');
		await house.context().close();
		await asker.dispose();
		await desk.dispose();
	});
});
