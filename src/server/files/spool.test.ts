import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSpool } from './spool.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'maru-spool-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = randomBytes(200_000);
async function* pieces(of = bytes, size = 7_001) {
	for (let at = 0; at < of.length; at += size) yield of.subarray(at, at + size);
}
const filesIn = () => readdir(folder);

test('an upload comes back as it was, with its length and both ends', async () => {
	const file = await createSpool(folder)(pieces(), bytes.length);
	expect([file?.bytes, file?.head.length, file?.tail.length]).toEqual([bytes.length, 1_024, 1_024]);
	expect(Buffer.from(file?.head ?? []).equals(bytes.subarray(0, 1_024))).toBe(true);
	expect(Buffer.from(file?.tail ?? []).equals(bytes.subarray(-1_024))).toBe(true);
	for (const _ of [1, 2]) {
		const read: Uint8Array[] = [];
		for await (const piece of file?.open() ?? []) read.push(piece);
		expect(Buffer.concat(read).equals(bytes)).toBe(true);
	}
	await file?.dispose();
	expect(await filesIn()).toEqual([]);
});

test('what was thrown away before somebody reads it fails for them alone, however late they begin', async () => {
	const file = await createSpool(folder)(pieces(), bytes.length);
	await file?.dispose();
	const late = file?.open() as AsyncIterable<Uint8Array>;
	await sleep(50);
	await expect(buffer(late)).rejects.toThrow('ENOENT');
});

test('of a short one both ends are all of it; of nothing, nothing', async () => {
	const spool = createSpool(folder);
	const short = await spool(pieces(Buffer.from('short'), 2), 100);
	expect([Buffer.from(short?.head ?? []).toString(), Buffer.from(short?.tail ?? []).toString()]).toEqual([
		'short',
		'short',
	]);
	const none = await spool(pieces(Buffer.alloc(0)), 100);
	expect([none?.bytes, none?.head.length]).toEqual([0, 0]);
});

test('what lies aside cannot be read there, nor by anybody else', async () => {
	const words = Buffer.from('passport '.repeat(10_000));
	await createSpool(folder)(pieces(words), words.length);
	const [name = ''] = await filesIn();
	expect((await readFile(join(folder, name))).includes('passport')).toBe(false);
	expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
});

test('what is longer than it may be is not taken to its end, and leaves nothing', async () => {
	let given = 0;
	async function* endless() {
		for (;;) {
			given += 1_000;
			yield randomBytes(1_000);
		}
	}
	expect(await createSpool(folder)(endless(), 50_000)).toBeUndefined();
	expect(given).toBeLessThan(60_000);
	expect(await filesIn()).toEqual([]);
});

test('a line that breaks leaves nothing either', async () => {
	async function* broken() {
		yield bytes;
		throw new Error('aborted');
	}
	await expect(createSpool(folder)(broken(), 1_000_000)).rejects.toThrow('aborted');
	expect(await filesIn()).toEqual([]);
});

test('what a killed server left goes when the next one takes its first upload, and not what another is taking', async () => {
	const [old, young] = [join(folder, 'old'), join(folder, 'young')];
	for (const path of [old, young]) await writeFile(path, 'x');
	await utimes(old, 0, 0);
	const file = await createSpool(folder)(pieces(), bytes.length);
	await file?.dispose();
	expect(await filesIn()).toEqual(['young']);
});
