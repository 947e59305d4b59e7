import type { Page } from '@playwright/test';
import { readHead } from '../support/read-head.ts';
import { expect, open, requestsTo, test } from '../support/site-test.ts';

/** SPEC section 2, row by row: a path, the heading of its screen, and what the window is called where that differs. */
const openScreens: [path: string, heading: string, title?: string][] = [
	['/', 'Welcome to Korea, in your own language', 'Maru — Tours, clinics and wellness in Korea'],
	['/home', 'Welcome to Korea, in your own language', 'Maru — Tours, clinics and wellness in Korea'],
	['/login', 'Welcome back', 'Log in — Maru'],
	['/join', 'Join Maru', 'Join — Maru'],
	['/forgot', 'Forgot password'],
	['/about/introduction', 'Why we are called Maru', 'Company introduction — Maru'],
	['/about/transfer', 'Airport pick-up with a name board', 'Airport transfers — Maru'],
	['/travel', 'Travel in Korea'],
	['/travel/gyeongbokgung-before-opening', 'Gyeongbokgung before the gates open, with a court-cuisine breakfast'],
	['/medical', 'Medical care in Korea'],
	['/medical/one-day-health-screening', 'Full health screening in one day'],
	['/wellness', 'Wellness in Korea'],
	['/wellness/morning-hanok-yoga', 'Morning yoga in a Bukchon hanok'],
	['/matching', 'Matching'],
	['/matching/inquire', 'Ask once', 'Ask a matching question — Maru'],
	['/notice', 'Notices'],
	['/notice/k-eta-check', 'Before you fly: check K-\u2060ETA and visa rules on the official sites'],
	['/promotion', 'Promotions'],
	['/terms', 'Terms and conditions'],
	['/policy', 'Privacy policy'],
	['/reject', 'No unauthorised e-\u2060mail collection', 'No unauthorised e-mail collection — Maru'],
];

const screensBehindLogin = [
	'/travel/reserve',
	'/travel/write-rating/any',
	'/medical/reserve',
	'/medical/write-rating/any',
	'/consultaion/any',
	'/wellness/reserve',
	'/wellness/write-rating/any',
	'/my/info',
	'/my/reserve',
	'/my/reserve/any',
	'/my/match',
	'/my/grade',
	'/reserve/any',
	'/video-consultation',
];

/**
 * What a page says from its first byte, however its words are kept together; that the browser takes it over as it is,
 * every-page.e2e.ts sees to.
 */
function saidIn(html: string): { heading: string; title: string } {
	const heading = (/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '');
	const plain = (text: string) => text.replaceAll('\u00a0', ' ');
	return { heading: plain(heading), title: plain(readHead(html).title) };
}

for (const [path, heading, title = `${heading} — Maru`] of openScreens)
	test(`${path} shows its own screen, titled “${heading}”`, async ({ request }) => {
		const answer = await request.get(path);
		expect(answer.status()).toBe(200);
		const html = await answer.text();
		expect(saidIn(html)).toEqual({ heading, title });
		expect(html).toMatch(/<nav [^>]*aria-label="Main"/);
		expect(html).toContain('<footer');
	});

test('using the service requires login: a visitor is led to /login and the way back is kept', async ({
	page,
	request,
}) => {
	for (const path of screensBehindLogin) {
		const answer = await request.get(`${path}?persons=2`, { maxRedirects: 0 });
		expect(answer.status(), path).toBe(302);
		expect(answer.headers().location, path).toBe(`/login?${new URLSearchParams({ next: `${path}?persons=2` })}`);
	}
	// The console has a door of its own.
	const desk = await request.get('/console?persons=2', { maxRedirects: 0 });
	expect(desk.headers().location).toBe('/console/login?next=%2Fconsole%3Fpersons%3D2');
	await open(page, '/my/info');
	await expect(page).toHaveURL('/login?next=%2Fmy%2Finfo');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
	await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('using the service requires login: a link inside the site leads to /login too, in its language', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, '/notice');
	await page.getByRole('link', { name: 'Trips' }).click();
	await expect(page).toHaveURL('/login?next=%2Fmy%2Freserve');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
	await open(page, '/ru/my/match');
	await expect(page).toHaveURL('/ru/login?next=%2Fru%2Fmy%2Fmatch');
});

