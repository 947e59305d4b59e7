import { Readable, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { handlers } from '#server/features/handlers.ts';
import { buildTestApp, noQueries } from '../../../tests/support/test-app.ts';
import { visitor } from './identity.ts';
import { loggerOptions } from './logging.ts';
import type { PageSource } from './page-source.ts';

const notices = { items: [], total: 0, nextCursor: null, previousCursor: null, topics: [] };
const working = { ...handlers, 'GET /api/notices': async () => accept(notices) };
const list = '/api/notices?language=en';

test('a refusal is application/problem+json with a stable code and the request’s id', async () => {
	const app = await buildTestApp({
		queries: noQueries,
		handlers: { ...working, 'GET /api/notices/:id': async () => refuse('not-found') },
	});
	const response = await app.inject('/api/notices/x?language=en');
	expect(response.statusCode).toBe(404);
	expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
	expect(response.json()).toMatchObject({
		code: 'not-found',
		status: 404,
		requestId: response.headers['x-request-id'],
	});
});

test('an unknown field is refused and named', async () => {
	const app = await buildTestApp({ queries: noQueries, handlers: working });
	const response = await app.inject(`${list}&colour=red`);
	expect(response.json()).toMatchObject({
		status: 400,
		code: 'unknown-field',
		faults: [{ at: 'colour', code: 'unknown-field' }],
	});
});

test('wrong input is refused and told where', async () => {
	const app = await buildTestApp({ queries: noQueries, handlers: working });
	const response = await app.inject('/api/notices?language=klingon');
	expect(response.json()).toMatchObject({
		status: 400,
		code: 'invalid-input',
		faults: [{ at: 'language', code: 'invalid-input' }],
	});
});

test('what a handler answers is checked against the contract too', async () => {
	const broken = { ...working, 'GET /api/notices': async () => accept({ ...notices, secret: 'x' }) };
	const app = await buildTestApp({ queries: noQueries, handlers: broken as never });
	const response = await app.inject(list);
	expect(response.json()).toMatchObject({ status: 500, code: 'internal' });
	expect(response.body).not.toContain('secret');
});

test('an unknown path of the API and a wrong method are refused as such', async () => {
	const app = await buildTestApp({ queries: noQueries, handlers: working });
	expect((await app.inject('/api/nothing')).json()).toMatchObject({ code: 'not-found' });
	expect((await app.inject({ method: 'DELETE', url: '/api/notices' })).json()).toMatchObject({
		code: 'method-not-allowed',
	});
	expect((await app.inject({ method: 'POST', url: '/notice' })).json()).toMatchObject({ code: 'method-not-allowed' });
});

test('of thousands of faults some are listed, and how many more there are', async () => {
	const app = await buildTestApp({ queries: noQueries, handlers: working });
	const fields = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`f${at}`, 1]));
	const response = await app.inject({ method: 'POST', url: '/api/sessions', payload: fields });
	expect(response.statusCode).toBe(400);
	expect(response.json().faults).toHaveLength(50);
	expect(response.json().moreFaults).toBeGreaterThan(59_900);
	expect(response.body.length).toBeLessThan(10_000);
});

test('a value that only the database refuses is the sender’s fault, not ours', async () => {
	const refused = Object.assign(new Error('date/time field value out of range'), { code: '22008' });
	const app = await buildTestApp({
		queries: noQueries,
		handlers: { ...working, 'GET /api/notices': () => Promise.reject(new Error('Failed query', { cause: refused })) },
	});
	expect((await app.inject(list)).json()).toMatchObject({ status: 400, code: 'invalid-input' });
});

test('a lost database is 503 with Retry-After, and its words stay inside', async () => {
	const lost = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
	const app = await buildTestApp({
		queries: noQueries,
		handlers: { ...working, 'GET /api/notices': () => Promise.reject(new Error('Failed query', { cause: lost })) },
	});
	const response = await app.inject(list);
	expect(response.json()).toMatchObject({ status: 503, code: 'unavailable' });
	expect(response.headers['retry-after']).toBe('2');
	expect(response.body).not.toContain('10.0.0.7');
});

test.each([
	['25006', 'cannot execute UPDATE in a read-only transaction'],
	['28P01', 'password authentication failed for user "maru"'],
	['EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.31:5432'],
	['EAI_AGAIN', 'getaddrinfo EAI_AGAIN database'],
	['EMFILE', ''],
])('a database that cannot be written to, or reached, is none of ours: %s', async (code, message) => {
	const cause = Object.assign(new Error(message), { code });
	const app = await buildTestApp({
		queries: noQueries,
		handlers: { ...working, 'GET /api/notices': () => Promise.reject(new Error('Failed query', { cause })) },
	});
	expect((await app.inject(list)).json()).toMatchObject({ status: 503, code: 'unavailable' });
});

