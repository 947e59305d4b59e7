import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { demoLogins } from '../support/every-page.ts';
import { anotherLogin, logIn } from '../support/member-journey.ts';
import { openDesk } from '../support/reservation-journey.ts';
import { expect, open, settled, test } from '../support/site-test.ts';

/** Asks nothing in any other journey, so that it never has too many open questions. */
const asking = { email: 'interpreter@maru.example', password: 'maru-demo-interpreter' };

async function sent(browser: APIRequestContext, path: string, data: object): Promise<{ id: string }> {
	const answer = await browser.post(path, { data });
	expect(answer.status(), await answer.text()).toBe(200);
	return answer.json();
}

async function ask(asker: APIRequestContext, title: string): Promise<string> {
	const { version } = await (await asker.get('/api/page-texts/provider?language=en')).json();
	const { id } = await sent(asker, '/api/matching/questions', {
		...{ key: randomUUID(), area: 'wellness', kind: 'spa', title, locale: 'en', isPrivate: false },
		contents: 'A quiet afternoon for one after a long flight, if possible with a bath.',
		contact: { email: asking.email, phone: null, messenger: null },
		...{ wished: null, persons: { adult: 1, child: 0, infant: 0 }, budget: null, languages: [], region: null },
		...{ fileIds: [], needs: { halal: null, flags: [], childSeats: 0 }, agreements: { provider: version } },
	});
	return id;
}

/** A house that the agency answers for offers a price. */
async function answer(desk: APIRequestContext, id: string, provider: string): Promise<string> {
	const form = await desk.get(`/api/matching/questions/${id}/answer-form?language=en&provider=${provider}`);
	const { products } = await form.json();
	const offered = await sent(desk, `/api/matching/questions/${id}/answers?provider=${provider}`, {
		...{ key: randomUUID(), locale: 'en', phrases: [], places: 1, validDays: 14, dates: [] },
		...{ text: 'A quiet room is yours.', lines: [{ of: 'sessions', name: '', quantity: 1, won: 45_000 }] },
		productId: products[0].id,
	});
	return offered.id;
}

