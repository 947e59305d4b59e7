import { CsvError } from 'csv-parse';
import { mostColumns, type StatementTrial } from '#contract/api/bank.ts';
import type { Incoming } from '#contract/endpoint.ts';
import { type LineFault, readStatement, type StatementLine } from '#domain/bank/read-statement.ts';
import { type ColumnUse, headerName, headerRow, usesFault, usesOf } from '#domain/bank/statement-columns.ts';
import { mostBytes, mostLines } from '#domain/bulk/bulk-table.ts';
import { type FileEncoding, fileText } from '#domain/bulk/file-text.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { bytesOf, recordsOf } from '#server/files/csv-records.ts';
import type { Queries } from '#server/queries.ts';
import { findUses } from './bank.repo.ts';

type Unreadable = NonNullable<StatementTrial['unreadable']>;

export type ReadStatement = {
	encoding: FileEncoding;
	/** What keeps its lines from being read with these columns. */
	unreadable: Unreadable | null;
	header: string[];
	uses: ColumnUse[];
	isRemembered: boolean;
	rows: string[][];
	lines: StatementLine[];
	faults: LineFault[];
};

/** Room above the lines for what banks print there. */
const mostRecords = mostLines + 100;

/** A bank's file: its columns as they are told, else as they are named, else as they were read the last time. */
export async function readFile(
	queries: Queries,
	{ file, uses: told, now }: { file: Incoming; uses: ColumnUse[] | undefined; now: Date },
): Promise<ReadStatement | Unreadable> {
	if (file.bytes === 0) return { why: 'empty', line: null };
	if (file.bytes > mostBytes) return { why: 'too-large', line: null };
	const found = fileText(await bytesOf(file));
	if (!('text' in found)) return { why: 'encoding', line: found.line };
	const table = await tableOf(found.text);
	if ('why' in table) return table;
	const { header, rows, firstRow } = table;
	const remembered = await findUses(queries, headerName(header));
	const uses = told?.length === header.length ? told : usesOf(header, remembered);
	const isRemembered = uses.join() === remembered?.join();
	const fault = usesFault(uses);
	const read = fault
		? { lines: [], faults: [] }
		: readStatement({ header, uses, rows, firstRow, today: koreanDay(now) });
	const isEmpty = !fault && read.lines.length + read.faults.length === 0;
	return {
		...{ encoding: found.encoding, header, uses, isRemembered, rows, ...read },
		unreadable: fault ? { why: fault, line: null } : isEmpty ? { why: 'empty', line: null } : null,
	};
}

type Table = { header: string[]; rows: string[][]; firstRow: number };

async function tableOf(text: string): Promise<Table | Unreadable> {
	let failure: Unreadable = { why: 'no-header', line: null };
	for (const delimiter of [',', '\t', ';']) {
		const records = await recordsIn(text, delimiter);
		if ('why' in records) {
			if (text.includes(delimiter)) failure = records;
			continue;
		}
		const at = headerRow(records);
		if (at === undefined) continue;
		const header = (records[at] ?? []).slice(0, mostColumns).map((cell) => cell.trim().slice(0, 60));
		while (header.at(-1) === '') header.pop();
		// A spreadsheet counts from one.
		return { header, rows: records.slice(at + 1), firstRow: at + 2 };
	}
	return failure;
}

async function recordsIn(text: string, delimiter: string): Promise<string[][] | Unreadable> {
	const records: string[][] = [];
	try {
		for await (const record of recordsOf(text, delimiter)) {
			records.push(record);
			if (records.length > mostRecords) return { why: 'too-many-lines', line: null };
		}
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		const { lines } = error as { lines?: number };
		return { why: 'malformed', line: lines ?? null };
	}
	return records;
}
