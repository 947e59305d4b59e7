import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Api } from '#contract/api.ts';
import type { RenderResult } from '#contract/rendering.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { buildTestApp, noQueries } from '../../../tests/support/test-app.ts';
import type { HandlersFor } from './handlers.ts';
import { visitor } from './identity.ts';

const list = '/api/notices?language=en';
const notices = { items: [], total: 0, nextCursor: null, previousCursor: null, topics: [] };
const assets = () => ({ scripts: [], preloads: [], fonts: [], styles: [] });

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await app.close();
});

type Options = Partial<Parameters<typeof buildTestApp>[0]>;

async function open(options: Options): Promise<{ port: number; origin: string }> {
	const handlers = {
		'GET /api/notices': async () => accept(notices),
		'POST /api/sessions': async () => refuse('login-failed'),
		...options.handlers,
	} as unknown as HandlersFor<Api>;
	app = await buildTestApp({ queries: noQueries, ...options, handlers });
	const origin = await app.listen({ port: 0, host: '127.0.0.1' });
	return { port: Number(new URL(origin).port), origin };
}

/** Sends as it is, and gathers what comes back. */
async function send(port: number, text: string): Promise<{ answer: () => string; socket: Socket }> {
	const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
	sockets.push(socket);
	let answer = '';
	socket.on('data', (chunk) => {
		answer += chunk;
	});
	socket.on('error', () => undefined);
	await once(socket, 'connect');
	socket.write(text);
	return { answer: () => answer, socket };
}

const silent =
	'POST /api/sessions HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';
const login = {
	method: 'POST',
	headers: { 'content-type': 'application/json' },
	body: JSON.stringify({ email: 'linh@mail.example', password: 'a password', isKept: false }),
};

test('requests whose body has not come take nobody’s place, and whoever sends theirs at once is heard', async () => {
	const { port, origin } = await open({ maxInFlight: 20, atOnce: 5 });
	for (let at = 0; at < 60; at += 1) await send(port, silent);
	for (let at = 0; at < 10; at += 1) {
		expect((await fetch(origin + list)).status).toBe(200);
		expect((await fetch(`${origin}/api/sessions`, login)).status).toBe(401);
	}
});

test('a body that does not come is given up after its time with 408, a form’s sooner than a file’s', async () => {
	const { port } = await open({
		bodyMs: { form: 100, file: 600_000 },
		identify: async () => ({
			...visitor,
			viewer: {
				id: '00000000-0000-4000-8000-000000000001',
				name: 'Linh',
				group: 'GR0300',
				cooperative: null,
				works: [],
			},
		}),
	});
	const photo = await send(
		port,
		silent.replace('POST /api/sessions', 'PUT /api/members/me/photo').replace('application/json', 'image/png'),
	);
	const form = await send(port, silent);
	await once(form.socket, 'end');
	expect(form.answer()).toMatch(/^HTTP\/1\.1 408 /);
	expect(form.answer()).toContain('"code":"sent-too-slowly"');
	expect(form.answer()).toMatch(/connection: close/i);
	expect(photo.answer()).toBe('');
});

test('whoever has sent all of it is not blamed when it is looked up slowly who they are', async () => {
	const { origin } = await open({
		bodyMs: { form: 50, file: 600_000 },
		identify: async () => {
			await pause(300);
			return visitor;
		},
	});
	expect((await fetch(`${origin}/api/sessions`, login)).status).toBe(401);
	expect((await fetch(`${origin}/api/members/me`, { ...login, method: 'PATCH' })).status).toBe(401);
});

test('of too many awaited bodies the oldest is given up, with 503 and when to come back', async () => {
	const { port } = await open({ maxInFlight: 2, atOnce: 2 });
	const oldest = await send(port, silent);
	for (let at = 0; at < 2; at += 1) await send(port, silent);
	await once(oldest.socket, 'end');
	expect(oldest.answer()).toMatch(/^HTTP\/1\.1 503 /);
	expect(oldest.answer()).toMatch(/retry-after: 2/i);
});

test('a page that lies ready is sent also when nobody else is let in', async () => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	const handlers = { 'GET /api/notices': () => held.then(() => accept(notices)) } as unknown as HandlersFor<Api>;
	const { origin } = await open({ handlers, maxInFlight: 1, atOnce: 1 });
	expect((await fetch(`${origin}/travel`)).status).toBe(200);
	const waiting = fetch(origin + list);
	await expect.poll(async () => (await fetch(origin + list)).status).toBe(503);
	expect((await fetch(`${origin}/travel`)).status).toBe(200);
	expect((await fetch(`${origin}/travel`, { headers: { cookie: 'TID_SES=x' } })).status).toBe(503);
	expect((await fetch(`${origin}/medical`)).status).toBe(503);
	release();
	expect((await waiting).status).toBe(200);
});

test('every 503 says when to come back, also a page whose data did not come', async () => {
	const render = async (): Promise<RenderResult> => ({
		kind: 'page',
		status: 503,
		language: 'en',
		body: Readable.from(['<p>']),
	});
	const { origin } = await open({ pages: { render, assets }, isDatabaseReady: async () => false });
	for (const path of ['/travel', '/readyz']) {
		const response = await fetch(origin + path);
		expect([response.status, response.headers.get('retry-after')], path).toEqual([503, '2']);
	}
});

test('who reads a page slowly keeps neither a place nor those who want the same page', async () => {
	const parts = Array.from({ length: 64 }, () => `<p>${'x'.repeat(64 * 1024)}</p>`);
	const render = async (): Promise<RenderResult> => {
		const body = new PassThrough();
		Readable.from(parts).pipe(body);
		return { kind: 'page', status: 200, language: 'en', body };
	};
	const { port, origin } = await open({ pages: { render, assets }, maxInFlight: 1, atOnce: 1 });
	const { socket } = await send(port, 'GET /th/travel HTTP/1.1\r\nhost: localhost\r\n\r\n');
	socket.pause();
	await expect.poll(async () => (await fetch(`${origin}/th/travel`)).status).toBe(200);
	expect((await fetch(origin + list)).status).toBe(200);
});

test('while the server stops, every answer ends its connection, and what is sent is answered', async () => {
	let isStopping = false;
	const { origin } = await open({ isStopping: () => isStopping });
	expect((await fetch(origin + list)).headers.get('connection')).toBe('keep-alive');
	isStopping = true;
	const response = await fetch(origin + list);
	expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
});

test('a request with two names of the host is refused', async () => {
	const { port } = await open({});
	const { socket, answer } = await send(
		port,
		`GET ${list} HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n`,
	);
	await once(socket, 'end');
	expect(answer()).toMatch(/^HTTP\/1\.1 400 /);
});
