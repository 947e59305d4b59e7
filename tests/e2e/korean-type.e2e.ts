import type { Page } from '@playwright/test';
import { demoLogins } from '../support/every-page.ts';
import { logIn } from '../support/member-journey.ts';
import { expect, open, test } from '../support/site-test.ts';

/** Whether the house's own Hangul has been asked for; a machine without Korean letters shows boxes before. */
const hasKoreanType = (page: Page) =>
	page.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('KR') && status === 'loaded'));

test('Hangul that is typed stands in the house’s own type: joining as a cooperative member', async ({ page }) => {
	await open(page, '/join');
	await page.waitForLoadState('networkidle');
	expect(await hasKoreanType(page)).toBe(false);
	await page.getByRole('textbox', { name: 'First name' }).fill('김마루');
	await expect.poll(() => hasKoreanType(page)).toBe(true);
});

test('Hangul that comes onto a page later stands in the house’s own type', async ({ page }) => {
	await open(page, '/notice');
	await page.waitForLoadState('networkidle');
	expect(await hasKoreanType(page)).toBe(false);
	await page.evaluate(() => document.querySelector('main')?.prepend('서울 종로구'));
	await expect.poll(() => hasKoreanType(page)).toBe(true);
});

test('the console, in Korean, stands in the house’s own type', async ({ page }) => {
	await logIn(page, demoLogins.operator);
	// The first one has all its Hangul in the bars.
	for (const path of ['/console', '/console/applications']) {
		await page.goto(path);
		await page.getByRole('heading', { level: 1 }).waitFor();
		await expect.poll(() => hasKoreanType(page)).toBe(true);
	}
});
