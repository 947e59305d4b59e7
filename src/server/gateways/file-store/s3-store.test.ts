import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openS3Server, type S3Server } from '../../../../tests/support/s3-server.ts';
import { storedBytes } from '../../../../tests/support/stored-bytes.ts';
import { type BucketLocation, parseBucketLocation } from './s3-location.ts';
import { openS3Store, partBytes } from './s3-store.ts';

/** Patient: a busy machine is no store that stands still. */
const quick = { tries: 3, backOffMs: 1, answerMs: 20_000, sendMs: 20_000 };
let server: S3Server;
const storeAt = (url: string, timing = quick) => openS3Store(parseBucketLocation(url) as BucketLocation, timing);

beforeEach(async () => {
	const keys = { accessKeyId: 'AKMARU', secretAccessKey: 's3cr/et+key', region: 'ap-northeast-2' };
	server = await openS3Server({ ...keys, bucket: 'maru-test' });
});
afterEach(() => server.close());

const word = [Buffer.from('a word')];
const begins = (words: string) => server.calls.filter((call) => call.startsWith(words)).length;

test('a wrong key, or another region, is refused at once and not tried again', async () => {
	for (const url of [server.url('another key'), server.url().replace('northeast', 'southeast')]) {
		const store = storeAt(url);
		await expect(store.write('a/b', word)).rejects.toMatchObject({ code: 'FILE_STORE_AWAY' });
		await expect(store.open('a/b')).rejects.toThrow(/^file store: GET was answered 403( \w+)?$/);
	}
	expect(server.kept.size).toBe(0);
	expect(server.calls.length).toBe(4);
});

test('what the service passes over is tried again, three times in all', async () => {
	const store = storeAt(server.url());
	server.faults.push({ on: /^PUT/, status: 503 }, { on: /^PUT/, status: 500 });
	await store.write('a/b', word);
	expect((await storedBytes(store, 'a/b'))?.toString()).toBe('a word');
	server.faults.push(...[1, 2, 3].map(() => ({ on: /^GET/, status: 502 })));
	await expect(store.open('a/b')).rejects.toMatchObject({ code: 'FILE_STORE_AWAY' });
	expect([begins('PUT'), begins('GET')]).toEqual([3, 4]);
});

test('a service that is not there, or does not answer, is said to be away', async () => {
	const url = server.url();
	await server.close();
	await expect(storeAt(url).open('a/b')).rejects.toMatchObject({
		code: 'FILE_STORE_AWAY',
		message: 'file store: GET got no answer: ECONNREFUSED',
	});
});

test('a service that takes connections and says nothing is waited for once, not three times', async () => {
	const asked: string[] = [];
	const sockets: Socket[] = [];
	const silent = createServer((socket) => {
		sockets.push(socket.on('error', () => undefined));
		socket.on('data', (bytes) => asked.push(...(/^(?:GET|PUT) \S+/.exec(bytes.toString('latin1')) ?? [])));
	});
	await once(silent.listen(0, '127.0.0.1'), 'listening');
	const { port } = silent.address() as AddressInfo;
	try {
		const url = server.url().replace(/@[^/]+/, `@127.0.0.1:${port}`);
		const store = storeAt(url, { ...quick, answerMs: 1_500, sendMs: 2_000 });
		await expect(store.open('a/b')).rejects.toThrow('file store: GET got no answer: no answer in time');
		await expect(store.write('a/b', word)).rejects.toMatchObject({ code: 'FILE_STORE_AWAY' });
		expect(asked).toEqual(['GET /maru-test/a/b', 'PUT /maru-test/a/b']);
	} finally {
		for (const socket of sockets) socket.destroy();
		silent.close();
	}
});

test('what is long goes in parts; one that fails is sent again, and the whole is one object', async () => {
	const store = storeAt(server.url());
	const long = randomBytes(partBytes + 1);
	server.faults.push({ on: /partNumber=2/, status: 500 });
	await store.write('a/b', [long]);
	expect(server.kept.get('a/b')?.bytes.equals(long)).toBe(true);
	expect(server.calls.filter((call) => call.includes('partNumber')).length).toBe(3);
	expect(server.uploads.size).toBe(0);
});

test('what is just one part long, or a byte less, arrives too', async () => {
	const store = storeAt(server.url());
	for (const length of [partBytes - 1, partBytes, 2 * partBytes]) {
		const long = randomBytes(length);
		await store.write('a/b', [long]);
		expect(server.kept.get('a/b')?.bytes.equals(long)).toBe(true);
	}
});

test('parts that cannot be finished are given up: nothing is left, and nothing is there', async () => {
	const store = storeAt(server.url());
	server.faults.push(...[1, 2, 3].map(() => ({ on: /partNumber=2/, status: 500 })));
	await expect(store.write('a/b', [randomBytes(partBytes + 1)])).rejects.toThrow('500');
	expect([server.kept.size, server.uploads.size]).toEqual([0, 0]);
});

test('an answer that gets lost after the parts were put together is no failure', async () => {
	const store = storeAt(server.url());
	const long = randomBytes(partBytes + 1);
	server.faults.push({ on: /^POST .*uploadId/, status: 503, isAfter: true });
	await store.write('a/b', [long]);
	expect(server.kept.get('a/b')?.bytes.equals(long)).toBe(true);
});