test('a fault nobody foresaw is 500 without its stack', async () => {
	const app = await buildTestApp({
		queries: noQueries,
		handlers: { ...working, 'GET /api/notices': () => Promise.reject(new Error('the inside')) },
	});
	const response = await app.inject(list);
	expect(response.json()).toMatchObject({ status: 500, code: 'internal' });
	expect(response.body).not.toContain('the inside');
});

test('beyond what it can carry the server sheds load at once, but answers its health checks', async () => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	const slow = { ...working, 'GET /api/notices': async () => held.then(() => accept(notices)) };
	const app = await buildTestApp({ queries: noQueries, handlers: slow, maxInFlight: 2 });
	const address = await app.listen({ port: 0, host: '127.0.0.1' });
	const waiting = [fetch(address + list), fetch(address + list)];
	await expect.poll(async () => (await fetch(address + list)).status).toBe(503);
	const shed = await fetch(address + list);
	expect([shed.status, shed.headers.get('retry-after'), (await shed.json()).code]).toEqual([503, '2', 'too-busy']);
	expect((await fetch(`${address}/healthz`)).status).toBe(200);
	release();
	expect((await Promise.all(waiting)).map((response) => response.status)).toEqual([200, 200]);
	await expect.poll(async () => (await fetch(address + list)).status).toBe(200);
	await app.close();
});

