import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { RenderRequest, RenderResult } from '#contract/rendering.ts';
import type { Viewer } from '#domain/member/access.ts';
import { buildTestApp, noQueries } from '../../../tests/support/test-app.ts';
import { visitor } from './identity.ts';
import { createPageCache, encodingOf } from './page-cache.ts';

const member: Viewer = { id: 'm', name: 'Linh', group: 'GR0300', cooperative: null, works: [] };

/** A site that says how often it was asked, for whom, and with which nonce. */
function countingSite(status: 200 | 404 = 200) {
	const asked: RenderRequest[] = [];
	const render = async (request: RenderRequest): Promise<RenderResult> => {
		asked.push(request);
		const html = `<p>${asked.length} ${request.viewer?.name ?? 'visitor'} ${request.nonce} ${request.storedLocale ?? 'none'} ${request.storedCurrency ?? 'usual'}</p>`;
		return { kind: 'page', status, language: 'en', body: Readable.from([html]) };
	};
	return { asked, pages: { render, assets: () => ({ scripts: [], preloads: [], fonts: [], styles: [] }) } };
}

test('a visitor’s page is rendered once for all who ask within five seconds', async () => {
	const { asked, pages } = countingSite();
	const app = await buildTestApp({ queries: noQueries, pages });
	const first = await app.inject('/travel');
	await new Promise((resolve) => setTimeout(resolve, 20));
	const second = await app.inject('/travel');
	expect(second.body).toBe(first.body);
	expect(asked).toHaveLength(1);
});

test('the page and the policy that names its nonce stay together', async () => {
	const app = await buildTestApp({ queries: noQueries, pages: countingSite().pages });
	for (let at = 0; at < 3; at += 1) {
		const { body, headers } = await app.inject('/travel');
		const nonce = /visitor ([\w-]+)/.exec(body)?.[1];
		expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
});

test('another address, another query and another stored language are other pages', async () => {
	const { asked, pages } = countingSite();
	const app = await buildTestApp({ queries: noQueries, pages });
	for (const [url, cookie] of [
		['/travel', ''],
		['/travel?kinds=hotel', ''],
		['/th/travel', ''],
		['/travel', 'lang=RUS'],
	] as const) {
		await app.inject({ url, headers: { cookie } });
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	expect(asked).toHaveLength(4);
	expect(asked[3]?.storedLocale).toBe('ru');
});

test('who chose another currency is never sent a page with the first one’s prices, and a code of nobody’s is no choice', async () => {
	const { asked, pages } = countingSite();
	const app = await buildTestApp({ queries: noQueries, pages });
	const bodies: string[] = [];
	for (const cookie of ['', 'currency=THB', 'currency=USD', 'currency=THB', 'lang=THA; currency=THB', 'currency=XXX']) {
		bodies.push((await app.inject({ url: '/travel', headers: { cookie } })).body);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	expect(asked.map(({ storedCurrency }) => storedCurrency)).toEqual([undefined, 'THB', 'USD', 'THB']);
	expect(bodies[3]).toBe(bodies[1]);
	expect(bodies[5]).toBe(bodies[0]);
	expect(bodies[2]).toContain(' USD<');
	expect(bodies[4]).toContain('th THB<');
});

test('a member’s page is never cached and never taken from the cache', async () => {
	const { asked, pages } = countingSite();
	const app = await buildTestApp({
		queries: noQueries,
		pages,
		identify: async (request) => ({ ...visitor, viewer: request.headers.cookie ? member : null }),
	});
	const ask = async (cookie: string) => {
		const { body } = await app.inject({ url: '/travel', headers: { cookie } });
		await new Promise((resolve) => setTimeout(resolve, 20));
		return body;
	};
	expect(await ask('TID_SES=x')).toContain('Linh');
	expect(await ask('')).toContain('visitor');
	expect(await ask('TID_SES=x')).toContain('3 Linh');
	expect(await ask('')).toContain('2 visitor');
	expect(asked).toHaveLength(3);
});

test('a page that is not there is not cached', async () => {
	const { asked, pages } = countingSite(404);
	const app = await buildTestApp({ queries: noQueries, pages });
	await app.inject('/nothing');
	await new Promise((resolve) => setTimeout(resolve, 20));
	await app.inject('/nothing');
	expect(asked).toHaveLength(2);
});

test('a cached page is sent compressed as the browser wishes', async () => {
	const app = await buildTestApp({ queries: noQueries, pages: countingSite().pages });
	const plain = await app.inject('/travel');
	await new Promise((resolve) => setTimeout(resolve, 20));
	const small = await app.inject({ url: '/travel', headers: { 'accept-encoding': 'gzip, deflate, br' } });
	expect(small.headers['content-encoding']).toBe('br');
	expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
	expect([undefined, 'gzip', 'deflate', 'br;q=1.0, gzip'].map(encodingOf)).toEqual([
		'identity',
		'gzip',
		'identity',
		'br',
	]);
});

test('what is cached grows old after five seconds, and what broke off is not cached at all', async () => {
	let now = 0;
	const cache = createPageCache(() => now);
	cache.add('a', {}, Promise.resolve(Buffer.from('page')));
	await cache.awaited('a');
	cache.add('b', {}, Promise.resolve(undefined));
	await cache.awaited('b');
	expect([cache.find('a')?.bodies.identity.toString(), cache.find('b')]).toEqual(['page', undefined]);
	now = 5_000;
	expect(cache.find('a')).toBeUndefined();
});
