import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postOutside } from './post-outside.ts';
import { isPublicAddress } from './public-address.ts';

const asked: string[] = [];
let server: Server;
let origin: string;
beforeAll(async () => {
	server = createServer((request, reply) => {
		const parts: Buffer[] = [];
		request.on('data', (part: Buffer) => parts.push(part));
		request.on('end', () => {
			asked.push(`${request.method} ${request.url} ${request.headers['x-sign']} ${Buffer.concat(parts)}`);
			if (request.url === '/never') return;
			if (request.url === '/on') reply.writeHead(302, { location: '/one' }).end();
			else if (request.url === '/endless') reply.writeHead(200).write('x'.repeat(100_000));
			else reply.writeHead(204).end();
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const sent = { body: '{}', headers: { 'x-sign': 'a' }, ms: 1_500 };
const here = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
const post = (path: string) => postOutside(new URL(origin + path), { ...sent, isAllowed: here });

test('it is sent as it is, and its status is the answer, however much follows', async () => {
	expect(await post('/one?a=1')).toEqual({ status: 204 });
	expect(asked).toEqual(['POST /one?a=1 a {}']);
	expect(await post('/endless')).toEqual({ status: 200 });
});

test('ways on are not taken, and nobody is waited for', async () => {
	asked.length = 0;
	expect(await post('/on')).toEqual({ status: 302 });
	expect(asked).toHaveLength(1);
	expect(await post('/never')).toEqual({ failure: 'too-slow' });
	expect(await postOutside(new URL('http://127.0.0.1:1/'), { ...sent, isAllowed: here })).toEqual({
		failure: 'unreachable',
	});
});

test.each([
	...[
		'https://127.0.0.1/',
		'https://localhost/',
		'https://[::1]/',
		'https://[::ffff:10.0.0.1]/',
		'https://2130706433/',
	],
	...['https://10.1.2.3/', 'https://192.168.0.1/', 'https://172.16.0.1/', 'https://100.64.0.1/', 'https://0/'],
	...['https://169.254.169.254/latest/meta-data', 'https://[fe80::1]/', 'https://[fd00:ec2::254]/', 'https://0x7f.1/'],
	...['https://[64:ff9b::a00:1]/', 'https://[2002:7f00:1::]/', 'https://[::]/'],
])('nothing is sent to %s', async (address) => {
	expect(await postOutside(new URL(address), sent)).toEqual({ failure: 'address-refused' });
});
