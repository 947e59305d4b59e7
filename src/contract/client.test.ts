import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure, createClient } from './client.ts';

const answering = (status: number, body: unknown, type: string) => {
	const asked: string[] = [];
	const send = (async (address: string | URL | Request, init?: RequestInit) => {
		asked.push(`${init?.method} ${address}`);
		return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
	}) as typeof fetch;
	return { asked, call: createClient(send, 'https://maru.example') };
};

test('a call is made from the contract’s key: method, path with its parameters, query', async () => {
	const { asked, call } = answering(200, { id: 'a/b' }, 'application/json');
	await call('GET /api/notices/:id', { params: { id: 'a/b' }, query: { language: 'th' } });
	await call('GET /api/notices', { query: { language: 'en', cursor: undefined } });
	expect(asked).toEqual([
		'GET https://maru.example/api/notices/a%2Fb?language=th',
		'GET https://maru.example/api/notices?language=en',
	]);
});

test('a refusal arrives with its code, anything else with its status alone', async () => {
	const problem = { type: 'about:blank', title: 'not found', status: 404, code: 'not-found', requestId: 'r1' };
	const refused = await answering(404, problem, 'application/problem+json')
		.call('GET /api/profile', { query: { language: 'en' } })
		.catch((error) => error);
	expect(refused).toBeInstanceOf(ApiFailure);
	expect([refused.status, refused.code, refused.problem.requestId]).toEqual([404, 'not-found', 'r1']);
	const broken = await answering(502, 'bad gateway', 'text/html')
		.call('GET /api/profile', { query: { language: 'en' } })
		.catch((error) => error);
	expect([broken.status, broken.code]).toEqual([502, undefined]);
});

test('a file is sent as it is, with its media type', async () => {
	let sent: RequestInit | undefined;
	const call = createClient((async (_: unknown, init?: RequestInit) => {
		sent = init;
		return Response.json({});
	}) as typeof fetch);
	const picture = new Blob(['bytes'], { type: 'image/png' });
	await call('PUT /api/members/me/photo', { query: { x: 0, y: 0, size: 1 }, body: picture });
	expect(sent?.body).toBe(picture);
	expect(sent?.headers).toMatchObject({ 'content-type': 'image/png' });
});

test('a file that is the answer arrives as its bytes, with its name', async () => {
	const call = createClient(
		(async () =>
			new Response(new Uint8Array([80, 75]), {
				headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="maru.zip"' },
			})) as typeof fetch,
	);
	const file = await call('POST /api/members/me/data', { body: { current: 'seven quiet lanterns' } });
	expect(file).toEqual({ bytes: new Uint8Array([80, 75]), mediaType: 'application/zip', name: 'maru.zip' });
});

describe('over a slow line', () => {
	beforeEach(() => {
		vi.useFakeTimers();
		// By the same clock as the rest, whoever counts by it.
		vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
			const given = new AbortController();
			setTimeout(() => given.abort(new DOMException('late', 'TimeoutError')), ms);
			return given.signal;
		});
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.restoreAllMocks();
	});
	/** A file of which a part comes every so many seconds, given up when the call is, as browsers do. */
	const coming = (everyMs: number, parts: number) =>
		(async (_: unknown, init?: RequestInit) => {
			let sent = 0;
			const body = new ReadableStream<Uint8Array>({
				start(stream) {
					init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
				},
				async pull(stream) {
					await new Promise((resolve) => setTimeout(resolve, everyMs));
					if (init?.signal?.aborted) return;
					sent += 1;
					stream.enqueue(new Uint8Array([sent]));
					if (sent === parts) stream.close();
				},
			});
			return new Response(body, { headers: { 'content-type': 'application/zip' } });
		}) as typeof fetch;
	const asked = (send: typeof fetch) =>
		createClient(send)('POST /api/members/me/data', { body: { current: 'seven quiet lanterns' } }).then(
			({ bytes }) => [...bytes],
			(error: Error) => error.name,
		);

	test('a file that goes on coming is waited for, however long it takes', async () => {
		const file = asked(coming(10_000, 30));
		await vi.advanceTimersByTimeAsync(310_000);
		expect(await file).toHaveLength(30);
	});

	test('one that comes no further is given up', async () => {
		const file = asked(coming(31_000, 30));
		await vi.advanceTimersByTimeAsync(30_500);
		expect(await file).toBe('TimeoutError');
	});

	test('words are not waited for as long', async () => {
		const send = ((_: unknown, init?: RequestInit) =>
			new Promise((_resolve, reject) => {
				init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
			})) as typeof fetch;
		const words = createClient(send)('GET /api/profile', { query: { language: 'en' } }).catch((error) => error.name);
		await vi.advanceTimersByTimeAsync(20_001);
		expect(await words).toBe('TimeoutError');
		const sent = createClient(send)('PUT /api/members/me/photo', {
			...{ query: { x: 0, y: 0, size: 1 }, body: new Blob([new Uint8Array(8_000_000)], { type: 'image/png' }) },
		}).catch((error) => error.name);
		let isOver = false;
		void sent.then(() => {
			isOver = true;
		});
		await vi.advanceTimersByTimeAsync(500_000);
		expect(isOver).toBe(false);
		await vi.advanceTimersByTimeAsync(20_001);
		expect(await sent).toBe('TimeoutError');
	});
});
