import { expect, open, test } from '../support/site-test.ts';
import { violationsOn } from '../support/violations-on.ts';

test('what keeps somebody out is found: a planted button without a name, a planted grey on grey', async ({ page }) => {
	await open(page, '/reject');
	expect(await violationsOn(page)).toEqual([]);
	await page.evaluate(() => {
		document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button></button><p id="planted">pale</p>');
		const sheet = new CSSStyleSheet();
		sheet.replaceSync('#planted { color: #999; background: #aaa }');
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	});
	expect((await violationsOn(page)).map((fault) => fault.split(':')[0])).toEqual(['button-name', 'color-contrast']);
});

test('the open menu on a phone is open to everybody', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 900 });
	await open(page, '/notice');
	await page.getByRole('button', { name: 'Menu', exact: true }).click();
	expect(await violationsOn(page, 'dialog')).toEqual([]);
});

test('what opens over the catalogue is open to everybody', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 900 });
	await open(page, '/wellness');
	await page.getByRole('button', { name: 'Filters' }).click();
	await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
	expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
	await open(page, '/travel/hanok-stay-bukchon');
	await page.getByRole('link', { name: 'Dates and prices' }).click();
	await expect(page.getByRole('dialog', { name: 'Dates and prices' })).toBeVisible();
	expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await page.getByRole('link', { name: 'Image 1 of' }).click();
	await expect(page.getByRole('dialog', { name: 'Image 1 of' })).toBeVisible();
	expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
});

test.describe('the language offer', () => {
	test.use({ locale: 'ru-RU' });

	test('is open to everybody', async ({ page }) => {
		await open(page, '/notice');
		await expect(page.locator('aside[lang=ru]')).toBeVisible();
		expect(await violationsOn(page)).toEqual([]);
	});
});
