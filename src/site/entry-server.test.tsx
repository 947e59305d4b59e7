import { describe, expect, test } from 'vitest';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import type { RenderRequest } from '#contract/rendering.ts';
import type { Viewer } from '#domain/member/access.ts';
import { render } from './entry-server.tsx';

const profile = {
	companyName: 'Maru',
	representative: 'Hong',
	businessNumber: '0',
	mailOrderNumber: '0',
	tourismNumber: '0',
	patientNumber: '0',
	suretyWon: 1,
	address: 'Seoul',
	phone: '02-0000-0000',
	fax: '0',
	email: { user: 'hello', host: 'maru.example' },
	privacyOfficer: 'Kim',
	hosting: 'Maru',
	isDemonstration: true,
	isJoinOpen: true,
	isVideoOn: true,
	homeOrder: [],
	maintenance: null,
	rates: {},
	ratesAsOf: null,
};
const notice = {
	id: 'n1',
	topic: 'service',
	title: '</script><b>Title',
	summary: 'S',
	publishedOn: '2026-11-14',
	isPinned: false,
	shownLocale: 'en',
};

const noticeList = {
	items: [notice],
	total: 1,
	nextCursor: null,
	previousCursor: null,
	topics: [{ topic: 'service', count: 1 }],
};

const answer: Record<string, (input: { params?: { id: string } }) => unknown> = {
	'GET /api/profile': () => profile,
	'GET /api/notices': () => noticeList,
	'GET /api/notices/:id': ({ params }) => {
		if (params?.id === 'broken') throw new ApiFailure(503);
		if (params?.id !== 'n1') throw new ApiFailure(404);
		return {
			...notice,
			body: 'Body',
			picture: null,
			attachments: [],
			touches: null,
			views: 0,
			previous: null,
			next: null,
		};
	},
};
const provider = {
	...{ id: 'guides', name: 'Walks', trade: 'Guides', intro: 'We walk.', koreanName: '산책', shownLocale: 'en' },
	...{ portrait: 'portrait-1', languages: ['en'], answersWithinHours: 2, region: 'seoul', foundedYear: 2010 },
	medianAnswerMinutes: null,
	...{ partnerSince: null, isAgency: false, patientNumber: null, patientNumberUntil: null, place: null },
	...{ pictures: [], offers: [], products: [], ratings: [], rating: { average: 0, count: 0 } },
};
answer['GET /api/providers/:id'] = ({ params }) => {
	if (params?.id === 'broken') throw new ApiFailure(503);
	if (params?.id !== 'guides') throw new ApiFailure(404);
	return provider;
};
const callApi = (async (key: string, input: object) => {
	const answerTo = answer[key];
	if (!answerTo) throw new ApiFailure(503);
	return answerTo(input);
}) as CallApi;

const ask = (address: string, more: Partial<RenderRequest> = {}) =>
	render({
		address,
		origin: 'https://maru.example',
		storedLocale: undefined,
		storedCurrency: undefined,
		viewer: null,
		nonce: 'N0nce',
		requestId: 'r-1',
		callApi,
		assets: (files) => ({
			scripts: ['/entry.js'],
			preloads: files.map((file) => `/${file}`),
			fonts: [],
			styles: ['/house.css'],
		}),
		...more,
	});