test('/readyz tells the truth about the database and about a stop', async () => {
	let [database, stopping] = [true, false];
	const app = await buildTestApp({
		queries: noQueries,
		isDatabaseReady: async () => database,
		isStopping: () => stopping,
	});
	const ready = async () => {
		const response = await app.inject('/readyz');
		return [response.statusCode, response.json().status];
	};
	expect(await ready()).toEqual([200, 'ready']);
	database = false;
	expect(await ready()).toEqual([503, 'database-unavailable']);
	[database, stopping] = [true, true];
	expect(await ready()).toEqual([503, 'stopping']);
	expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('every answer carries the security headers, and the policy allows nothing inline without its nonce', async () => {
	const app = await buildTestApp({ queries: noQueries, handlers: working, origin: 'https://maru.example' });
	const nonces = new Set<string>();
	for (const url of ['/', list, '/healthz', '/api/nothing', '/api/docs']) {
		const { headers } = await app.inject(url);
		const policy = String(headers['content-security-policy']);
		expect(policy).not.toMatch(/unsafe|data:|\*/);
		nonces.add(/'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? '');
		expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
		expect(headers['strict-transport-security']).toContain('max-age=');
	}
	expect(nonces.size).toBe(5);
});

test('the log tells what was asked by route, never what was in it', async () => {
	let log = '';
	const stream = new Writable({
		write: (chunk, _, done) => {
			log += chunk;
			done();
		},
	});
	const failing = {
		...working,
		'GET /api/notices/:id': () =>
			Promise.reject(
				Object.assign(new Error('Key (email)=(linh@mail.example) exists'), {
					code: '23505',
					detail: 'linh@mail.example',
				}),
			),
	};
	const app = await buildTestApp({
		queries: noQueries,
		handlers: failing,
		logger: { ...(loggerOptions('info') as object), stream },
	});
	await app.inject({
		url: '/api/notices/P1234567?language=en',
		headers: { cookie: 'TID_SES=secret', 'user-agent': 'Linh’s phone' },
		remoteAddress: '203.0.113.9',
	});
	await app.inject('/forgot?token=abc123');
	expect(log).toContain('"route":"/api/notices/:id"');
	expect(log).toContain('"status":500');
	for (const secret of ['linh@', 'P1234567', 'TID_SES', 'secret', 'phone', '203.0.113.9', 'abc123'])
		expect(log).not.toContain(secret);
});

test('the OpenAPI 3.1 document has every endpoint, and a page shows it to people', async () => {
	const app = await buildTestApp({ queries: noQueries, handlers: working });
	const document = (await app.inject('/api/openapi.json')).json();
	expect(document.openapi).toBe('3.1.0');
	const paths = Object.keys(api).map((key) => key.split(' ')[1]?.replace(/:(\w+)/g, '{$1}'));
	expect(Object.keys(document.paths).sort()).toEqual([...new Set(paths)].sort());
	expect(document.paths['/api/notices'].get.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
		'language',
		'cursor',
		'topic',
		'search',
	]);
	const page = await app.inject('/api/docs');
	expect(page.headers['content-type']).toContain('text/html');
	expect(page.body).toContain('/api/notices/{id}');
	// One script of our own, with the nonce; a form for what keys may ask, and for nothing else.
	expect(page.body.match(/<script[^>]*>/g)).toEqual([expect.stringMatching(/^<script nonce="[\w-]+">$/)]);
	const open = Object.entries<Endpoint>(api).filter(([, { forKeys }]) => forKeys);
	expect(page.body.match(/<form data-method/g)).toHaveLength(open.length);
	expect(document.paths['/api/desk/reservations'].get.security).toEqual([{ key: [] }]);
	expect(document.paths['/api/members/me'].get.security).toBeUndefined();
});

test('answers are compressed when the browser takes it', async () => {
	const items = Array.from({ length: 20 }, (_, at) => ({
		id: String(at),
		topic: 'service' as const,
		title: 'A title',
		summary: 'x'.repeat(100),
		publishedOn: '2026-11-14',
		isPinned: false,
		shownLocale: 'en' as const,
	}));
	const app = await buildTestApp({
		queries: noQueries,
		handlers: { ...working, 'GET /api/notices': async () => accept({ ...notices, items, total: 20 }) },
	});
	const response = await app.inject({ url: list, headers: { 'accept-encoding': 'br' } });
	expect(response.headers['content-encoding']).toBe('br');
});

test('a forwarding header counts only from a configured proxy', async () => {
	const addressSeen = async (trustProxy: string[]) => {
		const seen: string[] = [];
		const app = await buildTestApp({
			queries: noQueries,
			handlers: working,
			trustProxy,
			identify: async (request) => {
				seen.push(request.ip);
				return visitor;
			},
		});
		await app.inject({ url: list, headers: { 'x-forwarded-for': '198.51.100.1' }, remoteAddress: '10.0.0.2' });
		return seen[0];
	};
	expect(await addressSeen([])).toBe('10.0.0.2');
	expect(await addressSeen(['10.0.0.0/8'])).toBe('198.51.100.1');
});

test('a handler that never answers is cut off, and every other wait has its end', async () => {
	const stuck = { ...working, 'GET /api/notices': () => new Promise<never>(() => undefined) };
	const app = await buildTestApp({ queries: noQueries, handlers: stuck, handlerTimeout: 50 });
	const response = await app.inject(list);
	expect(response.json()).toMatchObject({ status: 503, code: 'timed-out' });
	expect(response.headers['retry-after']).toBe('2');
	expect(app.initialConfig).toMatchObject({
		requestTimeout: 90_000,
		connectionTimeout: 90_000,
		keepAliveTimeout: 10_000,
	});
});

test('an address that cannot be decoded is answered by the site’s own page as 400, with the address the browser has', async () => {
	const addresses: string[] = [];
	const pages: PageSource = {
		render: async ({ address }) => {
			addresses.push(address);
			return { kind: 'page', status: 404, language: 'th', body: Readable.from(['<!doctype html>']) };
		},
		assets: () => ({ scripts: [], preloads: [], fonts: [], styles: [] }),
	};
	const app = await buildTestApp({ queries: noQueries, pages });
	for (const url of ['/th/%E0%A4%A', '/%', '/%FF?a=%E0', '/travel/%zz']) {
		const response = await app.inject({ url, headers: { accept: 'text/html' } });
		expect(response.statusCode, url).toBe(400);
		expect(response.headers['content-type'], url).toContain('text/html');
		expect(response.headers['content-security-policy'], url).toBeDefined();
	}
	expect(addresses).toEqual(['/th/%E0%A4%A', '/%', '/%FF?a=%E0', '/travel/%zz']);
	expect((await app.inject('/travel/%E0%B8%AA?a=%E0')).statusCode).toBe(404);
	expect((await app.inject('/api/%E0%A4%A')).json()).toMatchObject({ code: 'not-found' });
});

test('a browser whose page could not be made gets a page in its language, with the number to quote and no stack', async () => {
	const render = () => Promise.reject(new Error('the inside'));
	const pages = { render, assets: () => ({ scripts: [], preloads: [], fonts: [], styles: [] }) };
	const app = await buildTestApp({ queries: noQueries, pages });
	const response = await app.inject({ url: '/th/notice', headers: { accept: 'text/html,*/*' } });
	expect(response.statusCode).toBe(500);
	expect(response.headers['content-type']).toContain('text/html');
	expect(response.body).toContain('<html lang="th">');
	expect(response.body).toContain(String(response.headers['x-request-id']));
	expect(response.body).not.toContain('the inside');
});
