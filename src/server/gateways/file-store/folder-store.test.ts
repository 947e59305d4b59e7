import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedBytes } from '../../../../tests/support/stored-bytes.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';

let parent: string;
let folder: string;
let store: FileStore;
const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (key: string) => (await storedBytes(store, key))?.toString();

beforeAll(async () => {
	parent = await mkdtemp(join(tmpdir(), 'maru-store-'));
	folder = join(parent, 'files');
	store = openFolderStore(folder);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

test('the folder is made with the first file, and is nobody else’s to read', async () => {
	expect(await readdir(parent)).toEqual([]);
	await store.write('a/96.webp', [bytes('one')]);
	expect(await read('a/96.webp')).toBe('one');
	expect((await stat(join(folder, 'a'))).mode & 0o077).toBe(0);
	expect((await stat(join(folder, 'a', '96.webp'))).mode & 0o077).toBe(0);
});

test('what is no file is not opened', async () => {
	expect(await read('a')).toBeUndefined();
	expect(await read('a/96.webp/deeper')).toBeUndefined();
});

test('a file is written whole: many writers at once leave one of their texts and nothing beside it', async () => {
	const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(20_000));
	await Promise.all(texts.map((text) => store.write('c/file', [bytes(text)])));
	expect(texts).toContain(await read('c/file'));
	expect(await readdir(join(folder, 'c'))).toEqual(['file']);
});

test('a folder that cannot be made is away, and the sentence for the log names no file', async () => {
	await writeFile(join(parent, 'no-folder'), '');
	await expect(openFolderStore(join(parent, 'no-folder')).write('a/96.webp', [bytes('one')])).rejects.toMatchObject({
		code: 'FILE_STORE_AWAY',
		message: 'file store: the folder cannot be made',
	});
});
