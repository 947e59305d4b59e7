import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { buildTestApp, noQueries } from '../../../tests/support/test-app.ts';
import type { PageSource } from './page-source.ts';

/** The first line of the answer to an address that is sent as it is. */
async function answerTo(port: number, address: string): Promise<string> {
	const socket = connect(port, '127.0.0.1');
	let answer = '';
	socket.on('data', (chunk) => {
		answer += chunk;
	});
	socket.write(`GET ${address} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
	await once(socket, 'close');
	return answer.split('\r\n')[0] ?? '';
}

test('an address that looks like another host is a page that is not there: neither a fault nor the way into the console', async () => {
	const asked: string[] = [];
	const pages: PageSource = {
		render: async ({ address }) => {
			asked.push(address);
			return { kind: 'page', status: 404, language: 'en', body: Readable.from(['<!doctype html>']) };
		},
		assets: () => ({ scripts: [], preloads: [], fonts: [], styles: [] }),
	};
	const app = await buildTestApp({ queries: noQueries, pages });
	const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
	const addresses = ['//', '///', '//[', '/\\', '/\\\\x', '//any.host/console', '//any.host:x/', '/th//', '//?a=//['];
	for (const address of addresses)
		expect(await answerTo(Number(port), address), address).toBe('HTTP/1.1 404 Not Found');
	expect(asked).toEqual(addresses);
	await app.close();
});
