type Cell = string | number | null;

/**
 * A text that a spreadsheet would take for a formula stays a text: somebody else may have written it. Spreadsheets set to
 * an East Asian language take the full-width signs for the plain ones.
 */
const isFormula = /^[=+\-@\t\r＝＋－＠]/;

/**
 * The same where a cell of theirs begins within one of ours. Half the world's spreadsheets set cells apart by semicolons and do not heed
 * quotes that stand after the first comma of a line: to them a line within a text ends the row, and a quote opens a cell.
 */
const innerFormula = /(?<=[;\t\r\n][\s"]*)[=+\-@＝＋－＠]/g;

function cellOf(value: Cell): string {
	if (value === null) return '';
	if (typeof value === 'number') return String(value);
	const inner = value.replace(innerFormula, "'$&");
	const text = isFormula.test(value) ? `'${inner}` : inner;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180. The mark at its beginning tells Excel that it is UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string => `\ufeff${csvLines(rows)}`;

/** What follows the beginning, where a file is made page by page. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
	rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
