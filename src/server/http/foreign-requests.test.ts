import Fastify, { type FastifyInstance, type HTTPMethods } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { accept } from '#domain/kernel/result.ts';
import { handlers } from '#server/features/handlers.ts';
import { buildTestApp, noQueries } from '../../../tests/support/test-app.ts';
import { isForeign, refuseForeignRequests } from './foreign-requests.ts';
import { visitor } from './identity.ts';
import { registerEndpoints } from './register-endpoints.ts';

const origin = 'https://maru.example';
const host = 'maru.example';

const foreign = [
	{ origin: 'https://evil.example' },
	{ origin: 'https://maru.example.evil.example' },
	{ origin: 'https://maru.example:8443' },
	{ origin: 'http://maru.example' },
	{ origin: 'null' },
	{ origin: '' },
	{ origin: 'nonsense' },
	{ 'sec-fetch-site': 'cross-site' },
	{ 'sec-fetch-site': 'same-site' },
	{ 'sec-fetch-site': 'anything' },
	{ origin, 'sec-fetch-site': 'cross-site' },
	{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
	{ cookie: 'TID_SES=x' },
];
const own = [{ origin }, { 'sec-fetch-site': 'same-origin' }, { origin, 'sec-fetch-site': 'same-origin' }, {}];

test.each(foreign)('%j is another site’s', (headers) => {
	expect(isForeign({ cookie: 'TID_SES=x', host, ...headers }, origin)).toBe(true);
});

test.each(own)('%j is not', (headers) => {
	expect(isForeign({ host, ...headers }, origin)).toBe(false);
});

test('a site tried out over http may be opened by any name of its machine, but by no other’s', () => {
	const tried = (from: string, at: string) => isForeign({ origin: from, host: at }, 'http://localhost:3000');
	expect(tried('http://127.0.0.1:3000', '127.0.0.1:3000')).toBe(false);
	expect(tried('http://192.168.0.5:3000', '192.168.0.5:3000')).toBe(false);
	expect(tried('http://localhost:5173', 'localhost:3000')).toBe(true);
	expect(tried('http://evil.example', '127.0.0.1:3000')).toBe(true);
});

const endpoints = Object.keys(api).map((key) => key.split(' ') as [HTTPMethods, string]);
const unsafe = endpoints.filter(([method]) => method !== 'GET' && method !== 'HEAD');
const addressOf = (path: string) => path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');

test('every unsafe endpoint of the contract refuses another site’s request, before it looks at anything else', async () => {
	const app = await buildTestApp({
		queries: noQueries,
		identify: () => Promise.reject(new Error('reached')),
	});
	expect(unsafe.length).toBeGreaterThan(10);
	for (const [method, path] of unsafe)
		for (const headers of [
			{ origin: 'https://evil.example' },
			{ origin: 'null' },
			{ 'sec-fetch-site': 'cross-site' },
			{ cookie: 'TID_SES=x' },
		]) {
			const response = await app.inject({ method: method as 'POST', url: addressOf(path), headers });
			expect([method, path, response.statusCode, response.json().code]).toEqual([method, path, 403, 'csrf-refused']);
		}
	await app.close();
});

test('reading is not refused: another site’s links lead here', async () => {
	const app = await buildTestApp({ queries: noQueries });
	const response = await app.inject({ url: '/', headers: { 'sec-fetch-site': 'cross-site', cookie: 'TID_SES=x' } });
	expect(response.statusCode).toBe(200);
	await app.close();
});

test('another site’s form would log a member out, were the guard not there', async () => {
	const ended: string[] = [];
	const build = (isGuarded: boolean): FastifyInstance => {
		const app = Fastify();
		app.setValidatorCompiler(validatorCompiler);
		app.setSerializerCompiler(serializerCompiler);
		if (isGuarded) refuseForeignRequests(app, origin);
		registerEndpoints(app, {
			handlers: {
				...handlers,
				'DELETE /api/sessions': async (_, { viewer }) => {
					ended.push(viewer?.id ?? '');
					return accept({});
				},
			},
			clock: () => new Date(),
			spool: async () => undefined,
			whoAsks: async () => accept(visitor),
			contextOf: () =>
				({
					viewer: { id: 'linh', name: 'Linh', group: 'GR0300', cooperative: null, works: [] },
					sessionId: 's',
					client: { ip: '127.0.0.1' },
				}) as never,
		});
		return app;
	};
	const attack = {
		method: 'DELETE',
		url: '/api/sessions',
		headers: { origin: 'https://evil.example', cookie: 'TID_SES=x' },
	} as const;
	expect([(await build(true).inject(attack)).statusCode, ended]).toEqual([403, []]);
	expect([(await build(false).inject(attack)).statusCode, ended]).toEqual([200, ['linh']]);
});