async function page(address: string, more: Partial<RenderRequest> = {}) {
	const result = await ask(address, more);
	if (result.kind !== 'page') throw new Error(`${address} is a redirect to ${result.location}`);
	let html = '';
	for await (const chunk of result.body) html += chunk;
	return { status: result.status, html, boot: JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') };
}

describe('language', () => {
	test.each([
		['/notice', undefined, 'en', 'Notices'],
		['/notice', 'ru', 'ru', 'Новости'],
		['/th/notice', 'ru', 'th', 'ประกาศ'],
		['/vn/notice', undefined, 'vi', 'Thông báo'],
		['/id/notice', undefined, 'id', 'Pengumuman'],
		['/en/notice', 'ru', 'en', 'Notices'],
	] as const)('%s with the stored choice %s is in %s from the first byte', async (address, storedLocale, tag, word) => {
		const { status, html } = await page(address, { storedLocale });
		expect(status).toBe(200);
		expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${tag}">`));
		expect(html).toContain(`<title>${word} — Maru</title>`);
		expect(html).toContain(`>${word}</h1>`);
	});

	test('a page names its five siblings and itself', async () => {
		const { html } = await page('/vn/notice?cursor=abc');
		expect(html).toContain('rel="canonical" href="https://maru.example/vn/notice"');
		// Later pages make theirs of the same, however the site was reached.
		expect(html).toContain('<meta name="origin" content="https://maru.example">');
		for (const [tag, path] of [
			['en', ''],
			['ru', '/ru'],
			['th', '/th'],
			['vi', '/vn'],
			['id', '/id'],
			['x-default', ''],
		])
			expect(html).toContain(`hreflang="${tag}" href="https://maru.example${path}/notice"`);
		expect((await page('/home')).html).toContain('rel="canonical" href="https://maru.example/"');
	});
});

describe('not found', () => {
	test.each([
		'/nothing',
		'/travel/a/b',
		'/notice/none',
		'/ko/notice',
		'/ru/nothing',
		'//evil.example/',
		'/\\evil.example',
	])('%s answers 404 with the not-found page', async (address) => {
		const { status, html, boot } = await page(address);
		expect(status).toBe(404);
		expect(html).toContain('name="robots" content="noindex"');
		expect(html).not.toContain('rel="canonical"');
		expect(boot.outcome).toBe('not-found');
	});

	test('the not-found page has its own words', async () => {
		const { html } = await page('/th/notic');
		expect(html).toMatch(/<h2 id="not-found-near"[^>]*>[^<]*\p{Script=Thai}/u);
	});

	test('a page that is not the viewer’s to see looks exactly like one that does not exist', async () => {
		const member: Viewer = { id: 'm', name: 'Linh', group: 'GR0300', cooperative: null, works: [] };
		const without = (html: string) => html.replaceAll('/console', '/c0ns0le').replace(/("\w+At"):\d+/g, '$1');
		const [hidden, missing] = [await page('/console', { viewer: member }), await page('/c0ns0le', { viewer: member })];
		expect(hidden.status).toBe(404);
		expect(without(hidden.html) === without(missing.html)).toBe(true);
	});

	test('a thing that could not be read is a failure that can be tried again, not a missing one', async () => {
		const { status, boot } = await page('/notice/broken');
		expect([status, boot.outcome]).toEqual([503, 'failed']);
	});
});

describe('a profile over a page', () => {
	const dialog = /<dialog[^>]*>.*<\/dialog>/s;

	test('stands in the first HTML, names the tab, and leaves the canonical address to the page', async () => {
		const { status, html, boot } = await page('/ru?provider=guides');
		expect(status).toBe(200);
		expect(html).toContain('<title>Maru — Walks</title>');
		expect(html).toContain('name="description" content="We walk."');
		expect(html).toContain('rel="canonical" href="https://maru.example/ru"');
		expect(html).toContain('name="robots" content="noindex"');
		expect(html).not.toContain('hreflang=');
		expect(dialog.exec(html)?.[0]).toContain('산책');
		expect(boot.data.map(({ queryKey }: { queryKey: [string] }) => queryKey[0])).toContain('GET /api/providers/:id');
	});

	test('that is not there is no page; one that could not be read leaves the page, and is asked for again', async () => {
		expect((await page('/?provider=nobody')).status).toBe(404);
		const { status, html, boot } = await page('/?provider=broken');
		expect([status, boot.outcome]).toEqual([200, 'shown']);
		expect(dialog.exec(html)?.[0]).toContain('role="status"');
		expect(html).toContain('name="robots" content="noindex"');
	});

	test('is none where the address names none', async () => {
		const { status, html } = await page('/?provider=');
		expect(status).toBe(200);
		expect(html).not.toContain('data-served');
		expect(html).not.toContain('noindex');
	});
});

describe('ways on', () => {
	test('a page that needs login leads to /login and back, in the same language', async () => {
		expect(await ask('/my/reserve/42?tab=a')).toEqual({
			kind: 'redirect',
			status: 302,
			location: '/login?next=%2Fmy%2Freserve%2F42%3Ftab%3Da',
		});
		expect(await ask('/th/my/info')).toMatchObject({ location: '/th/login?next=%2Fth%2Fmy%2Finfo' });
	});

	test('a trailing slash leads to the exact address and never to another host', async () => {
		expect(await ask('/travel/?a=1')).toEqual({ kind: 'redirect', status: 308, location: '/travel?a=1' });
		expect(await ask('/ru/')).toMatchObject({ location: '/ru' });
		expect((await ask('//evil.example/')).kind).toBe('page');
	});
});

describe('data', () => {
	test('what was fetched for the page travels with it, so that the browser does not fetch again', async () => {
		const { html, boot } = await page('/notice');
		const keys = boot.data.map(({ queryKey }: { queryKey: [string] }) => queryKey[0]);
		expect(keys.sort()).toEqual(['GET /api/notices', 'GET /api/profile']);
		expect(html).toContain('&lt;/script&gt;&lt;b&gt;Title');
	});

	test('no data can end the script it travels in', async () => {
		const { html, boot } = await page('/notice/n1');
		expect(html).not.toContain('</script><b>');
		expect(boot.data.some(({ data }: { data: { title?: string } }) => data.title === '</script><b>Title')).toBe(true);
	});

	test('the shell is sent at once and slow data is streamed after it', async () => {
		let release = (_: unknown) => {};
		const slow = new Promise((resolve) => {
			release = resolve;
		});
		const slowApi = ((key: string, input: object) =>
			key === 'GET /api/notices' ? slow : callApi(key as never, input as never)) as CallApi;
		const result = await ask('/notice', { callApi: slowApi });
		if (result.kind !== 'page') throw new Error('not a page');
		let html = '';
		result.body.on('data', (chunk) => {
			html += chunk;
		});
		await expect.poll(() => html).toContain('role="status"');
		expect(html).toContain('<title>Notices — Maru</title>');
		expect(html).not.toContain('2026.11.14');
		release(noticeList);
		await new Promise((resolve) => result.body.once('end', resolve));
		expect(html).toContain('2026.11.14');
		expect(html).toContain('"GET /api/notices"');
		// All that could run; what search engines read is data.
		for (const [, attributes] of html.matchAll(/<script(?! type="application\/ld\+json")([^>]*)>/g))
			expect(attributes).toContain('nonce="N0nce"');
	});

	test('facts too late to be rendered are left to the browser, so that both show the same page', async () => {
		const late = (value: unknown, ms: number) => new Promise((resolve) => setTimeout(resolve, ms, value));
		const lateApi = ((key: string, input: object) => {
			if (key === 'GET /api/profile') return late(profile, 700);
			if (key === 'GET /api/notices') return late(noticeList, 1_200);
			return callApi(key as never, input as never);
		}) as CallApi;
		const { html } = await page('/notice', { callApi: lateApi });
		expect(html).toContain('2026.11.14');
		expect(html).not.toContain('2-0000-0000');
	});
});

test('no page carries an inline style or an e-mail address to harvest', async () => {
	const { html } = await page('/');
	expect(html).not.toMatch(/ style="/);
	expect(html.replace(/<title>.*?<\/title>/, '')).not.toMatch(/[\w.]+(@|%40|&#64;)[\w-]+\.\w+/);
});
