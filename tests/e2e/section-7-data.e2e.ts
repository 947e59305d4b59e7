import type { Page } from '@playwright/test';
import { expect, open, requestsTo, settled, test } from '../support/site-test.ts';

const mainLink = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('data counts as fresh for 5 seconds, and is fetched again after that', async ({ page }) => {
	// By the page's own clock, so that a slow machine is not late for it.
	const now = Date.now();
	const passes = (ms: number) => page.clock.setFixedTime(now + ms);
	await passes(0);
	await open(page, '/');
	const calls = requestsTo(page, '/api/notices');
	await mainLink(page, 'Notices').click();
	await expect(heading(page)).toHaveText('Notices');
	expect(calls).toEqual(['/api/notices?language=en']);

	await mainLink(page, 'Promotions').click();
	await expect(heading(page)).toHaveText('Promotions');
	await passes(4_900);
	await mainLink(page, 'Notices').click();
	await expect(heading(page)).toHaveText('Notices');
	expect(calls).toHaveLength(1);

	await mainLink(page, 'Promotions').click();
	await expect(heading(page)).toHaveText('Promotions');
	await passes(5_100);
	await mainLink(page, 'Notices').click();
	await expect(heading(page)).toHaveText('Notices');
	expect(calls).toHaveLength(2);
});

test('there is no refetch on mount, on reconnect or on window focus', async ({ page, context }) => {
	const calls = requestsTo(page, '/api/');
	await page.clock.install();
	await open(page, '/notice');
	await page.clock.fastForward(5_200);
	await context.setOffline(true);
	await context.setOffline(false);
	await page.evaluate(() => {
		document.dispatchEvent(new Event('visibilitychange'));
		dispatchEvent(new Event('visibilitychange'));
		dispatchEvent(new Event('focus'));
	});
	await page.waitForTimeout(300);
	expect(calls).toEqual([]);
});

/**
 * A machine that is busy with other things: React works in tasks that it sends to itself, and they wait here, the first of
 * all and the first after the screen has come to life. Meanwhile time passes, fifty times as fast.
 */
const beBusy = () => {
	const [later, post] = [window.setTimeout, MessagePort.prototype.postMessage];
	window.setTimeout = ((go: () => void, ms = 0) => later(go, ms / 50)) as typeof setTimeout;
	const waiting: (() => void)[] = [];
	const done = { start: false, screen: false };
	MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
		const isScreenThere = document.documentElement.dataset.ready !== undefined;
		const go = () => post.apply(this, message as Parameters<typeof post>);
		if (isScreenThere ? done.screen : done.start) go();
		else waiting.push(go);
	};
	Object.assign(window, {
		goOn: (past: 'start' | 'screen') => {
			done[past] = true;
			return waiting.splice(0).map((go) => go()).length;
		},
	});
};

test('what came with the page is there however late its parts come to life', async ({ page }) => {
	await page.addInitScript(beBusy);
	const calls = requestsTo(page, '/api/');
	await page.goto('/');
	const goOn = (past: 'start' | 'screen') =>
		page.evaluate((name) => (window as never as { goOn: (name: string) => number }).goOn(name), past);
	// A second is fifty in the page: ten times as long as unused data is kept.
	await page.waitForTimeout(1_000);
	expect(await goOn('start')).toBeGreaterThan(0);
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	await page.waitForTimeout(1_000);
	// The blocks of the main page are parts of their own, and later than its screen.
	expect(await goOn('screen')).toBeGreaterThan(0);
	await page.waitForTimeout(1_000);
	expect(calls).toEqual([]);
});

/** To be run in a page: notes when it asks for notices, by the page's own clock. */
const noteAsking = () => {
	const [ask, askedAt] = [window.fetch, [] as number[]];
	Object.assign(window, {
		askedAt,
		fetch: (...request: Parameters<typeof fetch>) => {
			if (String(request[0]).includes('/api/notices?')) askedAt.push(performance.now());
			return ask(...request);
		},
	});
};

