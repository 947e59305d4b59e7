/** What goes out and comes in as a file, one a line (decision 0086). */
export const bulkTables = ['products', 'slots'] as const;
export type BulkTable = (typeof bulkTables)[number];

/** So many lines a file may have. */
export const mostLines = 5_000;
/** So long it may be: uploads have no more. */
export const mostBytes = 10 * 1024 * 1024;
/** Products whose days one file changes: each is held while it does. */
export const mostProducts = 200;

/** What can be wrong with a line, each with words under `console.bulk.why`. */
export const lineFaults = [
	'required',
	'wrong',
	'not-a-number',
	'not-a-choice',
	'not-a-time',
	'not-a-day',
	'too-long',
	'too-much',
	'too-small',
	'unknown-product',
	'unknown-house',
	'settled',
	'twice',
	'named-twice',
	'service-unapproved',
	'rules-too-low',
	'too-many-cells',
	'letters-lost',
	'date-past',
	'date-far',
	'below-sold',
	'not-offered',
	'why-differs',
] as const;
export type LineFaultCode = (typeof lineFaults)[number];
/** In which column, what stands there, and where that helps how many (places that are sold, the most that there may be). */
export type LineFault = { column: string; value: string; why: LineFaultCode; count?: number };

/** What keeps a whole file from being read, each with words under `console.bulk.unreadable`. */
export const fileFaults = [
	'empty',
	'too-large',
	'too-many-lines',
	'too-many-products',
	'encoding',
	'malformed',
	'unknown-columns',
	'missing-columns',
	'column-twice',
] as const;
type FileFaultCode = (typeof fileFaults)[number];
/** Names of columns, or the line where it happened. */
export type FileFault = { why: FileFaultCode; columns?: string[]; line?: number };

export const lineOutcomes = ['new', 'changed', 'unchanged', 'bad'] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** A line of the file as it came, tidied; `row` is the number that a spreadsheet has beside it. */
export type Line = { row: number; cells: ReadonlyMap<string, string>; faults: readonly LineFault[] };

export type CellChange = { column: string; before: string; after: string };

/** What would become of a line. */
export type PlannedLine = {
	row: number;
	/** The product it is about; empty where it is only being made. */
	code: string;
	title: string;
	outcome: LineOutcome;
	changes: CellChange[];
	faults: LineFault[];
};
