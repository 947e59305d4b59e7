import { plainLine } from './plain-line.ts';

/** A row of a pasted or saved sheet. The line is where it begins, counted as an editor counts them, from 1 on. */
type SheetRow = { line: number; cells: string[] };

/** Spreadsheets copy with tabs, and save with commas or, where a comma is a decimal sign, semicolons. */
function separatorOf(text: string): string {
	const bare = text.replace(/"(?:[^"]|"")*"/g, '');
	const timesOf = (sign: string) => bare.split(sign).length - 1;
	if (timesOf('\t') > 0) return '\t';
	return timesOf(';') > timesOf(',') ? ';' : ',';
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/**
 * “"Nguyễn, Linh",VN” → Nguyễn, Linh | VN. A doubled quote is one, and a cell in quotes may have lines of its own.
 * A quote that does not close its cell is a sign like any other, so that it swallows no other guest.
 */
export function sheetRows(given: string): SheetRow[] {
	const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
	const separator = separatorOf(text);
	const quoted = new RegExp(` *"((?:[^"]|"")*)" *(?=${separator}|\\n|$)`, 'y');
	const bare = new RegExp(`[^${separator}\\n]*`, 'y');
	const rows: SheetRow[] = [];
	let row: SheetRow = { line: 1, cells: [] };
	let line = 1;
	for (let at = 0; at <= text.length; at += 1) {
		quoted.lastIndex = at;
		bare.lastIndex = at;
		const inQuotes = quoted.exec(text);
		const [whole, cell = whole] = inQuotes ?? bare.exec(text) ?? [''];
		row.cells.push(plainLine(inQuotes ? cell.replaceAll('""', '"') : cell));
		line += linesIn(whole);
		at += whole.length;
		if (text[at] === separator) continue;
		rows.push(row);
		line += 1;
		row = { line, cells: [] };
	}
	return rows;
}
