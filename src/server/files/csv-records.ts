import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import type { Incoming } from '#contract/endpoint.ts';

/** Others are served between two pieces. */
const pieceLength = 64 * 1024;
async function* piecesOf(text: string): AsyncGenerator<string> {
	for (let at = 0; at < text.length; at += pieceLength) {
		yield text.slice(at, at + pieceLength);
		await nextTurn();
	}
}

export async function bytesOf(file: Incoming): Promise<Uint8Array> {
	const pieces: Uint8Array[] = [];
	for await (const piece of file.open()) pieces.push(piece);
	return Buffer.concat(pieces);
}

/** The records of a CSV file, cell by cell; a CsvError is thrown where it is none. */
export function recordsOf(text: string, delimiter: string): AsyncIterable<string[]> {
	// A cell longer than any text may be is a quotation mark that nobody closed.
	const parser = parse({ delimiter, relax_column_count: true, max_record_size: 400_000, bom: false });
	// What goes wrong with either is thrown where the records are read; who stops reading ends both.
	pipeline(Readable.from(piecesOf(text)), parser, () => undefined);
	return parser as AsyncIterable<string[]>;
}
