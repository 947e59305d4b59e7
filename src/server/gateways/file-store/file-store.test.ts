import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openS3Server, type S3Server } from '../../../../tests/support/s3-server.ts';
import { storedBytes } from '../../../../tests/support/stored-bytes.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { type BucketLocation, parseBucketLocation } from './s3-location.ts';
import { openS3Store, partBytes } from './s3-store.ts';

const quick = { tries: 3, backOffMs: 1, answerMs: 5_000, sendMs: 5_000 };
let folder: string;
let server: S3Server;
const stores: Record<string, () => FileStore> = {
	'a folder': () => openFolderStore(join(folder, 'files')),
	'a bucket': () => openS3Store(parseBucketLocation(server.url()) as BucketLocation, quick),
	'a folder of a bucket': () =>
		openS3Store(parseBucketLocation(server.url().replace('?', '/some/where?')) as BucketLocation, quick),
};

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'maru-store-'));
	const keys = { accessKeyId: 'AKMARU', secretAccessKey: 's3cr/et+key', region: 'ap-northeast-2' };
	server = await openS3Server({ ...keys, bucket: 'maru-test', pageSize: 3 });
});
afterAll(async () => {
	await server.close();
	await rm(folder, { recursive: true, force: true });
});

const bytes = (text: string) => Buffer.from(text);
const textAt = async (store: FileStore, key: string) => (await storedBytes(store, key))?.toString();
async function keysIn(store: FileStore) {
	const keys: string[] = [];
	for await (const { key } of store.list()) keys.push(key);
	return keys.sort();
}

describe.each(Object.keys(stores))('%s', (name) => {
	let store: FileStore;
	beforeAll(() => {
		store = (stores[name] as () => FileStore)();
	});

	test('is empty before the first file', async () => {
		expect(await keysIn(store)).toEqual([]);
		expect(await store.open('a/96.webp')).toBeUndefined();
		await store.remove('a');
	});

	test('keeps what it is given in pieces, nothing included, and what is written again takes its place', async () => {
		await store.write('a/96.webp', [bytes('one '), bytes('two')]);
		await store.write('a/empty', []);
		expect([await textAt(store, 'a/96.webp'), await textAt(store, 'a/empty')]).toEqual(['one two', '']);
		await store.write('a/96.webp', [bytes('three')]);
		expect(await textAt(store, 'a/96.webp')).toBe('three');
	});

	test('keeps what is longer than one part byte for byte, and gives out a part of it', async () => {
		const long = randomBytes(2 * partBytes + 12_345);
		await store.write(
			'b/long',
			(function* () {
				for (let at = 0; at < long.length; at += 700_001) yield long.subarray(at, at + 700_001);
			})(),
		);
		expect((await storedBytes(store, 'b/long'))?.equals(long)).toBe(true);
		const part = await store.open('b/long', { from: partBytes - 5, to: partBytes + 5 });
		expect(Buffer.concat((await part?.toArray()) ?? []).equals(long.subarray(partBytes - 5, partBytes + 6))).toBe(true);
	});

	test('what breaks off while it is written leaves what was there', async () => {
		async function* breaking(length: number) {
			yield randomBytes(length);
			throw new Error('broken off');
		}
		for (const length of [10, partBytes + 10]) {
			await expect(store.write('a/96.webp', breaking(length))).rejects.toThrow('broken off');
			expect(await textAt(store, 'a/96.webp')).toBe('three');
		}
		expect(server.uploads.size).toBe(0);
		expect(await keysIn(store)).toEqual(['a/96.webp', 'a/empty', 'b/long']);
	});

	test('lists all it has with its length', async () => {
		for (const at of [1, 2, 3, 4, 5]) await store.write(`c/${at}`, [bytes('x'.repeat(at))]);
		const found = new Map<string, number>();
		for await (const { key, bytes: length, at } of store.list()) {
			found.set(key, length);
			expect(at.getTime()).toBeGreaterThan(0);
		}
		expect([found.size, found.get('c/4'), found.get('a/96.webp')]).toEqual([8, 4, 5]);
	});

	test('everything below a prefix goes at once, and only that', async () => {
		await store.write('c1/other', [bytes('stays')]);
		await store.remove('c');
		await store.remove('b/long');
		expect(await keysIn(store)).toEqual(['a/96.webp', 'a/empty', 'c1/other']);
		await store.remove('c');
	});

	test.each([
		'..',
		'../x',
		'a/../../x',
		'/etc/passwd',
		'a//b',
		'',
		'.',
		'.hidden',
		'a/.hidden',
		'a\\b',
		'a\0b',
		'ü',
		'a/',
	])('a key that could lead elsewhere is a defect: %j', async (key) => {
		await expect(store.write(key, [bytes('x')]).then(() => 'written')).rejects.toThrow('unsafe file key');
		await expect(store.open(key)).rejects.toThrow('unsafe file key');
		await expect(Promise.resolve().then(() => store.remove(key))).rejects.toThrow('unsafe file key');
	});
});

test('of one bucket’s two folders neither sees the other’s files', async () => {
	const [all, some] = [stores['a bucket']?.(), stores['a folder of a bucket']?.()] as [FileStore, FileStore];
	await some.write('z/only-here', [bytes('x')]);
	expect(await all.open('z/only-here')).toBeUndefined();
	expect(await textAt(all, 'some/where/z/only-here')).toBe('x');
});
