import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ZipEntry, zipPieces } from '#server/files/zip-pieces.ts';

const pieceBytes = 64 * 1024;

/** Files of many pieces; counts what was read of them and whether each was closed. */
function shelf(files: number, pieces: number) {
	const seen = { read: 0, open: 0 };
	async function* contentOf(at: number) {
		seen.open += 1;
		try {
			for (let piece = 0; piece < pieces; piece += 1) {
				seen.read += pieceBytes;
				yield new Uint8Array(pieceBytes).fill(at);
			}
		} finally {
			seen.open -= 1;
		}
	}
	async function* entries(): AsyncGenerator<ZipEntry> {
		yield { name: 'data.json', isPacked: false, pieces: [new TextEncoder().encode('{"a":1}')] };
		for (let at = 0; at < files; at += 1) yield { name: `files/${at}`, isPacked: true, pieces: contentOf(at) };
	}
	return { seen, entries };
}

test('what comes out piece by piece is the archive of all', async () => {
	const { entries } = shelf(3, 5);
	const chunks: Uint8Array[] = [];
	for await (const chunk of zipPieces(entries())) chunks.push(chunk);
	const files = unzipSync(Buffer.concat(chunks));
	expect(new TextDecoder().decode(files['data.json'])).toBe('{"a":1}');
	for (const at of [0, 1, 2]) expect(files[`files/${at}`]).toEqual(new Uint8Array(5 * pieceBytes).fill(at));
});

test('no more is read than was taken, and what is given up is closed', async () => {
	const { seen, entries } = shelf(100, 100);
	const pieces = zipPieces(entries());
	let taken = 0;
	for await (const chunk of pieces) {
		taken += chunk.length;
		expect(seen.read - taken).toBeLessThanOrEqual(pieceBytes);
		if (taken > 20 * pieceBytes) break;
	}
	expect(seen.read).toBeLessThan(25 * pieceBytes);
	expect(seen.open).toBe(0);
});
