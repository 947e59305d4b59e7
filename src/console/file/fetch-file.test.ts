import { expect, test } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { fetchFile } from './fetch-file.ts';

const answering = (body: string, status: number, headers: Record<string, string>) => () =>
	Promise.resolve(new Response(body, { status, headers }));

test('a file comes with the name the server gave it', async () => {
	const { name, content } = await fetchFile(
		'/api/a',
		answering('a,b', 200, {
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': 'attachment; filename="maru-audit-2026-11-19.csv"',
		}),
	);
	expect([name, await content.text()]).toEqual(['maru-audit-2026-11-19.csv', 'a,b']);
});

test('a refusal is thrown as one, so that a sign-in can be asked for', async () => {
	const problem = JSON.stringify({ code: 'sign-in-again', requestId: 'r' });
	const refused = fetchFile('/api/a', answering(problem, 403, { 'content-type': 'application/problem+json' }));
	await expect(refused).rejects.toMatchObject({ status: 403, code: 'sign-in-again' });
});

test('what a gateway puts in the place of a file is not saved', async () => {
	const page = fetchFile('/api/a', answering('<p>Log in to this network', 200, { 'content-type': 'text/html' }));
	await expect(page).rejects.toBeInstanceOf(ApiFailure);
});

test('one that breaks off on its way is a failure of the server, not of the way to it', async () => {
	const body = new ReadableStream({
		start(controller) {
			controller.enqueue(new TextEncoder().encode('a,b'));
			controller.error(new TypeError('network error'));
		},
	});
	const headers = { 'content-disposition': 'attachment; filename="a.csv"' };
	const broken = fetchFile('/api/a', () => Promise.resolve(new Response(body, { headers })));
	await expect(broken).rejects.toBeInstanceOf(ApiFailure);
});
