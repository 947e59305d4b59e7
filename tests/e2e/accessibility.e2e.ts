import AxeBuilder from '@axe-core/playwright';
import { expect, languages, open, test } from '../support/site-test.ts';

const screens = {
	home: '',
	'notice list': '/notice',
	'notice detail': '/notice/k-eta-check',
	login: '/login',
	'not found': '/nowhere',
};

/** Light and dark, phone and desk: each screen meets all four, each language too. */
const looks = [
	{ colorScheme: 'light', width: 390 },
	{ colorScheme: 'dark', width: 1440 },
	{ colorScheme: 'dark', width: 390 },
	{ colorScheme: 'light', width: 1440 },
] as const;

test.use({ expectedNoise: /status of 404/ });

for (const [row, [screen, path]] of Object.entries(screens).entries())
	for (const [column, { code, ownName }] of languages.entries()) {
		const { colorScheme, width } = looks[(row + column) % looks.length] ?? looks[0];
		test(`${screen} in ${ownName}, ${colorScheme}, ${width} px, is open to everybody`, async ({ page }) => {
			await page.emulateMedia({ colorScheme });
			await page.setViewportSize({ width, height: 900 });
			await open(page, `/${code}${path}`);
			const { violations } = await new AxeBuilder({ page }).analyze();
			expect(
				violations.map(
					({ id, nodes }) =>
						`${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
				),
			).toEqual([]);
		});
	}

test('the open menu on a phone is open to everybody', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 900 });
	await open(page, '/notice');
	await page.getByRole('button', { name: 'Menu', exact: true }).click();
	const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
});

test.describe('the language offer', () => {
	test.use({ locale: 'ru-RU' });

	test('is open to everybody', async ({ page }) => {
		await open(page, '/notice');
		await expect(page.locator('aside[lang=ru]')).toBeVisible();
		const { violations } = await new AxeBuilder({ page }).analyze();
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
	});
});
