import { Readable } from 'node:stream';
import { csvLines, csvOf } from '#domain/kernel/csv.ts';

type Rows = Parameters<typeof csvLines>[0];

async function* piecesOf(table: AsyncIterable<Rows>): AsyncGenerator<string> {
	yield csvOf([]);
	for await (const rows of table) yield csvLines(rows);
}

/** A table of any length, sent as its pages come. */
export const csvFile = (table: AsyncIterable<Rows>, name: string) => ({
	...{ stream: Readable.from(piecesOf(table)), mediaType: 'text/csv; charset=utf-8', name },
});
