import { CsvError } from 'csv-parse';
import type { Incoming } from '#contract/endpoint.ts';
import { type BulkTable, type FileFault, type Line, mostBytes, mostLines } from '#domain/bulk/bulk-table.ts';
import { delimiterOf, type FileEncoding, fileText } from '#domain/bulk/file-text.ts';
import { productNames } from '#domain/bulk/plan-products.ts';
import { slotColumns } from '#domain/bulk/plan-slots.ts';
import { lineOf, readHeader } from '#domain/bulk/read-header.ts';
import { bytesOf, recordsOf } from '#server/files/csv-records.ts';

const columnsOf: Record<BulkTable, { known: readonly string[]; needed: readonly string[] }> = {
	products: { known: productNames, needed: ['code'] },
	slots: { known: slotColumns.map(({ name }) => name), needed: ['product', 'date', 'time'] },
};

type ReadFile = { lines: Line[]; encoding: FileEncoding };

/** The lines of a file by the names of its columns, or why it cannot be read as one of this table. */
export async function readLines(file: Incoming, table: BulkTable): Promise<ReadFile | FileFault> {
	if (file.bytes === 0) return { why: 'empty' };
	if (file.bytes > mostBytes) return { why: 'too-large' };
	const found = fileText(await bytesOf(file));
	if (!('text' in found)) return { why: 'encoding', ...(found.line !== null && { line: found.line }) };
	const { text, encoding } = found;
	try {
		return await linesOf(text, { table, encoding });
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		const { lines } = error as { lines?: number };
		return { why: 'malformed', ...(lines !== undefined && { line: lines }) };
	}
}

async function linesOf(text: string, { table, encoding }: { table: BulkTable; encoding: FileEncoding }) {
	const lines: Line[] = [];
	let columns: string[] | undefined;
	let row = 0;
	for await (const record of recordsOf(text, delimiterOf(text))) {
		row += 1;
		if (!columns) {
			const header = readHeader(record, columnsOf[table]);
			if ('why' in header) return header;
			columns = header.columns;
			continue;
		}
		const line = lineOf(record, { columns, row, encoding });
		if (line) lines.push(line);
		if (lines.length > mostLines) return { why: 'too-many-lines' as const };
	}
	return lines.length === 0 ? { why: 'empty' as const } : { lines, encoding };
}
