import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';

let parent: string;
let folder: string;
let store: FileStore;
const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (key: string) => {
	const found = await store.read(key);
	return found && new TextDecoder().decode(found);
};

beforeAll(async () => {
	parent = await mkdtemp(join(tmpdir(), 'maru-store-'));
	folder = join(parent, 'files');
	store = openFolderStore(folder);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

test('the folder is made with the first file, and is nobody else’s to read', async () => {
	expect(await readdir(parent)).toEqual([]);
	await store.write('a/96.webp', bytes('one'));
	expect(await read('a/96.webp')).toBe('one');
	expect((await stat(join(folder, 'a'))).mode & 0o077).toBe(0);
	expect((await stat(join(folder, 'a', '96.webp'))).mode & 0o077).toBe(0);
});

test('what is not there is undefined, and removing it no mistake', async () => {
	expect(await read('b/96.webp')).toBeUndefined();
	expect(await read('a')).toBeUndefined();
	expect(await read('a/96.webp/deeper')).toBeUndefined();
	await store.remove('b');
});

test('a file is written whole: many writers at once leave one of their texts and nothing beside it', async () => {
	const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(20_000));
	await Promise.all(texts.map((text) => store.write('c/file', bytes(text))));
	expect(texts).toContain(await read('c/file'));
	expect(await readdir(join(folder, 'c'))).toEqual(['file']);
});

test('everything below a prefix goes at once', async () => {
	await store.write('d/1', bytes('1'));
	await store.write('d/2', bytes('2'));
	await store.remove('d');
	expect(await read('d/1')).toBeUndefined();
	expect(await read('c/file')).toBeDefined();
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
	await expect(store.write(key, bytes('x')).then(() => 'written')).rejects.toThrow('unsafe file key');
	await expect(store.read(key)).rejects.toThrow('unsafe file key');
	await expect(Promise.resolve().then(() => store.remove(key))).rejects.toThrow('unsafe file key');
});
