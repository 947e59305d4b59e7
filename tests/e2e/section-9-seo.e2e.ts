import type { APIRequestContext } from '@playwright/test';
import { areaOf, areaSlugs } from '#domain/area/areas.ts';
import { readHead } from '../support/read-head.ts';
import { schemaFaults } from '../support/schema-org.ts';
import { expect, languages, open, test } from '../support/site-test.ts';

type Entry = { loc: string; alternates: Record<string, string> };

async function sitemapOf(request: APIRequestContext, code: string): Promise<Entry[]> {
	const answer = await request.get(`/sitemap-${code}.xml`);
	expect(answer.headers()['content-type']).toContain('application/xml');
	return [...(await answer.text()).matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => ({
		loc: /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '',
		alternates: Object.fromEntries(
			[...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => [tag, href]),
		),
	}));
}

const isHealth = (path: string) => areaSlugs.some((area) => areaOf(area).isHealth && path.includes(`/${area}/`));

const textOf = (html: string) =>
	html
		.replace(/<script.*?<\/script>/gs, '')
		.replace(/<!-- -->/g, '')
		.replace(/&(?:#x27|#39);/g, '’')
		.replace(/&quot;/g, '"')
		.replace(/&amp;/g, '&');

type Node = { '@type': string | string[]; aggregateRating?: unknown; mainEntity?: { name: string }[] };

/** What is wrong with one page as search engines read it. */
async function faultsOf(
	request: APIRequestContext,
	{ loc, alternates }: Entry,
): Promise<{ title: string; faults: string[] }> {
	const answer = await request.get(loc, { headers: { accept: 'text/html' } });
	const html = await answer.text();
	const head = readHead(html);
	const faults: string[] = [];
	if (answer.status() !== 200) faults.push(`answers ${answer.status()}`);
	if (head.robots) faults.push(`robots ${head.robots}`);
	if (head.canonical !== loc) faults.push(`canonical ${head.canonical}`);
	if (JSON.stringify(head.alternates) !== JSON.stringify(alternates)) faults.push('other languages than the sitemap');
	if (head.title.length < 8 || head.title.length > 120) faults.push(`title of ${head.title.length}`);
	if (head.description.length < 30 || head.description.length > 220)
		faults.push(`description of ${head.description.length}: ${head.description}`);
	if (head.openGraph['og:url'] !== loc) faults.push(`og:url ${head.openGraph['og:url']}`);
	if (!head.openGraph['og:image']?.startsWith(new URL('/share/', loc).href)) faults.push('no picture to share');
	if (head.twitterCard !== 'summary_large_image') faults.push('no large picture');
	const { title } = head;
	if (!head.data) return { title, faults: [...faults, 'no data'] };
	faults.push(...schemaFaults(head.data));
	const graph = (JSON.parse(head.data) as { '@graph': Node[] })['@graph'];
	if (isHealth(loc) && graph.some(({ aggregateRating }) => aggregateRating)) faults.push('stars of a treatment');
	const shown = textOf(html);
	for (const { name } of graph.flatMap(({ mainEntity }) => mainEntity ?? []))
		if (!shown.includes(name)) faults.push(`a question that is not on the page: ${name}`);
	return { title, faults };
}

test('the sitemap leads to one list a language, and robots.txt to the sitemap', async ({ request, baseURL }) => {
	const index = await (await request.get('/sitemap.xml')).text();
	expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
		languages.map(({ code }) => `${baseURL}/sitemap-${code}.xml`),
	);
	const robots = await (await request.get('/robots.txt')).text();
	expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
	const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
	expect(closed).toEqual(expect.arrayContaining(['/my/', '/th/my/', '/console', '/api/']));
	const listed = await Promise.all(languages.map(({ code }) => sitemapOf(request, code)));
	const paths = listed.flat().map(({ loc }) => new URL(loc).pathname);
	expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});

test('every list names the same pages, things of the database among them', async ({ request }) => {
	const lists = await Promise.all(languages.map(({ code }) => sitemapOf(request, code)));
	const english = lists[0]?.map(({ loc }) => loc) ?? [];
	for (const [at, list] of lists.entries()) {
		expect(list.map(({ alternates }) => alternates.en)).toEqual(english);
		for (const { loc, alternates } of list) expect(loc).toBe(alternates[languages[at]?.tag ?? '']);
	}
	for (const part of ['/travel/', '/medical/', '/wellness/', '/notice/'])
		expect(english.filter((loc) => loc.includes(part)).length).toBeGreaterThan(2);
	expect(english.filter((loc) => /\/(my|login|console|reserve)\b/.test(loc))).toEqual([]);
});

for (const { code, ownName } of languages)
	test(`every listed page in ${ownName} tells search engines and messengers what it is`, async ({ request }) => {
		const found: Record<string, string[]> = {};
		const titles: string[] = [];
		for (const entry of await sitemapOf(request, code)) {
			const { title, faults } = await faultsOf(request, entry);
			if (faults.length > 0) found[entry.loc] = faults;
			titles.push(title);
		}
		expect(found).toEqual({});
		expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
	});

test('what is chosen on a list, and what is somebody’s own, is nobody’s to list', async ({ request, baseURL }) => {
	const headOf = async (path: string) => readHead(await (await request.get(path)).text());
	expect((await headOf('/th/travel?regions=seoul&sort=price-up')).canonical).toBe(`${baseURL}/th/travel`);
	for (const path of ['/login', '/ru/forgot', '/nowhere', '/travel/no-such'])
		expect((await headOf(path)).robots, path).toBe('noindex');
	expect((await headOf('/nowhere')).data).toBeUndefined();
});

test('the policy lets the data stand in the page, and the next page takes it away', async ({ page }) => {
	await open(page, '/travel/gyeongbokgung-before-opening');
	const data = page.locator('script[type="application/ld+json"]');
	await expect(data).toHaveCount(1);
	expect(schemaFaults((await data.textContent()) ?? '')).toEqual([]);
	await page.getByRole('link', { name: 'Notices' }).first().click();
	await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
	await expect(data).toHaveCount(0);
});

test('questions about a product are answered on its page', async ({ page }) => {
	await open(page, '/vn/wellness/morning-hanok-yoga');
	const question = page.getByText('Nếu hủy, tôi được hoàn lại bao nhiêu?');
	await question.click();
	await expect(page.getByText(/^Hủy trước giờ bắt đầu ít nhất 48 tiếng: /).first()).toBeVisible();
});

test('a picture to share is drawn once, kept for ever, and an old address leads to the new one', async ({
	request,
}) => {
	const head = readHead(await (await request.get('/th/travel/gyeongbokgung-before-opening')).text());
	const address = head.openGraph['og:image'] ?? '';
	const first = await request.get(address);
	expect(first.status()).toBe(200);
	expect(first.headers()).toMatchObject({
		'content-type': 'image/jpeg',
		'cache-control': 'public, max-age=31536000, immutable',
	});
	const bytes = await first.body();
	expect(bytes.length).toBeLessThan(300_000);
	expect((await request.get(address)).headers().etag).toBe(first.headers().etag);
	const again = await request.get(address, { headers: { 'if-none-match': first.headers().etag ?? '' } });
	expect(again.status()).toBe(304);
	const old = await request.get(address.replace(/\.\w+\.jpg$/, '.0ld.jpg'), { maxRedirects: 0 });
	expect([old.status(), new URL(old.headers().location ?? '', address).href]).toEqual([302, address]);
	for (const wrong of ['/share/th/product/no-such.1.jpg', '/share/ko/page/home.1.jpg', '/share/th/page/login.1.jpg'])
		expect((await request.get(wrong)).status(), wrong).toBe(404);
});
