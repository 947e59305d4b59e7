import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipEntry = {
	name: string;
	/** Pictures and papers are packed already. */
	isPacked: boolean;
	pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/** An archive as it grows: nothing of it is kept here, and what nobody takes any more is not made. */
export async function* zipPieces(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
	const ready: Uint8Array[] = [];
	const zip = new Zip((error, chunk) => {
		if (error) throw error;
		if (chunk.length > 0) ready.push(chunk);
	});
	for await (const { name, isPacked, pieces } of entries) {
		const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
		zip.add(entry);
		for await (const piece of pieces) {
			entry.push(piece);
			yield* ready.splice(0);
		}
		entry.push(new Uint8Array(), true);
		yield* ready.splice(0);
	}
	zip.end();
	yield* ready.splice(0);
}
