import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askOfSkin } from '../support/ask-of-skin.ts';
import { anna, anotherLogin, logIn } from '../support/member-journey.ts';
import { expect, open, test } from '../support/site-test.ts';
import { violationsOn } from '../support/violations-on.ts';

const clinic = { email: 'clinic@maru.example', password: 'maru-demo-clinic' };

async function hasNoFaults(page: Page) {
	expect(await violationsOn(page)).toEqual([]);
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow).toBeLessThanOrEqual(0);
}

test('a clinic finds a question, answers it line by line, and its new version shows what changed', async ({
	page,
	browser,
	baseURL,
}) => {
	test.slow();
	const asker = await anotherLogin(baseURL, anna);
	const word = `Пигментация${randomUUID().slice(0, 6)}`;
	const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } });
	await context.addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
	const desk = await context.newPage();
	await logIn(desk, clinic);

	// The inbox stands open when the question is asked: it comes by itself. Found by a word of it, though it is private.
	await desk.goto('/console/matching');
	const list = desk.getByRole('region', { name: 'For you' });
	const row = desk.getByRole('link', { name: new RegExp(word) });
	await expect(list.getByRole('listitem').first()).toBeVisible();
	await expect(row).toHaveCount(0);
	const id = await askOfSkin(asker, `${word} после лета, неделя в Сеуле`);
	await expect(row).toBeVisible();
	expect(await list.getByRole('listitem').getByRole('heading').count()).toBeGreaterThan(3);
	await desk.getByRole('combobox', { name: 'Language' }).selectOption('vn');
	await expect(row).toHaveCount(0);
	await desk.getByRole('combobox', { name: 'Language' }).selectOption('ru');
	await desk.getByRole('searchbox', { name: 'Search questions' }).fill(word);
	await expect(desk).toHaveURL(/search=/);
	// While the next list is on its way the old one is dimmed.
	await expect(desk.locator('main [aria-busy="true"]')).toHaveCount(0);
	await expect(list.getByRole('listitem').getByRole('heading')).toHaveCount(1);
	await expect(desk.getByText('Places available on these dates')).toBeVisible();
	await expect(desk.getByText(/up to 60,000 ₽ \(≈\s₩/)).toBeVisible();
	await hasNoFaults(desk);
	await row.click();

	// The answer: a product, its line, one that is not included, a day with places, a phrase, words.
	await desk.getByLabel('Your service').selectOption({ index: 1 });
	await desk.getByRole('button', { name: /^Price of your service/ }).click();
	await desk.getByRole('button', { name: 'Pick-up' }).click();
	await desk.getByRole('group', { name: 'Item 2' }).getByText('Not included').click();
	await desk
		.getByRole('button', { name: /places left$/ })
		.first()
		.click();
	await desk.getByRole('button', { name: 'Open phrase book' }).click();
	const book = desk.getByRole('dialog', { name: 'Phrase book' });
	await book.getByRole('button', { name: /^Thank you for your question/ }).click();
	await desk.keyboard.press('Escape');
	await expect(book).toBeHidden();
	await desk.getByLabel('Your own words').fill('The doctor looks at your skin first.');

	// Kept as a template, under a better name; taken up by the keyboard alone, it fills in the same.
	await desk.getByRole('button', { name: /^Templates/ }).click();
	const templates = desk.getByRole('dialog', { name: 'Answer templates' });
	await templates.getByLabel('Save this answer as a template').fill(word);
	await templates.getByRole('button', { name: 'Save template' }).click();
	await templates.getByRole('button', { name: `Rename template ${word}` }).click();
	await templates.getByLabel('New name').fill(`First visit ${word}`);
	await templates.getByRole('button', { name: 'Rename', exact: true }).click();
	await expect(templates.getByText('Please give it a name.')).toHaveCount(0);
	await hasNoFaults(desk);
	await desk.keyboard.press('Escape');
	await desk.getByLabel('Your own words').fill('');
	await desk.getByRole('button', { name: /^Templates/ }).press('Enter');
	await templates.getByRole('button', { name: `First visit ${word}`, exact: true }).press('Enter');
	await expect(desk.getByLabel('Your own words')).toHaveValue('The doctor looks at your skin first.');

	await desk.getByRole('button', { name: 'See it as the traveller will' }).click();
	const preview = desk.getByRole('dialog', { name: 'See it as the traveller will' });
	for (const text of ['Процедура', '2 × ₩150,000', 'Не входит в цену', 'Спасибо за вопрос', 'На английском'])
		await expect(preview).toContainText(text);
	await hasNoFaults(desk);
	await desk.keyboard.press('Escape');
	await desk.getByRole('button', { name: 'Send answer' }).last().click();
	await expect(desk.getByText('Answer sent.')).toBeVisible();

	// Who asked reads it in Russian; the next version marks what is new, and that alone.
	await logIn(page, anna);
	await open(page, `/ru/matching/detail/${id}`);
	const cell = (name: RegExp) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
	await expect(cell(/^Итого/)).toContainText('₩300,000');
	await expect(page.locator('main')).toContainText('Спасибо за вопрос. Мы внимательно его прочитали.');
	await desk.getByRole('button', { name: 'Send a new version' }).click();
	await expect(desk.getByText('Nothing has changed yet.')).toBeVisible();
	await desk.getByLabel('Price each (won)').first().fill('140000');
	await expect(desk.getByText('The traveller will see these marked as changed: price items (Procedure)')).toBeVisible();
	await desk.getByRole('button', { name: 'Send new version' }).last().click();
	await expect(desk.getByText('New version sent.')).toBeVisible();
	await expect(desk.getByRole('heading', { name: 'Versions' })).toBeVisible();
	await open(page, `/ru/matching/detail/${id}`);
	await expect(cell(/^Итого/)).toContainText('₩280,000');
	await expect(cell(/^Процедура/)).toContainText('изменено');
	await expect(cell(/^Трансфер/)).not.toContainText('изменено');

	const { templates: kept } = await (await desk.request.get('/api/matching/templates')).json();
	for (const one of kept)
		await desk.request.delete(`/api/matching/templates/${one.id}`, { headers: { 'sec-fetch-site': 'same-origin' } });
	await asker.post(`/api/matching/questions/${id}/moves`, { data: { move: 'withdraw', reason: 'other' } });
	await asker.dispose();
	await context.close();
});
