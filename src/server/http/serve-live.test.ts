import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import type { Line, LiveHub } from '#server/features/live/live-hub.ts';
import { buildTestApp, noQueries } from '../../../tests/support/test-app.ts';
import { viewerOf } from '../../../tests/support/viewers.ts';

const member = viewerOf('00000000-0000-4000-8000-000000000001', 'GR0300');

type Opened = { login: { memberId: string; sessionId: string }; line: Line; last: number | undefined };

/** A hub of which one sees what it was given. */
function fakeHub(room = 1_000) {
	const opened: Opened[] = [];
	let count = 0;
	const hub: LiveHub = {
		open(login, line, last) {
			if (count >= room) return undefined;
			count += 1;
			opened.push({ login, line, last });
			return () => {
				count -= 1;
			};
		},
		wake: () => undefined,
		count: () => count,
		close: () => {
			for (const { line } of opened) line.end('event: bye\ndata: {}\n\n');
		},
	};
	return { hub, opened };
}

/** However slow the machine is. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 120_000 });

let app: FastifyInstance;
const answers: IncomingMessage[] = [];
afterEach(async () => {
	for (const answer of answers.splice(0)) answer.destroy();
	await app.close();
});

type Options = Partial<Parameters<typeof buildTestApp>[0]>;

async function start(options: Options, viewer: typeof member | null = member): Promise<string> {
	app = await buildTestApp({ queries: noQueries, ...options }, viewer);
	return app.listen({ port: 0, host: '127.0.0.1' });
}

async function ask(address: string, headers: Record<string, string> = {}) {
	const request = get(address, { headers, agent: false });
	const [answer] = (await once(request, 'response')) as [IncomingMessage];
	answers.push(answer);
	const read = { text: '', isOver: false };
	answer.on('data', (chunk) => {
		read.text += chunk;
	});
	answer.on('close', () => {
		read.isOver = true;
	});
	answer.on('error', () => undefined);
	return { answer, read };
}

test('a member gets a stream that is neither compressed, cut off nor counted among requests', async () => {
	const { hub, opened } = fakeHub();
	// Nobody else would get a place beside so many, and no handler so much time.
	const origin = await start({ live: hub, maxInFlight: 4, atOnce: 2, handlerTimeout: 100 });
	const streams = await Promise.all(
		Array.from({ length: 30 }, () => ask(`${origin}/api/live`, { 'accept-encoding': 'gzip, br' })),
	);
	expect(streams.map(({ answer }) => answer.statusCode)).toEqual(Array(30).fill(200));
	const headers = streams[0]?.answer.headers ?? {};
	expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
	expect(headers['content-encoding']).toBeUndefined();
	expect(headers['cache-control']).toBe('no-store, no-transform');
	expect(headers['x-accel-buffering']).toBe('no');
	// What every answer has, it has.
	expect(headers['content-security-policy']).toBeDefined();
	expect(hub.count()).toBe(30);
	expect((await fetch(`${origin}/healthz`)).status).toBe(200);
	expect((await fetch(`${origin}/en/notice`)).status).toBe(200);
	await new Promise((later) => setTimeout(later, 300));
	opened[7]?.line.write('data: still there\n\n');
	await soon(() => expect(streams.some(({ read }) => read.text.includes('still there'))).toBe(true));
	expect(streams.some(({ read }) => read.isOver)).toBe(false);
});

test('it goes on from the number that the browser names, or the page', async () => {
	const { hub, opened } = fakeHub();
	const origin = await start({ live: hub });
	await ask(`${origin}/api/live`);
	await ask(`${origin}/api/live?after=41`);
	await ask(`${origin}/api/live?after=41`, { 'last-event-id': '57' });
	await ask(`${origin}/api/live?after=-1`);
	await ask(`${origin}/api/live?after=1e9`);
	expect(opened.map(({ last }) => last)).toEqual([undefined, 41, 57, undefined, undefined]);
	expect(opened[0]?.login.memberId).toBe(member.id);
});

test('who goes is no longer counted', async () => {
	const { hub } = fakeHub();
	const origin = await start({ live: hub });
	const { answer } = await ask(`${origin}/api/live`);
	expect(hub.count()).toBe(1);
	answer.destroy();
	await soon(() => expect(hub.count()).toBe(0));
});

test('visitors and other sites get none, and where there is no room it says when to come back', async () => {
	const { hub, opened } = fakeHub(0);
	const origin = await start({ live: hub }, null);
	expect((await fetch(`${origin}/api/live`)).status).toBe(401);
	await app.close();
	const full = await start({ live: hub });
	for (const site of ['cross-site', 'same-site'])
		expect((await fetch(`${full}/api/live`, { headers: { 'sec-fetch-site': site } })).status).toBe(403);
	const answer = await fetch(`${full}/api/live`, { headers: { 'sec-fetch-site': 'same-origin' } });
	expect([answer.status, answer.headers.get('retry-after') !== null]).toEqual([503, true]);
	expect((await fetch(`${full}/api/live`, { method: 'HEAD' })).status).not.toBe(200);
	expect(opened).toEqual([]);
});

test('closed first, streams hold up no stop', async () => {
	const { hub } = fakeHub();
	const origin = await start({ live: hub });
	const { read } = await ask(`${origin}/api/live`);
	hub.close();
	await app.close();
	await soon(() => expect(read.isOver).toBe(true));
	expect(read.text).toContain('event: bye');
});

test('who does not read is cut off, and comes back', async () => {
	const { hub, opened } = fakeHub();
	const origin = await start({ live: hub });
	const { answer } = await ask(`${origin}/api/live`);
	answer.pause();
	answer.removeAllListeners('data');
	const long = `data: ${'x'.repeat(4_000_000)}\n\n`;
	await soon(() => {
		opened[0]?.line.write(long);
		expect(hub.count()).toBe(0);
	});
});