test('a question is put away, a request is declined with a reason, and who asked closes one question and withdraws another', async ({
	page,
	browser,
	baseURL,
}) => {
	const asker = await anotherLogin(baseURL, asking);
	const house = await openDesk(browser, baseURL, demoLogins.operator);
	const desk = await anotherLogin(baseURL, demoLogins.operator);
	const word = `Quiet${randomUUID().slice(0, 8)}`;
	const id = await ask(asker, `${word} afternoon`);
	const tea = await answer(desk, id, 'ikseon-tea-house');
	await answer(desk, id, 'bukchon-yoga');

	// “Not for us”, and out again: the spa has not answered it.
	const inbox = (queue: string) => `/console/matching?provider=bamboo-stone-spa&queue=${queue}&search=${word}`;
	const row = house.getByRole('link', { name: new RegExp(word) });
	await house.goto(inbox('fitting'));
	await house.getByRole('button', { name: new RegExp(`^해당 없음.*${word}`) }).click();
	await expect(row).toHaveCount(0);
	await house.goto(inbox('hidden'));
	await expect(row).toBeVisible();
	await house.getByRole('button', { name: new RegExp(`^다시 보기.*${word}`) }).click();
	await expect(row).toHaveCount(0);

	// The tea house is asked for, and says no: not without a reason.
	await sent(asker, `/api/matching/answers/${tea}/pick`, { version: 1 });
	await house.goto(`/console/matching/${id}?provider=ikseon-tea-house`);
	await house.getByRole('button', { name: '거절', exact: true }).click();
	const sure = house.getByRole('alertdialog', { name: '요청을 거절할까요?' });
	await sure.getByRole('button', { name: '거절', exact: true }).click();
	await expect(sure.getByText('이유를 골라 주세요.')).toBeVisible();
	await sure.getByLabel('이유').selectOption('date-full');
	await sure.getByRole('button', { name: '거절', exact: true }).click();
	await expect(sure).toBeHidden();
	await expect(house.getByRole('button', { name: '거절', exact: true })).toHaveCount(0);

	// A mail leads to what was written about an answer, and the list of one's questions to the end of one.
	await logIn(page, asking);
	await open(page, `/matching/detail/${id}?thread=${tea}`);
	const thread = page.getByRole('dialog', { name: /^Messages with / });
	await expect(thread).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(thread).toBeHidden();
	await expect(page.locator('#question-state')).toContainText('Reason: The dates are fully booked.');
	await open(page, `/matching/detail/${id}?end=1`);
	const end = page.getByRole('alertdialog', { name: 'Close your question?' });
	await end.getByLabel('Plans have changed').check();
	await end.getByRole('button', { name: 'Close question' }).click();
	await expect(end).toBeHidden();
	await expect(page.getByRole('link', { name: 'Ask again' })).toBeVisible();

	// One that nobody has answered is prolonged, and withdrawn; who thinks better of it keeps it.
	const other = await ask(asker, `${word} evening`);
	const { expiresAt } = await (await asker.get(`/api/matching/questions/${other}?language=en`)).json();
	await open(page, `/matching/detail/${other}`);
	await page.getByRole('button', { name: 'Extend by 30 days' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Extended by 30 days.' })).toBeVisible();
	await expect(page.getByText('You can extend it 2 more times.')).toBeVisible();
	const prolonged = await (await asker.get(`/api/matching/questions/${other}?language=en`)).json();
	expect(Date.parse(prolonged.expiresAt)).toBeGreaterThan(Date.parse(expiresAt));
	await open(page, `/matching/detail/${other}?end=1`);
	const withdrawing = page.getByRole('alertdialog', { name: 'Withdraw your question?' });
	await withdrawing.getByRole('button', { name: 'Keep question' }).click();
	await expect(withdrawing).toBeHidden();
	await page.getByRole('button', { name: 'Withdraw question' }).click();
	await withdrawing.getByRole('button', { name: 'Withdraw question' }).click();
	await expect(withdrawing).toBeHidden();
	await expect(page.getByRole('link', { name: 'Ask again' })).toBeVisible();
	const stateOf = async (question: string) => {
		const { status, endReason } = await (await asker.get(`/api/matching/questions/${question}?language=en`)).json();
		return [status, endReason];
	};
	expect(await stateOf(id)).toEqual(['closed', 'plans-changed']);
	expect(await stateOf(other)).toEqual(['withdrawn', 'found-elsewhere']);
	await house.context().close();
	for (const one of [asker, desk]) await one.dispose();
});

test('family reads along by a link that ends, on paper too; an old question is asked again', async ({
	page,
	browser,
	baseURL,
}) => {
	const asker = await anotherLogin(baseURL, asking);
	const desk = await anotherLogin(baseURL, demoLogins.operator);
	const title = `Family${randomUUID().slice(0, 8)} afternoon`;
	const id = await ask(asker, title);
	await answer(desk, id, 'ikseon-tea-house');
	await answer(desk, id, 'bukchon-yoga');
	await logIn(page, asking);
	await open(page, `/matching/detail/${id}`);
	await settled(page);
	await page.getByRole('button', { name: 'Share with family' }).click();
	const sheet = page.getByRole('dialog', { name: 'Share with family' });
	await sheet.getByLabel('How long should the link work?').selectOption('2');
	await sheet.getByRole('button', { name: 'Create link' }).click();
	await expect(sheet.getByText('Link created.')).toBeVisible();
	const link = await sheet.getByLabel(/^Link, works until/).inputValue();

	// Whoever has it, without a login, compares and can do nothing; nobody's name is told.
	const context = await browser.newContext(baseURL ? { baseURL } : {});
	const family = await context.newPage();
	await open(family, new URL(link).pathname + new URL(link).search);
	await expect(family.getByRole('heading', { level: 1 })).toHaveText(title);
	const table = family.getByRole('table');
	await expect(table.getByRole('columnheader')).toHaveCount(2);
	await expect(table).toContainText('₩45,000');
	await expect(family.getByRole('link', { name: /^Choose/ })).toHaveCount(0);
	await expect(family.getByRole('button', { name: /^Message/ })).toHaveCount(0);
	await expect(family.locator('main')).not.toContainText(asking.email);
	await family.emulateMedia({ media: 'print' });
	await expect(table).toBeVisible();
	await expect(family.getByRole('contentinfo')).toBeHidden();
	await expect(family.getByRole('link', { name: 'Back to list' })).toBeHidden();

	// Ended, it shows at once no more than everybody sees of a public question.
	await sheet.getByRole('button', { name: 'End now' }).click();
	await expect(sheet.getByText('The link no longer works.')).toBeVisible();
	await family.emulateMedia({ media: 'screen' });
	await family.reload();
	await expect(table).toHaveCount(0);
	await context.close();

	await sent(asker, `/api/matching/questions/${id}/moves`, { move: 'close', reason: 'plans-changed' });
	await open(page, `/matching/detail/${id}`);
	await page.getByRole('link', { name: 'Ask again' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask once');
	await expect(page.locator('#field-title')).toHaveValue(title);
	await expect(page.locator('#field-kind')).toHaveValue('spa');
	for (const one of [asker, desk]) await one.dispose();
});
