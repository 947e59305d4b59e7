import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { accept } from '#domain/kernel/result.ts';
import { handlers } from '#server/features/handlers.ts';
import { storeTrouble } from '#server/gateways/file-store/store-trouble.ts';
import { buildTestApp, noQueries } from '../../../tests/support/test-app.ts';
import { loggerOptions } from './logging.ts';

function capture() {
	let text = '';
	const stream = new Writable({
		write: (chunk, _, done) => {
			text += chunk;
			done();
		},
	});
	return { logger: { ...(loggerOptions('trace') as object), stream }, text: () => text };
}

const secret = 'linh@mail.example';

async function logOfFailure(error: Error): Promise<string> {
	const { logger, text } = capture();
	const failing = { ...handlers, 'GET /api/notices/:id': () => Promise.reject(error) };
	const app = await buildTestApp({ queries: noQueries, handlers: failing, logger });
	await app.inject('/api/notices/P1234567?language=en');
	await app.close();
	return text();
}

test.each([
	['a query’s parameters', new DrizzleQueryError('insert into member', [secret], new Error('lost'))],
	[
		'a row the database quotes',
		new DrizzleQueryError(
			'insert',
			[secret],
			Object.assign(new Error(`Key (email)=(${secret}) exists`), { code: '23505', detail: secret }),
		),
	],
	['the text a parser failed on', new SyntaxError(`Unexpected token, "${secret}" is not valid JSON`)],
	[
		'a message of several lines that looks like a stack',
		new DrizzleQueryError('x', [`\n    at ${secret}`], new Error()),
	],
	['a cause', new Error('outer', { cause: Object.assign(new Error(secret), { code: 'EENVELOPE' }) })],
])('%s does not reach the log', async (_, error) => {
	const log = await logOfFailure(error);
	expect(log).toContain('"status":500');
	expect(log).toContain('    at ');
	expect(log).not.toContain(secret);
});

test('a sentence of our own does, and the code of what it came from', async () => {
	expect(await logOfFailure(new Error('a keyring without keys'))).toContain('a keyring without keys');
	const cause = Object.assign(new Error(secret), { code: '23505' });
	expect(await logOfFailure(new DrizzleQueryError('x', [], cause))).toContain('"code":"23505"');
});

test('what the place of files said does, whatever it came from', async () => {
	const silence = new Error('fetch failed', { cause: Object.assign(new Error(secret), { code: 'ECONNREFUSED' }) });
	const log = await logOfFailure(new Error('outer', { cause: storeTrouble('PUT was answered 403', silence) }));
	expect(log).toContain('"message":"file store: PUT was answered 403"');
	expect(log).not.toContain(secret);
});

test('tokens in addresses, bodies, cookies and people’s addresses stay out, whatever the answer', async () => {
	const { logger, text } = capture();
	const token = 'tok-5f3759df';
	const app = await buildTestApp({
		queries: noQueries,
		logger,
		handlers: { ...handlers, 'POST /api/sessions': async () => accept({ id: 'm', name: token, currency: null }) },
	});
	const headers = { origin: 'http://localhost:3000', cookie: `TID_SES=${token}`, 'user-agent': token };
	const remoteAddress = '203.0.113.9';
	for (const url of [
		`/forgot?token=${token}`,
		`/th/login?verify=${token}`,
		`/login?verify=${token}%zz`,
		`/%zz/${token}`,
		`/api/${token}`,
		`/api/notices?language=${token}`,
		`/assets/${token}`,
	])
		await app.inject({ url, headers, remoteAddress });
	await app.inject({
		method: 'POST',
		url: '/api/sessions',
		payload: { email: token, password: token, isKept: true },
		headers,
		remoteAddress,
	});
	await app.inject({
		method: 'POST',
		url: '/api/sessions',
		payload: `{"password": ${token}`,
		headers: { ...headers, 'content-type': 'application/json' },
		remoteAddress,
	});
	for (const path of [`/api/email-verifications/${token}`, `/api/password-resets/${token}`])
		await app.inject({ method: 'PUT', url: path, payload: { password: token }, headers, remoteAddress });
	await app.close();
	expect(text().split('\n').length).toBeGreaterThan(8);
	expect(text()).not.toContain(token);
	expect(text()).not.toContain(remoteAddress);
});
