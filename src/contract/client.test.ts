import { expect, test } from 'vitest';
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
