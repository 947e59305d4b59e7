import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { ByteRange } from '#domain/file/byte-range.ts';
import type { Pieces } from '#server/gateways/file-store/file-store.ts';
import { type Taker, takerOf } from '#server/gateways/file-store/taker.ts';

/**
 * A file encrypted so that it can be streamed and read in parts: after a salt come chunks of 64 KiB, each AES-256-GCM with
 * its number and whether it is the last bound in. A chunk that was changed, left out, put elsewhere or taken from another
 * file does not open, nor does a file that ends too early. The key of the chunks is made from the file's own key, the salt
 * and the name of the part, so no number is ever used twice with one key.
 */
export const chunkBytes = 64 * 1024;
export const saltBytes = 16;
export const fileKeyBytes = 32;
const tagBytes = 16;
const cipherName = 'aes-256-gcm';

/** The file's own key, and which part of which file it is. */
export type PartKey = { key: Uint8Array; part: string };

const chunkKey = ({ key, part }: PartKey, salt: Uint8Array): Buffer =>
	Buffer.from(hkdfSync('sha256', key, salt, `maru file ${part}`, 32));

function nonceOf(number: number, isLast: boolean): Buffer {
	const nonce = Buffer.alloc(12);
	nonce.writeUInt32BE(number, 7);
	nonce[11] = isLast ? 1 : 0;
	return nonce;
}

type Chunk = { key: Buffer; number: number; isLast: boolean };

function sealChunk({ key, number, isLast }: Chunk, plain: Uint8Array): Buffer {
	const cipher = createCipheriv(cipherName, key, nonceOf(number, isLast));
	return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openChunk({ key, number, isLast }: Chunk, sealed: Uint8Array): Buffer {
	if (sealed.length < tagBytes) throw new Error('a sealed file ends too early');
	const decipher = createDecipheriv(cipherName, key, nonceOf(number, isLast), { authTagLength: tagBytes });
	decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
	return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - tagBytes)), decipher.final()]);
}

export async function* sealPieces(pieces: Pieces, partKey: PartKey): AsyncGenerator<Uint8Array> {
	const salt = randomBytes(saltBytes);
	yield salt;
	const key = chunkKey(partKey, salt);
	const taker = takerOf(pieces);
	try {
		let plain = await taker.take(chunkBytes);
		for (let number = 0; ; number += 1) {
			const next = plain.length === chunkBytes ? await taker.take(chunkBytes) : new Uint8Array();
			const isLast = next.length === 0;
			yield sealChunk({ key, number, isLast }, plain);
			if (isLast) return;
			plain = next;
		}
	} finally {
		await taker.end();
	}
}

const chunksOf = (plainBytes: number) => Math.max(1, Math.ceil(plainBytes / chunkBytes));

/** Where the chunks that hold a part of the plain text lie among the sealed bytes. */
export function sealedRange(range: ByteRange): ByteRange {
	const [first, last] = [Math.floor(range.from / chunkBytes), Math.floor(range.to / chunkBytes)];
	const sealedChunk = chunkBytes + tagBytes;
	return { from: saltBytes + first * sealedChunk, to: saltBytes + (last + 1) * sealedChunk - 1 };
}

type Opening = {
	partKey: PartKey;
	/** As the file's row says it: the store is not believed. */
	plainBytes: number;
	range?: ByteRange | undefined;
};

/** Of the whole the salt comes first; of a range it is given, and the pieces are those of `sealedRange`. */
export async function* openPieces(
	pieces: Pieces,
	{ partKey, plainBytes, range, salt: given }: Opening & { salt?: Uint8Array },
): AsyncGenerator<Uint8Array> {
	const taker = takerOf(pieces);
	try {
		const key = chunkKey(partKey, given ?? (await takeSalt(taker)));
		const last = chunksOf(plainBytes) - 1;
		const { from, to } = range ?? { from: 0, to: Math.max(0, plainBytes - 1) };
		for (let number = Math.floor(from / chunkBytes); number <= Math.floor(to / chunkBytes); number += 1) {
			const plain = openChunk({ key, number, isLast: number === last }, await taker.take(chunkBytes + tagBytes));
			const start = number * chunkBytes;
			yield plain.subarray(Math.max(0, from - start), Math.min(plain.length, to + 1 - start));
		}
		// Something behind the last chunk is no part of what was sealed.
		if (!range && (await taker.take(1)).length > 0) throw new Error('a sealed file goes on behind its end');
	} finally {
		await taker.end();
	}
}

async function takeSalt(taker: Taker): Promise<Uint8Array> {
	const salt = await taker.take(saltBytes);
	if (salt.length < saltBytes) throw new Error('a sealed file ends too early');
	return salt;
}
