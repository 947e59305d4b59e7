import type { FileFault, Line, LineFault } from './bulk-table.ts';
import { cellOf } from './cell.ts';
import type { FileEncoding } from './file-text.ts';

const tidyName = (cell: string): string => cell.trim().toLowerCase();

/** The columns of a file by its first line, in any order; what is wrong with them otherwise. */
export function readHeader(
	cells: readonly string[],
	{ known, needed }: { known: readonly string[]; needed: readonly string[] },
): { columns: string[] } | FileFault {
	const columns = cells.map(tidyName);
	while (columns.at(-1) === '') columns.pop();
	if (columns.length === 0) return { why: 'empty' };
	const unknown = columns.filter((name) => !known.includes(name));
	// A name that is none is a name misspelt: what stands below it would be lost without a word.
	if (unknown.length > 0) return { why: 'unknown-columns', columns: unknown.map((name) => name.slice(0, 60)) };
	const twice = columns.filter((name, at) => columns.indexOf(name) !== at);
	if (twice.length > 0) return { why: 'column-twice', columns: [...new Set(twice)] };
	const missing = needed.filter((name) => !columns.includes(name));
	return missing.length > 0 ? { why: 'missing-columns', columns: missing } : { columns };
}

type Given = { columns: readonly string[]; row: number; encoding: FileEncoding };

/** A line by the names of its columns; undefined where nothing stands in it. */
export function lineOf(raw: readonly string[], { columns, row, encoding }: Given): Line | undefined {
	const cells = new Map(columns.map((name, at) => [name, cellOf(raw[at] ?? '')]));
	const surplus = raw.slice(columns.length).filter((cell) => cell.trim() !== '');
	if (surplus.length === 0 && [...cells.values()].every((cell) => cell === '')) return undefined;
	const faults: LineFault[] = surplus.map((value) => ({ column: '', value: value.trim(), why: 'too-many-cells' }));
	// Saved as Korean, letters of other languages become question marks.
	if (encoding === 'cp949')
		for (const [column, value] of cells) if (/\?{3,}/.test(value)) faults.push({ column, value, why: 'letters-lost' });
	return { row, cells, faults };
}
