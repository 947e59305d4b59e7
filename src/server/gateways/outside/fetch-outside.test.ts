import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchOutside } from './fetch-outside.ts';
import { isPublicAddress } from './public-address.ts';

const answers: Record<string, RequestListener> = {
	'/one.ics': (_, reply) => reply.end('BEGIN:VCALENDAR'),
	'/long': (_, reply) => reply.end('x'.repeat(2_000)),
	'/never': () => undefined,
	'/gone': (_, reply) => reply.writeHead(404).end(),
	'/on': (_, reply) => reply.writeHead(302, { location: '/one.ics' }).end(),
	'/round': (_, reply) => reply.writeHead(302, { location: '/round' }).end(),
	'/inside': (_, reply) => reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
	'/file': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
};
let server: Server;
let origin: string;
beforeAll(async () => {
	server = createServer((request, reply) => (answers[request.url ?? ''] as RequestListener)(request, reply));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const limits = { bytes: 1_000, ms: 1_500, redirects: 2, accept: 'text/calendar' };
const asked = (path: string) =>
	fetchOutside(origin + path, {
		...limits,
		isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
	});
const why = async (path: string) => {
	const answer = await asked(path);
	return answer.ok ? answer.value : answer.refusal;
};

test('what is there comes, also by a way on', async () => {
	expect(await why('/one.ics')).toBe('BEGIN:VCALENDAR');
	expect(await why('/on')).toBe('BEGIN:VCALENDAR');
});

test('too much, too slow, nothing there and no end of ways on are refused', async () => {
	expect(await why('/long')).toBe('too-large');
	expect(await why('/never')).toBe('too-slow');
	expect(await why('/gone')).toBe('refused');
	expect(await why('/round')).toBe('redirected');
});

test('a way on leads neither inside nor to another kind of address', async () => {
	expect(await why('/inside')).toBe('address-refused');
	expect(await why('/file')).toBe('address-refused');
});

test.each([
	...[
		'http://127.0.0.1/a',
		'http://localhost/a',
		'http://[::1]/a',
		'http://[::ffff:127.0.0.1]/a',
		'http://2130706433/a',
	],
	...['http://0x7f.1/a', 'http://10.1.2.3/a', 'http://192.168.0.1/a', 'http://172.31.255.255/a', 'http://100.64.0.1/a'],
	...[
		'http://169.254.169.254/a',
		'http://[fe80::1]/a',
		'http://[fd00::1]/a',
		'http://[64:ff9b::7f00:1]/a',
		'http://0/a',
	],
	...['ftp://example.com/a', 'file:///etc/passwd', 'https://name:word@example.com/a', 'nonsense'],
])('%s is not asked for', async (address) => {
	expect(await fetchOutside(address, limits)).toMatchObject({ ok: false, refusal: 'address-refused' });
});

test('addresses of the world are', () => {
	expect(['8.8.8.8', '2606:4700:4700::1111'].map(isPublicAddress)).toEqual([true, true]);
	expect(['2002:7f00:1::', '::', 'ff02::1', 'nothing'].map(isPublicAddress)).toEqual([false, false, false, false]);
});
