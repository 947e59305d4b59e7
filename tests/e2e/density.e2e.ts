import type { Page } from '@playwright/test';
import { areaSlugs } from '#domain/area/areas.ts';
import { goOnTo } from '../support/go-on-to.ts';
import { expect, languages, open, test } from '../support/site-test.ts';

/** Products that are seen whole without scrolling: above the window's end, or the bar that a phone has there. */
const wholeProducts = (page: Page) =>
	page.evaluate(() => {
		const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
		const end = bar && bar.getBoundingClientRect().height > 0 ? bar.getBoundingClientRect().top : innerHeight;
		return [...document.querySelectorAll('main article')].filter((article) => {
			const { top, bottom, height } = article.getBoundingClientRect();
			return height > 0 && top >= 0 && bottom <= end + 0.5;
		}).length;
	});

const screens = [
	{ width: 390, height: 844, least: 2 },
	{ width: 1440, height: 900, least: 6 },
	{ width: 2560, height: 1440, least: 8 },
];

/** How many columns the products stand in. */
const columnsOf = (page: Page) =>
	page.evaluate(
		() =>
			new Set([...document.querySelectorAll('main article')].map((one) => Math.round(one.getBoundingClientRect().left)))
				.size,
	);

/** One load; the others are gone to, for what is measured is the room that things take. */
async function showEach(page: Page, paths: readonly string[], look: (path: string) => Promise<void>): Promise<void> {
	for (const [at, path] of paths.entries()) {
		if (at === 0) await open(page, path);
		else await goOnTo(page, path);
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		await look(path);
	}
}

test('the first screen of every list shows at least 2 products on a phone, 6 at a desk, 8 on a large screen', async ({
	page,
}) => {
	const paths = languages.flatMap(({ code }) => areaSlugs.map((area) => `/${code}/${area}`));
	await showEach(page, paths, async (path) => {
		await expect(page.locator('main article').first()).toBeVisible();
		for (const { width, height, least } of screens) {
			await page.setViewportSize({ width, height });
			expect(await wholeProducts(page), `${path} at ${width} px`).toBeGreaterThanOrEqual(least);
		}
	});
});

test('from 1366 px on products stand in two columns or more', async ({ page }) => {
	const paths = areaSlugs.map((area) => `/${area}`);
	await showEach(page, paths, async (path) => {
		await expect(page.locator('main article').first()).toBeVisible();
		for (const width of [1366, 1440, 1920, 2560, 3840]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await columnsOf(page), `${path} at ${width} px`).toBeGreaterThanOrEqual(2);
		}
	});
});

test('the first view of the main page has something to be had, with its price, and keeps its picture', async ({
	page,
}) => {
	const paths = languages.map(({ code }) => `/${code}`);
	await showEach(page, paths, async (path) => {
		for (const { width, height } of screens) {
			await page.setViewportSize({ width, height });
			const seen = await page.evaluate(() => {
				const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
				const end = bar && bar.getBoundingClientRect().height > 0 ? bar.getBoundingClientRect().top : innerHeight;
				const prices = [...document.querySelectorAll('main li:has(a) b')].filter(
					(price) => /₩\d/.test(price.textContent ?? '') && price.getBoundingClientRect().bottom <= end,
				);
				const heights = [...document.querySelectorAll('main section picture img')].map((one) => one.clientHeight);
				return { prices: prices.length, picture: Math.max(...heights) };
			});
			expect(seen.prices, `${path} at ${width} px`).toBeGreaterThanOrEqual(1);
			expect(seen.picture, `${path} at ${width} px`).toBeGreaterThanOrEqual(height / 8);
		}
	});
});
