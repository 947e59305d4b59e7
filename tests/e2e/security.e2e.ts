import { expect, open, requestsTo, test } from '../support/site-test.ts';

/**
 * Violations, errors and foreign requests fail any journey (see support/site-test.ts). Every page of the table is loaded under
 * every language's code by every-page.e2e.ts; here are the addresses without a code.
 */
test.describe('no page breaks its own policy or leaves its origin', () => {
	test.use({ expectedNoise: /status of 404/ });

	test('by full loads', async ({ page }) => {
		for (const path of ['/', '/travel/gyeongbokgung-before-opening', '/nowhere']) await open(page, path);
	});

	test('by going from page to page', async ({ page }) => {
		await open(page, '/');
		const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
		for (let at = 0; at < (await links.count()); at += 1) {
			await links.nth(at).click();
			await expect(links.nth(at)).toHaveAttribute('aria-current', 'page');
		}
		await page.locator('main ul a[href*="/notice/"]').first().click();
		await expect(page.locator('article h1')).toBeVisible();
	});
});

test('every answer carries its headers', async ({ request }) => {
	for (const path of [
		'/',
		'/notice',
		'/nowhere',
		'/api/notices?language=en',
		'/api/nothing',
		'/assets/nothing.js',
		'/sw.js',
	]) {
		const headers = (await request.get(path)).headers();
		expect(headers['content-security-policy'], path).toContain("default-src 'none'");
		expect(headers['content-security-policy'], path).not.toContain('unsafe');
		expect(headers, path).toMatchObject({
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'strict-origin-when-cross-origin',
			'cross-origin-opener-policy': 'same-origin',
			'x-frame-options': 'DENY',
		});
		expect(headers['permissions-policy'], path).toContain('geolocation=()');
		expect(headers['x-powered-by'], path).toBeUndefined();
	}
});

test('a file opened by itself may do nothing', async ({ page, request }) => {
	const files = requestsTo(page, '/assets/');
	await open(page, '/');
	expect(files.length).toBeGreaterThan(10);
	for (const file of [...files, '/assets/images/favicon.svg']) {
		const headers = (await request.get(file)).headers();
		expect(headers['content-security-policy'], file).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
		expect(headers, file).toMatchObject({
			'x-content-type-options': 'nosniff',
			'cross-origin-resource-policy': 'same-origin',
		});
	}
});

test('each page has a nonce of its own, and every script carries it', async ({ request }) => {
	const nonces = new Set<string>();
	for (let time = 0; time < 3; time += 1) {
		// Another address each, for a page is kept together with its nonce for five seconds.
		const answer = await request.get(`/notice?time=${time}`);
		const nonce = /'nonce-([\w-]+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? '';
		expect(nonce.length).toBeGreaterThanOrEqual(16);
		const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? [];
		expect(scripts.length).toBeGreaterThan(0);
		// What search engines read is data, and runs nowhere.
		for (const script of scripts.filter((one) => !one.includes('application/ld+json')))
			expect(script).toContain(`nonce="${nonce}"`);
		nonces.add(nonce);
	}
	expect(nonces.size).toBe(3);
});

test('built files may be kept for ever; pages are asked for anew', async ({ page, request }) => {
	const files = requestsTo(page, '/assets/app/');
	await open(page, '/notice');
	expect(files.length).toBeGreaterThan(3);
	for (const file of files) {
		const answer = await request.get(file);
		expect(answer.status(), file).toBe(200);
		expect(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
	}
	expect((await request.get('/notice')).headers()['cache-control']).toBe('private, no-cache');
});

test('static images are under /assets/images', async ({ page, baseURL }) => {
	const answers: { path: string; status: number }[] = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'image')
			answers.push({ path: new URL(response.url()).pathname, status: response.status() });
	});
	for (const path of ['/', '/notice', '/notice/k-eta-check', '/travel', '/medical/one-day-health-screening']) {
		await open(page, path);
		await page.waitForLoadState('networkidle');
		const sources = await page
			.locator('img')
			.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
		expect(sources.length).toBeGreaterThan(0);
		for (const source of sources) expect(source).toContain(`${baseURL}/assets/images/`);
	}
	expect(answers.filter(({ path, status }) => status !== 200 || !/^\/assets\/(images|app)\//.test(path))).toEqual([]);
});

test('addresses on public pages are not harvestable from the HTML', async ({ request }) => {
	for (const path of [
		'/',
		'/notice',
		'/about/introduction',
		'/medical/one-day-health-screening',
		'/api/profile?language=en',
		'/api/products/one-day-health-screening?language=en',
	])
		expect(await (await request.get(path)).text(), path).not.toMatch(/[\w.+-]+@[\w-]+\.\w+|mailto:/);
});
