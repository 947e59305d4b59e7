import type { Page } from '@playwright/test';
import { expect, languageCookie, languages, open, storedChoice, switchTo, test } from '../support/site-test.ts';

const headings = { en: 'Notices', ru: 'Новости', th: 'ประกาศ', vn: 'Thông báo', id: 'Pengumuman' };

test('the language defaults to English', async ({ page }) => {
	const response = await open(page, '/notice');
	expect(response.headers()['content-language']).toBe('en');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.en);
	expect(await storedChoice(page)).toBeNull();
	expect(await languageCookie(page)).toBeUndefined();
});

test('the language choice is stored locally under the key lang, in each of the five', async ({ page }) => {
	// From another language, so that English, which comes first, is a choice as well.
	await open(page, '/ru/notice');
	for (const { code, stored, tag, ownName } of languages)
		await test.step(stored, async () => {
			await switchTo(page, ownName);
			await expect(page).toHaveURL(`/${code}/notice`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[code]);
			expect(await storedChoice(page)).toBe(stored);
			expect(await languageCookie(page)).toBe(stored);

			// The first byte of an address without a code is in that language already.
			const response = await open(page, '/notice');
			const html = await response.text();
			expect(html).toContain(`<html lang="${tag}">`);
			expect(html).toContain(`>${headings[code]}</h1>`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[code]);
		});
});

for (const { code, tag, ownName } of languages)
	test(`the route-level code ${code} leads to the page in ${ownName}, whatever is stored`, async ({ request }) => {
		const headers = { cookie: `lang=${code === 'th' ? 'VN' : 'THA'}` };
		const response = await request.get(`/${code}/notice`, { headers });
		expect(response.headers()['content-language']).toBe(tag);
		const html = await response.text();
		expect(html).toContain(`<html lang="${tag}">`);
		expect(html).toContain(`>${headings[code]}</h1>`);
		// Links keep the code.
		const links = [...html.matchAll(/href="(\/[^"]*notice\/[^"]+)"/g)].map(([, href = '']) => href);
		expect(links.length).toBeGreaterThan(5);
		expect(links.filter((href) => !href.startsWith(`/${code}/notice/`))).toEqual([]);
	});

