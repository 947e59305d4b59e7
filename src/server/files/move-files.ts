import { createHash, type Hash } from 'node:crypto';
import type { FileStore, Pieces } from '#server/gateways/file-store/file-store.ts';

export type Moved = { moved: number; bytes: number; differing: string[] };

async function* hashing(pieces: Pieces, hash: Hash): AsyncGenerator<Uint8Array> {
	for await (const piece of pieces) {
		hash.update(piece);
		yield piece;
	}
}

async function hashOf(store: FileStore, key: string): Promise<string | undefined> {
	const stream = await store.open(key);
	if (!stream) return undefined;
	const hash = createHash('sha256');
	for await (const piece of stream) hash.update(piece);
	return hash.digest('hex');
}

/** Copies it and answers with the hash of what was read; undefined where it was taken away meanwhile. */
async function copy(from: FileStore, to: FileStore, key: string): Promise<string | undefined> {
	const stream = await from.open(key);
	if (!stream) return undefined;
	const hash = createHash('sha256');
	await to.write(key, hashing(stream, hash));
	return hash.digest('hex');
}

/** True when it is in the new place as it was in the old, byte for byte; undefined where it is nowhere any more. */
async function isThere({ from, to }: { from: FileStore; to: FileStore }, key: string): Promise<boolean | undefined> {
	const before = await hashOf(to, key);
	// An earlier run came as far as this.
	if (before !== undefined) return before === (await hashOf(from, key));
	const read = await copy(from, to, key);
	if (read === undefined) return undefined;
	if ((await hashOf(to, key)) === read) return true;
	// The site would read it: it goes on reading the old one.
	await to.remove(key);
	return false;
}

/**
 * Moves everything, one file after the other, while the site reads from both places. Each goes from the old place only
 * when it was read back from the new one. Interrupted, it is run again; what lies in both and differs is left alone.
 */
export async function moveFiles(
	stores: { from: FileStore; to: FileStore },
	onMoved: (moved: Moved) => void = () => undefined,
): Promise<Moved> {
	const done: Moved = { moved: 0, bytes: 0, differing: [] };
	for await (const { key, bytes } of stores.from.list()) {
		// What is still being written has a name of its own, and gets its real one when it is whole.
		if (key.endsWith('.part')) continue;
		const isSame = await isThere(stores, key);
		if (isSame === false) done.differing.push(key);
		if (!isSame) continue;
		await stores.from.remove(key);
		done.moved += 1;
		done.bytes += bytes;
		onMoved(done);
	}
	return done;
}
