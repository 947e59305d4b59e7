import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Incoming } from '#contract/endpoint.ts';
import { endBytes } from '#domain/file/file-format.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import type { Pieces } from '#server/gateways/file-store/file-store.ts';
import { fileKeyBytes, openPieces, sealPieces } from './sealed-pieces.ts';

/** An upload while it is looked at; its bytes lie aside until it is thrown away. */
export type SpooledFile = Incoming & { dispose(): Promise<void> };

/** Where uploads lie until they are looked at. Undefined is answered for one that is longer than it may be. */
export type Spool = (pieces: Pieces, mostBytes: number) => Promise<SpooledFile | undefined>;

type Ends = { bytes: number; head: Buffer; tail: Buffer };

/** Lets the pieces through and notes how many bytes they are, and both ends. */
async function* noting(pieces: Pieces, ends: Ends, mostBytes: number): AsyncGenerator<Uint8Array> {
	for await (const piece of pieces) {
		ends.bytes += piece.length;
		if (ends.bytes > mostBytes) return;
		if (ends.head.length < endBytes) ends.head = Buffer.concat([ends.head, piece]).subarray(0, endBytes);
		ends.tail = Buffer.from(Buffer.concat([ends.tail, piece.subarray(-endBytes)]).subarray(-endBytes));
		yield piece;
	}
}

/** A server that was killed has left what it was receiving; its key went with it. */
async function sweep(folder: string): Promise<void> {
	const longAgo = Date.now() - hourMs;
	for (const name of await readdir(folder)) {
		const path = join(folder, name);
		const found = await stat(path).catch(() => undefined);
		if (found && found.mtimeMs < longAgo) await rm(path, { force: true });
	}
}

/**
 * Uploads come into a folder, however many come at once, and never lie in memory. What lies there is encrypted with a key
 * that only this process has, and has it only until the upload was looked at.
 */
export function createSpool(folder: string): Spool {
	let ready: Promise<void> | undefined;
	const prepare = () => mkdir(folder, { recursive: true, mode: 0o700 }).then(() => sweep(folder));

	return async (pieces, mostBytes) => {
		ready ??= prepare();
		await ready.catch((error: unknown) => {
			ready = undefined;
			throw error;
		});
		const name = randomBytes(16).toString('hex');
		const path = join(folder, name);
		const partKey = { key: randomBytes(fileKeyBytes), part: name };
		const ends: Ends = { bytes: 0, head: Buffer.alloc(0), tail: Buffer.alloc(0) };
		const dispose = () => rm(path, { force: true });
		try {
			const handle = await open(path, 'wx', 0o600);
			try {
				for await (const piece of sealPieces(noting(pieces, ends, mostBytes), partKey)) await handle.writeFile(piece);
			} finally {
				await handle.close();
			}
		} catch (error) {
			await dispose();
			throw error;
		}
		if (ends.bytes > mostBytes) return dispose().then(() => undefined);
		/** Opened when it is read: who sent it may have gone by then, and a stream that nobody listens to would end the server. */
		async function* read() {
			yield* openPieces(createReadStream(path), { partKey, plainBytes: ends.bytes });
		}
		return { ...ends, open: read, dispose };
	};
}
