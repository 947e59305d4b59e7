import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { markHeader, nobodysMark } from '#contract/viewer-mark.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { handlers } from '#server/features/handlers.ts';
import { buildTestApp, noQueries } from '../../../tests/support/test-app.ts';
import { createAnswerCache } from './answer-cache.ts';

const list = '/api/notices?language=en';
const member: Viewer = { id: 'm', name: 'Linh', group: 'GR0300', cooperative: null, works: [] };
const inSession = { cookie: 'TID_JWT=a; TID_SES=b' };

/** Answers with how often it was asked. */
function counting({ ms = 0, isRefusing = false } = {}) {
	const asked: unknown[] = [];
	const notices = async ({ query }: { query: unknown }) => {
		asked.push(query);
		const total = asked.length;
		await new Promise((resolve) => setTimeout(resolve, ms));
		if (isRefusing) return refuse('not-found');
		return accept({ items: [], total, nextCursor: null, previousCursor: null, topics: [] });
	};
	return { asked, handlers: { ...handlers, 'GET /api/notices': notices } as never };
}

const appOf = (given: ReturnType<typeof counting>, viewer: Viewer | null = null) =>
	buildTestApp({ queries: noQueries, handlers: given.handlers, cachesAnswers: true }, viewer);

test('what visitors are answered is found out once for all who ask within five seconds, at the same moment too', async () => {
	const house = counting({ ms: 20 });
	const app = await appOf(house);
	const together = await Promise.all([app.inject(list), app.inject(list), app.inject(list)]);
	const later = await app.inject(list);
	expect([...together, later].map((one) => [one.statusCode, one.json().total])).toEqual(Array(4).fill([200, 1]));
	expect(house.asked).toHaveLength(1);
	expect((await app.inject(`${list}&topic=`)).statusCode).toBe(400);
	expect((await app.inject('/api/notices?language=th')).json().total).toBe(2);
});

test('a cached answer has the headers of a fresh one', async () => {
	const app = await appOf(counting());
	const [first, second] = [await app.inject(list), await app.inject(list)];
	for (const header of ['content-type', 'cache-control', 'content-length', 'x-content-type-options'])
		expect([header, second.headers[header]]).toEqual([header, first.headers[header]]);
	expect(second.headers[markHeader]).toBe(nobodysMark);
	expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

test('a member is never answered from there, nor is anybody answered what a member was', async () => {
	const house = counting();
	const app = await appOf(house, member);
	await app.inject({ url: list, headers: inSession });
	const second = await app.inject({ url: list, headers: inSession });
	expect(second.json().total).toBe(2);
	expect(second.headers['cache-control']).toBe('private, no-store');
	expect((await app.inject(list)).json().total).toBe(3);
});

test('a refusal is not kept, and who waited for it asks for themselves', async () => {
	const house = counting({ ms: 20, isRefusing: true });
	const app = await appOf(house);
	const answers = await Promise.all([app.inject(list), app.inject(list)]);
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
	expect(house.asked).toHaveLength(2);
});

test('it is sent compressed to who takes that', async () => {
	const notice = { id: 'x'.repeat(2_000) };
	const cache = createAnswerCache();
	cache.begin('/a')(JSON.stringify(notice));
	await cache.awaited('/a');
	const app = await buildTestApp({ queries: noQueries });
	const { sendCachedAnswer } = await import('./answer-cache.ts');
	app.get('/api/compressed', async (request, reply) => sendCachedAnswer(request, reply, cache.find('/a') as never));
	const { headers, rawPayload } = await app.inject({
		url: '/api/compressed',
		headers: { 'accept-encoding': 'gzip, br' },
	});
	expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
	expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(notice);
});

test('what is kept ends after five seconds and is bounded, the oldest going first', async () => {
	let now = 0;
	const cache = createAnswerCache(() => now);
	for (let at = 0; at < 1_010; at += 1) cache.begin(`/${at}`)('{}');
	await cache.awaited('/1009');
	expect([cache.find('/0'), cache.find('/1009')?.json]).toEqual([undefined, '{}']);
	expect(cache.size()).toEqual({ entries: 1_000, bytes: 2_000 });
	cache.begin('/large')('x'.repeat(16_000_000));
	await cache.awaited('/large');
	expect(cache.size()).toEqual({ entries: 1, bytes: 16_000_000 });
	now = 5_000;
	expect(cache.find('/large')).toBeUndefined();
});

test('only what is open to anybody and read is cached', () => {
	const cached = (Object.entries(api) as [EndpointKey, Endpoint][]).filter(([, { isCached }]) => isCached);
	expect(cached.map(([key, { access, answers }]) => [key.split(' ')[0], access, answers])).toEqual(
		cached.map(() => ['GET', 'anyone', undefined]),
	);
	expect(cached.length).toBeGreaterThan(5);
});