test.describe('any path not listed shows a not-found page', () => {
	test.use({ expectedNoise: /status of 404|not-found/ });

	for (const path of [
		'/nowhere',
		'/travel/a/b',
		'/Notice',
		'/notice/k-eta-check/more',
		'/my',
		'/about',
		'/ko/notice',
		'/ru/nowhere',
		'/notice/not-there',
		'/travel/not-there',
		'/matching/detail/not-there',
		'/medical/not-there',
		'/wellness/not-there',
		'/medical/gyeongbokgung-before-opening',
		'/ru/travel/one-day-health-screening',
		'/promotion/not-there',
	])
		test(`${path} answers 404`, async ({ request }) => {
			const answer = await request.get(path);
			expect(answer.status()).toBe(404);
			const html = await answer.text();
			const heading = path.startsWith('/ru/') ? 'Страница не найдена' : 'Page not found';
			expect(saidIn(html)).toEqual({ heading, title: `${heading} — Maru` });
			expect(readHead(html).robots).toBe('noindex');
		});

	test('an unknown path reached inside the site shows the not-found page, and the way out works', async ({ page }) => {
		await open(page, '/notice');
		await page.evaluate(() => {
			history.pushState(null, '', '/nowhere');
			dispatchEvent(new PopStateEvent('popstate'));
		});
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
		await expect(page).toHaveTitle('Page not found — Maru');
		await page.getByRole('link', { name: 'Go to the home page' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Korea, in your own language');
		await expect(page).toHaveTitle('Maru — Tours, clinics and wellness in Korea');
	});

	test('a notice taken down since the list was read shows the not-found page', async ({ page }) => {
		await page.route('**/api/notices?*', async (route) => {
			const response = await route.fetch();
			const list = await response.json();
			list.items[0] = { ...list.items[0], id: 'taken-down', title: 'Taken down' };
			await route.fulfill({ response, json: list });
		});
		await open(page, '/');
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notices' }).click();
		await page.getByRole('link', { name: 'Taken down' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
		await expect(page).toHaveTitle('Page not found — Maru');
		await expect(page).toHaveURL('/notice/taken-down');
	});
});

test('every route is exact, and a fixed word beats a parameter', async ({ request }) => {
	const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
	expect(await statusOf('/travel/reserve')).toBe(302);
	expect(await statusOf('/travel/reserved')).toBe(404);
	expect(await statusOf('/matching/inquire')).toBe(200);
	expect(await statusOf('/matching/other')).toBe(404);
	expect(await statusOf('/noticeboard')).toBe(404);
});

test('an address that ends in a slash leads to the page without it', async ({ request, page, baseURL }) => {
	const answer = await request.get('/notice/?cursor=x', { maxRedirects: 0 });
	expect(answer.status()).toBe(308);
	expect(answer.headers().location).toBe('/notice?cursor=x');
	await open(page, '/ru/');
	await expect(page).toHaveURL('/ru');
	await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
	// Never to another host in disguise.
	expect((await request.get(`${baseURL}//example.org/`, { maxRedirects: 0 })).status()).toBe(404);
});

test('each screen loads on demand: nothing is fetched ahead for whoever saves data', async ({ page }) => {
	const files = requestsTo(page, '/assets/app/');
	await open(page, '/');
	const screenFiles = () =>
		files.filter((file) => /\/((notice|promotion|product)-(list|detail)|login|terms)-[\w-]+\.js/.test(file));
	expect(screenFiles()).toEqual([]);
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notices' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices');
	expect(screenFiles().some((file) => file.includes('/notice-list-'))).toBe(true);
	expect(screenFiles().some((file) => file.includes('/notice-detail-'))).toBe(false);
});

test('a spinner shows while a screen loads', async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/assets\/app\/notice-list-.*\.js/, async (route) => {
		await held;
		await route.continue();
	});
	await open(page, '/');
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notices' }).click();
	await expect(page.getByRole('status')).toBeVisible();
	await expect(page.getByRole('status')).toContainText('Loading');
	await expect(page).toHaveURL('/notice');
	release();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices');
	await expect(page.getByRole('status')).toHaveCount(0);
});

test.describe('after each navigation the page scrolls to the top', () => {
	test.use({ viewport: { width: 390, height: 500 } });
	const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

	test('and Back returns to where one was, as does a reload', async ({ page }) => {
		await open(page, '/notice');
		const last = page.locator('main ul a[href*="/notice/"]').last();
		await last.scrollIntoViewIfNeeded();
		const before = await scrolled(page);
		expect(before).toBeGreaterThan(300);
		await last.click();
		await expect(page).toHaveURL(/\/notice\/./);
		await expect(page.locator('article h1')).toBeVisible();
		expect(await scrolled(page)).toBe(0);

		await page.goBack();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices');
		await expect.poll(() => scrolled(page)).toBe(before);

		await page.reload();
		await page.locator('html[data-ready]').waitFor({ state: 'attached' });
		await expect.poll(() => scrolled(page)).toBe(before);

		await page.goForward();
		await expect(page.locator('article h1')).toBeVisible();
		await expect.poll(() => scrolled(page)).toBe(0);
	});

	test('and the focus goes to the new content', async ({ page }) => {
		await open(page, '/notice');
		await page.locator('main ul a[href*="/notice/"]').first().click();
		await expect(page.locator('article h1')).toBeVisible();
		await expect(page.locator('main')).toBeFocused();
	});

	test('and Back gives the page its own title again', async ({ page }) => {
		await open(page, '/notice');
		// Reached by another name than the site's own: its pages keep their one address.
		await page.locator('meta[name=origin]').evaluate((meta) => meta.setAttribute('content', 'https://maru.example'));
		await page.locator('main ul a[href*="/notice/"]').first().click();
		await expect(page.locator('article h1')).toBeVisible();
		await expect(page).not.toHaveTitle('Notices — Maru');
		await page.goBack();
		await expect(page).toHaveTitle('Notices — Maru');
		await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://maru.example/notice');
	});
});

test('a page rendered by the server is taken over without fetching again', async ({ page }) => {
	const calls = requestsTo(page, '/api/');
	for (const path of ['/notice', '/notice/k-eta-check', '/ru/notice', '/', '/travel', '/th/wellness?tags=vegetarian']) {
		await open(page, path);
		await page.waitForLoadState('networkidle');
	}
	expect(calls).toEqual([]);
});
