import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ByteRange } from '#domain/file/byte-range.ts';
import type { FileVariant } from '#domain/file/file.ts';
import type { Pieces } from '#server/gateways/file-store/file-store.ts';
import { fileKeyBinding } from '#server/keys/seal-bindings.ts';
import type { Services } from '#server/services.ts';
import { fileKeyBytes, openPieces, saltBytes, sealedRange, sealPieces } from './sealed-pieces.ts';
import type { StoredFile } from './stored-file.ts';

type Holding = Pick<Services, 'files' | 'keys'>;
type KeyedFile = Pick<StoredFile, 'id' | 'key'>;

/** Encrypted parts lie apart, so that an open file can be encrypted while it is being read. */
export const partAt = ({ id, key }: KeyedFile, name: string): string =>
	key === null ? `${id}/${name}` : `${id}/sealed/${name}`;

/** A new key for the file of that id, as its row keeps it. */
export const newFileKey = ({ keys }: Pick<Holding, 'keys'>, id: string): string =>
	keys.seal(randomBytes(fileKeyBytes).toString('base64'), fileKeyBinding(id));

const partKeyOf = (keys: Holding['keys'], id: string, key: string, name: string) => ({
	key: Buffer.from(keys.open(key, fileKeyBinding(id)), 'base64'),
	part: `${id}/${name}`,
});

/** Writes a rendering down, encrypted where its file has a key. */
export function writePart({ files, keys }: Holding, file: KeyedFile, name: string, pieces: Pieces): Promise<void> {
	const { id, key } = file;
	return files.write(partAt(file, name), key === null ? pieces : sealPieces(pieces, partKeyOf(keys, id, key, name)));
}

/** A stream of what comes out of a generator; destroyed before it was read, it still closes where the bytes come from. */
function streamOf(pieces: AsyncIterable<Uint8Array>, source: Readable): Readable {
	const stream = Readable.from(pieces, { objectMode: false });
	stream.once('close', () => source.destroy());
	return stream;
}

async function readSalt({ files }: Holding, at: string): Promise<Buffer | undefined> {
	const stream = await files.open(at, { from: 0, to: saltBytes - 1 });
	return stream && Buffer.concat(await stream.toArray());
}

/** A rendering, or a part of it, in the open; undefined where its bytes are not there. */
export async function openPart(
	holding: Holding,
	file: KeyedFile,
	{ name, bytes: plainBytes }: Pick<FileVariant, 'name' | 'bytes'>,
	range?: ByteRange,
): Promise<Readable | undefined> {
	const { files, keys } = holding;
	const at = partAt(file, name);
	if (file.key === null) return files.open(at, range);
	const partKey = partKeyOf(keys, file.id, file.key, name);
	const salt = range && (await readSalt(holding, at));
	const source = await files.open(at, range && sealedRange(range));
	return source && streamOf(openPieces(source, { partKey, plainBytes, range, ...(salt && { salt }) }), source);
}
