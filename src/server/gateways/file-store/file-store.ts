import type { Readable } from 'node:stream';
import type { ByteRange } from '#domain/file/byte-range.ts';

export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Something that lies in a store, as a list tells it. */
export type StoredThing = { key: string; bytes: number; at: Date };

/**
 * Where uploaded files lie: a folder, or a bucket of an object store. Keys are of our own making. Nothing is ever whole in
 * memory: bytes come and go in pieces.
 */
export type FileStore = {
	/** The whole of it or nothing: until it is there, what was there before is. */
	write(key: string, pieces: Pieces): Promise<void>;
	/** All of it, or a part; undefined where there is nothing. Whoever asks for it reads it to its end or destroys it. */
	open(key: string, range?: ByteRange): Promise<Readable | undefined>;
	/** Everything below a prefix; what is not there is no mistake. */
	remove(prefix: string): Promise<void>;
	/** Everything there is, in no order anybody may count on. */
	list(): AsyncIterable<StoredThing>;
};
