import { createHash } from 'node:crypto';
import type { FileStore, Pieces } from '#server/gateways/file-store/file-store.ts';
import { StartRefused } from '#server/start-refused.ts';

export type Part = { bytes: number; sha256: string };

/** Writes it and answers with what it was, counted on the way. */
export async function writeHashed(store: FileStore, key: string, pieces: Pieces): Promise<Part> {
	const hash = createHash('sha256');
	let bytes = 0;
	async function* counted() {
		for await (const piece of pieces) {
			hash.update(piece);
			bytes += piece.length;
			yield piece;
		}
	}
	await store.write(key, counted());
	return { bytes, sha256: hash.digest('hex') };
}

/** Reads it to its end; throws at the end where it is not what was written. */
export async function* readHashed(store: FileStore, key: string, part: Part): AsyncGenerator<Uint8Array> {
	const stream = await store.open(key);
	if (!stream) throw new StartRefused(`${key} is missing from the backup.`);
	const hash = createHash('sha256');
	for await (const piece of stream) {
		hash.update(piece);
		yield piece;
	}
	if (hash.digest('hex') !== part.sha256) throw new StartRefused(`${key} is not what was backed up: its hash differs.`);
}

export async function readWhole(store: FileStore, key: string): Promise<Buffer | undefined> {
	const stream = await store.open(key);
	return stream && Buffer.concat(await stream.toArray());
}
