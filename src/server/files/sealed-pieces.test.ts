import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
	chunkBytes,
	fileKeyBytes,
	openPieces,
	type PartKey,
	saltBytes,
	sealedRange,
	sealPieces,
} from './sealed-pieces.ts';

const partKey: PartKey = { key: randomBytes(fileKeyBytes), part: 'one/paper' };
const tagBytes = 16;
const sealedChunk = chunkBytes + tagBytes;

async function gather(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
	const all: Uint8Array[] = [];
	for await (const piece of pieces) all.push(piece);
	return Buffer.concat(all);
}
function* inPieces(bytes: Uint8Array, size: number) {
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const seal = (plain: Uint8Array, size = 10_000) => gather(sealPieces(inPieces(plain, size), partKey));
const open = (sealed: Uint8Array, plainBytes: number, key = partKey, size = 7_777) =>
	gather(openPieces(inPieces(sealed, size), { partKey: key, plainBytes }));

test.each([0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes, 3 * chunkBytes + 5])(
	'%i bytes come back as they were, however they are cut on the way',
	async (length) => {
		const plain = randomBytes(length);
		const sealed = await seal(plain);
		expect(sealed.length).toBe(saltBytes + length + tagBytes * Math.max(1, Math.ceil(length / chunkBytes)));
		expect((await open(sealed, length)).equals(plain)).toBe(true);
		expect((await open(sealed, length, partKey, 1_000_000)).equals(plain)).toBe(true);
	},
);

test('the same bytes sealed twice have nothing in common', async () => {
	const plain = new Uint8Array(100);
	expect((await seal(plain)).equals(await seal(plain))).toBe(false);
});

const length = 2 * chunkBytes + 100;
const plain = randomBytes(length);
const chunk = (sealed: Buffer, number: number) =>
	sealed.subarray(saltBytes + number * sealedChunk, saltBytes + (number + 1) * sealedChunk);

test.each<[string, (sealed: Buffer) => Uint8Array]>([
	['a bit turned over', (sealed) => sealed.fill((sealed[5_000] ?? 0) ^ 1, 5_000, 5_001)],
	['cut within a chunk', (sealed) => sealed.subarray(0, -1)],
	['cut between two chunks', (sealed) => sealed.subarray(0, saltBytes + 2 * sealedChunk)],
	['cut to its salt', (sealed) => sealed.subarray(0, saltBytes)],
	['nothing left', () => new Uint8Array()],
	[
		'two chunks that changed places',
		(sealed) => Buffer.concat([sealed.subarray(0, saltBytes), chunk(sealed, 1), chunk(sealed, 0), chunk(sealed, 2)]),
	],
	[
		'a chunk twice',
		(sealed) => Buffer.concat([sealed.subarray(0, saltBytes), chunk(sealed, 0), chunk(sealed, 0), chunk(sealed, 2)]),
	],
	['a chunk left out', (sealed) => Buffer.concat([sealed.subarray(0, saltBytes), chunk(sealed, 0), chunk(sealed, 2)])],
	['something behind its end', (sealed) => Buffer.concat([sealed, Buffer.from([1])])],
	['another salt', (sealed) => Buffer.concat([randomBytes(saltBytes), sealed.subarray(saltBytes)])],
])('%s does not open', async (_, change) => {
	await expect(open(change(await seal(plain)), length)).rejects.toThrow();
});

test('what was cut to whole chunks does not open, also where the row was made to say so', async () => {
	const sealed = await seal(plain);
	const cut = sealed.subarray(0, saltBytes + 2 * sealedChunk);
	await expect(open(cut, 2 * chunkBytes)).rejects.toThrow();
});

test('another file’s key, or this file’s other part, opens nothing', async () => {
	const sealed = await seal(plain);
	await expect(open(sealed, length, { ...partKey, key: randomBytes(fileKeyBytes) })).rejects.toThrow();
	await expect(open(sealed, length, { ...partKey, part: 'one/96.webp' })).rejects.toThrow();
});

test.each([
	[0, 0],
	[10, 20],
	[chunkBytes - 1, chunkBytes],
	[chunkBytes, 2 * chunkBytes - 1],
	[length - 1, length - 1],
	[5, length - 1],
])('bytes %i to %i are read without the others', async (from, to) => {
	const sealed = await seal(plain);
	const where = sealedRange({ from, to });
	const part = sealed.subarray(where.from, where.to + 1);
	const salt = sealed.subarray(0, saltBytes);
	const opened = await gather(openPieces([part], { partKey, plainBytes: length, range: { from, to }, salt }));
	expect(opened.equals(plain.subarray(from, to + 1))).toBe(true);
});

test('who stops reading closes where the bytes come from', async () => {
	let isClosed = false;
	const sealed = await seal(plain);
	async function* source() {
		try {
			yield* inPieces(sealed, 70_000);
		} finally {
			isClosed = true;
		}
	}
	for await (const _ of openPieces(source(), { partKey, plainBytes: length })) break;
	expect(isClosed).toBe(true);
});
