import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileStore } from '#server/gateways/file-store/file-store.ts';
import { openFolderStore } from '#server/gateways/file-store/folder-store.ts';
import { openMovingStore } from '#server/gateways/file-store/moving-store.ts';
import { type BucketLocation, parseBucketLocation } from '#server/gateways/file-store/s3-location.ts';
import { openS3Store } from '#server/gateways/file-store/s3-store.ts';
import { openS3Server, type S3Server } from '../../../tests/support/s3-server.ts';
import { storedBytes } from '../../../tests/support/stored-bytes.ts';
import { moveFiles } from './move-files.ts';

let parent: string;
let server: S3Server;
let folder: FileStore;
let bucket: FileStore;
beforeEach(async () => {
	parent = await mkdtemp(join(tmpdir(), 'maru-move-'));
	server = await openS3Server({ accessKeyId: 'AK', secretAccessKey: 'SK', region: 'r', bucket: 'maru', pageSize: 4 });
	folder = openFolderStore(join(parent, 'files'));
	const timing = { tries: 3, backOffMs: 1, answerMs: 5_000, sendMs: 5_000 };
	bucket = openS3Store(parseBucketLocation(server.url()) as BucketLocation, timing);
});
afterEach(async () => {
	await server.close();
	await rm(parent, { recursive: true, force: true });
});

const files = new Map<string, Buffer>(
	Array.from({ length: 11 }, (_, at) => [`${at}/sealed/paper`, randomBytes(1_000 * at + 1)]),
);
const fill = async (store: FileStore) => {
	for (const [key, bytes] of files) await store.write(key, [bytes]);
};
const isWhole = async (store: FileStore) => {
	for (const [key, bytes] of files) if (!(await storedBytes(store, key))?.equals(bytes)) return false;
	return true;
};
const countIn = async (store: FileStore) => {
	let count = 0;
	for await (const _ of store.list()) count += 1;
	return count;
};

test('everything goes from the folder to the bucket and back, byte for byte', async () => {
	await fill(folder);
	expect(await moveFiles({ from: folder, to: bucket })).toMatchObject({ moved: 11, differing: [] });
	expect([await isWhole(bucket), await countIn(folder)]).toEqual([true, 0]);
	expect(await moveFiles({ from: bucket, to: folder })).toMatchObject({ moved: 11, differing: [] });
	expect([await isWhole(folder), server.kept.size]).toEqual([true, 0]);
});

test('while it runs everything is read, and what is new is written where it is going', async () => {
	await fill(folder);
	const site = openMovingStore(bucket, folder);
	await site.write('new/96.webp', [Buffer.from('new')]);
	let isDone = false;
	const moving = moveFiles({ from: folder, to: bucket }).finally(() => {
		isDone = true;
	});
	do expect(await isWhole(site)).toBe(true);
	while (!isDone);
	await moving;
	expect(server.kept.has('new/96.webp')).toBe(true);
	expect(await isWhole(bucket)).toBe(true);
});

test('interrupted, it goes on where it stopped', async () => {
	await fill(folder);
	const [first] = files.keys();
	let left = 5;
	const breaking: FileStore = {
		...bucket,
		write: (key, pieces) => {
			left -= 1;
			return left < 0 ? Promise.reject(new Error('the line went')) : bucket.write(key, pieces);
		},
	};
	await expect(moveFiles({ from: folder, to: breaking })).rejects.toThrow('the line went');
	expect([server.kept.size, await countIn(folder)]).toEqual([5, 6]);
	// One that was copied, and not yet taken away.
	const [copied] = server.kept.keys();
	await folder.write(copied ?? first ?? '', [files.get(copied ?? '') ?? Buffer.alloc(0)]);
	expect(await moveFiles({ from: folder, to: bucket })).toMatchObject({ moved: 7, differing: [] });
	expect([await isWhole(bucket), await countIn(folder)]).toEqual([true, 0]);
});

test('what arrives otherwise than it was is told and stays where it was', async () => {
	await fill(folder);
	const careless: FileStore = {
		...bucket,
		write: (key, pieces) => bucket.write(key, key.startsWith('3/') ? [Buffer.from('rubbish')] : pieces),
	};
	const { moved, differing } = await moveFiles({ from: folder, to: careless });
	expect([moved, differing]).toEqual([10, ['3/sealed/paper']]);
	expect(await isWhole(openMovingStore(bucket, folder))).toBe(true);
});

test('what is taken away meanwhile is taken away in both places', async () => {
	await fill(folder);
	await bucket.write('4/sealed/paper', [files.get('4/sealed/paper') ?? Buffer.alloc(0)]);
	const site = openMovingStore(bucket, folder);
	await site.remove('4');
	expect(await site.open('4/sealed/paper')).toBeUndefined();
	expect(await moveFiles({ from: folder, to: bucket })).toMatchObject({ moved: 10 });
	expect(await site.open('4/sealed/paper')).toBeUndefined();
});