test.describe('when the API fails', () => {
	test.use({ expectedNoise: /Failed to (load resource|fetch)|HTTP 500|not-found/ });

	test('a failed fetch is retried up to 3 times with exponential backoff from 1 second; then it can be tried again', async ({
		page,
	}) => {
		await page.addInitScript(noteAsking);
		await open(page, '/');
		let isBroken = true;
		await page.route('**/api/notices?*', (route) =>
			isBroken ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
		);
		const askedAt = () => page.evaluate(() => (window as never as { askedAt: number[] }).askedAt);
		await mainLink(page, 'Notices').click();
		await expect(page.getByRole('status')).toBeVisible();
		await expect(heading(page)).toHaveText('This page could not be opened');
		const times = await askedAt();
		expect(times).toHaveLength(4);
		// A busy machine waits longer, never shorter; to the millisecond it is query-client.test.ts's.
		for (const [at, least] of [1_000, 2_000, 4_000].entries())
			expect((times[at + 1] ?? 0) - (times[at] ?? 0)).toBeGreaterThanOrEqual(least - 5);
		// The shell around it still works.
		await expect(mainLink(page, 'Travel')).toBeVisible();

		isBroken = false;
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(heading(page)).toHaveText('Notices');
		await expect(page.locator('main ul a[href*="/notice/"]')).toHaveCount(14);
		expect(await askedAt()).toHaveLength(5);
	});

	test('a fetch that succeeds on a retry shows the page as if nothing had been', async ({ page }) => {
		await open(page, '/');
		let calls = 0;
		await page.route('**/api/notices?*', async (route) => {
			calls += 1;
			if (calls === 1) await route.fulfill({ status: 503, body: 'broken' });
			else await route.continue();
		});
		await mainLink(page, 'Notices').click();
		await expect(heading(page)).toHaveText('Notices');
		expect(calls).toBe(2);
	});

	test('one can leave a page that fails, and come back when it works', async ({ page }) => {
		await open(page, '/');
		await page.route('**/api/notices?*', (route) => route.abort());
		await mainLink(page, 'Notices').click();
		await expect(page.getByRole('status')).toBeVisible();
		await mainLink(page, 'Promotions').click();
		await expect(heading(page)).toHaveText('Promotions');
		await page.unroute('**/api/notices?*');
		await mainLink(page, 'Notices').click();
		await expect(heading(page)).toHaveText('Notices');
	});

	test('a screen whose code cannot be loaded can be tried again', async ({ page }) => {
		await open(page, '/');
		await page.route(/\/assets\/app\/notice-list-.*\.js/, (route) => route.abort());
		await mainLink(page, 'Notices').click();
		await expect(heading(page)).toHaveText('This page could not be opened');
		await page.unroute(/\/assets\/app\/notice-list-.*\.js/);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(heading(page)).toHaveText('Notices');
	});

	test('a thing that does not exist is told at once', async ({ page }) => {
		await open(page, '/notice');
		let calls = 0;
		await page.route('**/api/notices/*', async (route) => {
			calls += 1;
			await route.fulfill({
				status: 404,
				contentType: 'application/problem+json',
				json: { code: 'not-found', status: 404, requestId: 'x' },
			});
		});
		await page.locator('main ul a[href*="/notice/"]').first().click();
		await expect(heading(page)).toHaveText('Page not found');
		expect(calls).toBe(1);
	});
});

test.describe('a screen whose link is near', () => {
	// What is refused below, and what comes after the screen and is refused with it.
	test.use({ expectedNoise: /Failed to load resource|net::ERR_FAILED/ });
	const script = (name: string) => new RegExp(`/assets/app/${name}-[\\w-]+\\.js$`);
	const card = (page: Page) => page.locator('main article h2 a').first();
	// Its code and its words have the same name.

	test.describe('by default', () => {
		test.use({ savesData: false });

		test('is fetched ahead without its data: a tap shows it though no code can be had any more', async ({ page }) => {
			const files = requestsTo(page, '/assets/app/');
			const calls = requestsTo(page, '/api/');
			const ofProduct = () => files.filter((file) => script('product-detail').test(file));
			await open(page, '/ru/travel');
			await expect.poll(ofProduct).toHaveLength(2);
			await settled(page);
			expect(calls).toEqual([]);
			const refused: string[] = [];
			await page.route('**/assets/app/*.js', (route) => {
				refused.push(new URL(route.request().url()).pathname);
				return route.abort();
			});
			const name = await card(page).textContent();
			await card(page).click();
			await expect(heading(page)).toHaveText(name ?? '');
			expect(calls.length).toBeGreaterThan(0);
			// Many cards, one screen; and what is far below the first view of it comes after it.
			expect(ofProduct()).toHaveLength(2);
			expect(refused.filter((file) => !script('product-below').test(file))).toEqual([]);
		});
	});

	test('is not fetched ahead for whoever saves data, but when the pointer comes', async ({ page }) => {
		const files = requestsTo(page, '/assets/app/');
		const ofProduct = () => files.filter((file) => script('product-detail').test(file));
		await open(page, '/travel');
		await expect.poll(() => files.filter((file) => script('start-late').test(file))).toHaveLength(1);
		await settled(page);
		expect(ofProduct()).toEqual([]);
		await card(page).hover();
		await expect.poll(ofProduct).toHaveLength(2);
	});
});