test('every page links its five siblings by their real language tags', async ({ page, baseURL }) => {
	const siblings = () =>
		page
			.locator('link[rel=alternate][hreflang]')
			.evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
	const expected = (path: string) => [
		['en', `${baseURL}${path}`],
		['ru', `${baseURL}/ru${path}`],
		['th', `${baseURL}/th${path}`],
		['vi', `${baseURL}/vn${path}`],
		['id', `${baseURL}/id${path}`],
		['x-default', `${baseURL}${path}`],
	];
	await open(page, '/vn/notice');
	expect(await siblings()).toEqual(expected('/notice'));
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/vn/notice`);
	await page.locator('main ul a[href*="/notice/"]').first().click();
	await expect(page.locator('article h1')).toBeVisible();
	await expect.poll(siblings).toEqual(expected(new URL(page.url()).pathname.replace('/vn', '')));
});

test('the switch keeps the page and its query', async ({ page }) => {
	await open(page, '/login?next=%2Fmy%2Finfo');
	await switchTo(page, 'ไทย');
	await expect(page).toHaveURL('/th/login?next=%2Fmy%2Finfo');
	await expect(page.locator('html')).toHaveAttribute('lang', 'th');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('pages are whole and the switch is plain links to the same page', async ({ page }) => {
		await page.goto('/notice');
		await expect(page.locator('main ul a[href*="/notice/"]')).toHaveCount(14);
		await switchTo(page, 'Русский');
		await expect(page).toHaveURL('/ru/notice');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.ru);
		await page.locator('main ul a[href*="/notice/"]').first().click();
		await expect(page).toHaveURL(/\/ru\/notice\/./);
		await expect(page.locator('article h1')).toBeVisible();
		await expect(page.getByRole('contentinfo')).toContainText('1330');
	});
});

test('a choice in localStorage without its cookie is honoured at the next load, and mirrored', async ({
	page,
	context,
}) => {
	await open(page, '/notice');
	await page.evaluate(() => localStorage.setItem('lang', 'RUS'));
	await context.clearCookies();
	await page.addInitScript(() => {
		// Whether the page ever stood empty on its way from English to the choice.
		document.addEventListener('DOMContentLoaded', () =>
			new MutationObserver(() => {
				if (!document.querySelector('main')?.checkVisibility()) console.error('the page went blank');
			}).observe(document, { attributes: true, attributeFilter: ['style'], childList: true, subtree: true }),
		);
	});
	await open(page, '/notice');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.ru);
	await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
	await expect(page).toHaveTitle(`${headings.ru} — Maru`);
	expect(await languageCookie(page)).toBe('RUS');
	const html = await (await open(page, '/notice')).text();
	expect(html).toContain('<html lang="ru">');
});

test('a word under lang that is no language counts as no choice', async ({ page, context, baseURL }) => {
	await context.addCookies([{ name: 'lang', value: 'KLINGON', url: baseURL ?? '' }]);
	await page.addInitScript(() => localStorage.setItem('lang', '<script>'));
	await open(page, '/notice');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.en);
});

test.describe('a visitor whose browser speaks Vietnamese', () => {
	test.use({ locale: 'vi-VN' });
	/** Where everything one sees outside the offer stands. */
	const placesOnPage = (page: Page) =>
		page
			.locator('#root > div *')
			.evaluateAll((elements) =>
				elements
					.filter((element) => element.checkVisibility())
					.map((element) => element.getBoundingClientRect().toJSON()),
			);
	const offerOn = (page: Page) => page.getByRole('complementary', { name: 'Xem trang này bằng tiếng Việt?' });

	test('stays on English but is offered the switch once, in their own language, in a bar that does not move the page', async ({
		page,
	}) => {
		const html = await (await page.goto('/notice'))?.text();
		expect(html).toContain('<html lang="en">');
		await expect(offerOn(page)).toBeVisible();
		await expect(offerOn(page)).toHaveAttribute('lang', 'vi');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.en);
		await page.waitForLoadState('networkidle');
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		const withOffer = await placesOnPage(page);
		await offerOn(page).evaluate((element) => {
			element.style.display = 'none';
		});
		expect(await placesOnPage(page)).toEqual(withOffer);
		expect(await storedChoice(page)).toBeNull();
		// Once: a second visit is not asked again, though nothing was answered.
		await open(page, '/notice');
		await page.waitForLoadState('networkidle');
		await expect(offerOn(page)).toHaveCount(0);
	});

	test('who declines is never asked again', async ({ page }) => {
		await open(page, '/notice');
		await offerOn(page).getByRole('button', { name: 'Giữ ngôn ngữ hiện tại' }).click();
		await expect(offerOn(page)).toHaveCount(0);
		expect(await storedChoice(page)).toBe('EN');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.en);
		await page.evaluate(() => localStorage.removeItem('language-offered'));
		await open(page, '/');
		await page.waitForLoadState('networkidle');
		await expect(offerOn(page)).toHaveCount(0);
	});

	test('who accepts reads Vietnamese from then on, and Back goes one page back', async ({ page }) => {
		await page.goto('about:blank');
		await open(page, '/notice?from=poster');
		await offerOn(page).getByRole('link', { name: 'Chuyển sang tiếng Việt' }).click();
		await expect(page).toHaveURL('/vn/notice?from=poster');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.vn);
		await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
		expect(await storedChoice(page)).toBe('VN');
		expect(await languageCookie(page)).toBe('VN');
		await expect(offerOn(page)).toHaveCount(0);
		await page.waitForLoadState('networkidle');
		await page.goBack();
		await expect(page).toHaveURL('/notice?from=poster');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.vn);
	});

	test('is not asked when a choice is stored', async ({ page, context, baseURL }) => {
		await context.addCookies([{ name: 'lang', value: 'RUS', url: baseURL ?? '' }]);
		await open(page, '/notice');
		await page.waitForLoadState('networkidle');
		await expect(offerOn(page)).toHaveCount(0);
	});

	test('is not asked when a choice is stored in localStorage alone', async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('lang', 'RUS'));
		await open(page, '/notice');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.ru);
		await page.waitForLoadState('networkidle');
		await expect(offerOn(page)).toHaveCount(0);
	});

	test('is not asked on an address with a language code', async ({ page }) => {
		await open(page, '/th/notice');
		await page.waitForLoadState('networkidle');
		await expect(offerOn(page)).toHaveCount(0);
	});
});

for (const locale of ['en-GB', 'ko-KR', 'fr-FR']) {
	test.describe(`a browser that speaks ${locale}`, () => {
		test.use({ locale });

		test('is offered nothing', async ({ page }) => {
			await open(page, '/notice');
			await page.waitForLoadState('networkidle');
			await expect(page.locator('aside[lang]')).toHaveCount(0);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.en);
		});
	});
}
