import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartRefused } from '#server/start-refused.ts';
import { newKey, noticeWithinMs, readOrMakeKeyFile, replaceKeyFile, watchedKeyFile } from './key-file.ts';
import { keyringFrom } from './keyring.ts';
import { openKeyring } from './open-keyring.ts';

let folder: string;
let path: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'maru-keys-'));
	path = join(folder, 'keys.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rotate = () => {
	const content = readOrMakeKeyFile(path);
	const key = newKey(new Date());
	replaceKeyFile(path, { ...content, keys: [key, ...content.keys] });
	return key.id;
};

test('the first start makes a file only its owner can read, and the next one finds it', async () => {
	const first = await openKeyring({ DATA_DIR: folder } as never);
	const second = await openKeyring({ DATA_DIR: folder } as never);
	expect(second.open(first.seal('M12345678', 'p'), 'p')).toBe('M12345678');
	expect(second.mac('a', 'b')).toBe(first.mac('a', 'b'));
	if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
	expect(readdirSync(folder)).toEqual(['keys.json']);
});

test('servers that start together end up with the same keys', async () => {
	const rings = await Promise.all(Array.from({ length: 8 }, () => openKeyring({ DATA_DIR: folder } as never)));
	expect(new Set(rings.map((ring) => ring.mac('a', 'b'))).size).toBe(1);
});

test.each([
	['damaged', '{"version": 1'],
	['empty', ''],
	['of another form', '{"version":2,"root":"","keys":[]}'],
])('a file that is %s stops the start and is not touched', async (_, text) => {
	writeFileSync(path, text);
	await expect(openKeyring({ DATA_DIR: folder } as never)).rejects.toThrow(StartRefused);
	expect(readFileSync(path, 'utf8')).toBe(text);
});

test('a file that cannot be read stops the start and is not touched', async () => {
	// A folder in its place: not even root reads that.
	mkdirSync(path);
	await expect(openKeyring({ DATA_DIR: folder } as never)).rejects.toThrow(/cannot be read/);
});

test('a running server seals with a new key two seconds later, and opens what it sealed at once', () => {
	let now = 0;
	const server = keyringFrom(watchedKeyFile(path, () => now));
	const old = server.seal('M12345678', 'p');
	const id = rotate();
	const elsewhere = keyringFrom(watchedKeyFile(path)).seal('M87654321', 'p');
	now = noticeWithinMs - 1;
	expect(server.seal('x', 'p')).not.toContain(`v1.${id}.`);
	expect(server.open(elsewhere, 'p')).toBe('M87654321');
	now = 2 * noticeWithinMs;
	expect(server.seal('x', 'p')).toContain(`v1.${id}.`);
	expect(server.open(old, 'p')).toBe('M12345678');
	expect(server.isCurrent(old)).toBe(false);
});

test('a file that breaks while the site serves does not take its keys away', () => {
	let now = 0;
	const server = keyringFrom(watchedKeyFile(path, () => now));
	const sealed = server.seal('M12345678', 'p');
	for (const text of ['{', undefined]) {
		if (text === undefined) rmSync(path);
		else writeFileSync(path, text);
		now += 2 * noticeWithinMs;
		expect(server.open(sealed, 'p')).toBe('M12345678');
	}
});

test('with a database elsewhere the start says where the keys are', async () => {
	const told: string[] = [];
	const settings = { DATA_DIR: folder, DATABASE_URL: 'postgres://x' } as never;
	await openKeyring(settings, (sentence) => told.push(sentence));
	expect(told.join()).toContain(path);
	await openKeyring({ DATA_DIR: folder } as never, (sentence) => told.push(sentence));
	expect(told).toHaveLength(1);
});
