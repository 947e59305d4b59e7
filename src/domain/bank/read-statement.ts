import { dayIn } from '../bulk/cell.ts';
import { wonIn } from '../kernel/typed-won.ts';
import type { ColumnUse } from './statement-columns.ts';

export const directions = ['in', 'out'] as const;
export type Direction = (typeof directions)[number];

/** A line of a statement: what came in or went out, and what the bank printed beside it. */
export type StatementLine = {
	/** The number that a spreadsheet has beside it. */
	row: number;
	on: string;
	time: string | null;
	direction: Direction;
	won: number;
	balance: number | null;
	text: string;
};

export const lineFaults = [
	'not-a-day',
	/** No bank prints what has not come yet: another column, or a year that was mistyped. */
	'not-yet',
	'not-an-amount',
	'no-amount',
	'both-amounts',
	'no-direction',
	'too-much',
] as const;
export type LineFault = { row: number; column: string; value: string; why: (typeof lineFaults)[number] };

type Given = {
	header: readonly string[];
	uses: readonly ColumnUse[];
	rows: readonly (readonly string[])[];
	firstRow: number;
	/** In Korea. */
	today: string;
};

/** The longest that is kept of what a bank printed. */
const mostText = 200;
/** What an account of this house can hold; more is another number in the wrong column. */
const mostWon = 2_000_000_000;

/** The word for a sum alone, with what it counts: “합계 (12건)”. Who pays may be called TOTAL TRAVEL, or 소계영. */
const sumWord = /^\s*(총?합계|총계|소계|((sub|grand)[\s-]?)?totals?)[\s:：\d,./()건원입출금액]*$/i;

/** Sums below the lines: a row without a day of its own. Whatever else cannot be read is told, never left out. */
const isSum = (cells: readonly string[], when: string): boolean =>
	(when === '' || when.includes('~') || sumWord.test(when)) && cells.some((cell) => sumWord.test(cell));

/** The sum of a day stands beside it, and leaves no balance: a bank that prints balances prints one for each line. */
const isSumOfDay = (cells: readonly string[], uses: readonly ColumnUse[]): boolean =>
	cells.some((cell, column) => sumWord.test(uses[column] === 'when' ? cell.replace(/^[\d\s./-]+/, '') : cell)) &&
	uses.includes('balance') &&
	(cells[uses.indexOf('balance')] ?? '').trim() === '';

/** Every line of a statement, and what is wrong with those that cannot be read: row, column and why. */
export function readStatement({ header, uses, rows, firstRow, today }: Given): {
	lines: StatementLine[];
	faults: LineFault[];
} {
	const lines: StatementLine[] = [];
	const faults: LineFault[] = [];
	for (const [at, row] of rows.entries()) {
		if (row.every((cell) => cell.trim() === '')) continue;
		const read = readRow(row, { header, uses, today, row: firstRow + at });
		if (!('why' in read)) {
			if (!isSumOfDay(row, uses)) lines.push(read);
		} else if (!isSum(row, (row[uses.indexOf('when')] ?? '').trim())) faults.push(read);
	}
	return { lines, faults };
}

type RowGiven = Pick<Given, 'header' | 'uses' | 'today'> & { row: number };

function readRow(cells: readonly string[], { header, uses, today, row }: RowGiven): StatementLine | LineFault {
	const cellOf = (use: ColumnUse): string => (cells[uses.indexOf(use)] ?? '').trim();
	const fault = (use: ColumnUse, why: LineFault['why']): LineFault => ({
		...{ row, column: header[uses.indexOf(use)] ?? '', value: cellOf(use).slice(0, 80), why },
	});
	const when = momentIn(cellOf('when'));
	if (!when) return fault('when', 'not-a-day');
	if (when.on > today) return fault('when', 'not-yet');
	const money = moneyOf(cellOf, uses);
	if ('why' in money) return fault(money.use, money.why);
	const text = cells
		.filter((cell, column) => uses[column] === 'text' && cell.trim() !== '')
		.map((cell) => cell.trim().replace(/\s+/g, ' '));
	return {
		...{ row, on: when.on, time: timeIn(cellOf('time')) ?? when.time, ...money },
		balance: uses.includes('balance') ? (wonIn(cellOf('balance')) ?? null) : null,
		text: [...new Set(text)].join(' · ').slice(0, mostText).toWellFormed(),
	};
}

type Money = { direction: Direction; won: number } | { use: ColumnUse; why: LineFault['why'] };

function moneyOf(cellOf: (use: ColumnUse) => string, uses: readonly ColumnUse[]): Money {
	const amounts = new Map<'in' | 'out' | 'amount', number>();
	for (const use of ['in', 'out', 'amount'] as const) {
		if (!uses.includes(use) || /^-?$/.test(cellOf(use))) continue;
		const won = wonIn(cellOf(use));
		if (won === undefined) return { use, why: 'not-an-amount' };
		if (Math.abs(won) > mostWon) return { use, why: 'too-much' };
		if (won !== 0) amounts.set(use, won);
	}
	const [came, went, amount] = [amounts.get('in'), amounts.get('out'), amounts.get('amount')];
	if (came !== undefined && went !== undefined) return { use: 'in', why: 'both-amounts' };
	// A minus in the column of one direction is the other: so banks print what they take back.
	if (came !== undefined) return { direction: came > 0 ? 'in' : 'out', won: Math.abs(came) };
	if (went !== undefined) return { direction: went > 0 ? 'out' : 'in', won: Math.abs(went) };
	if (amount === undefined)
		return { use: (['in', 'out', 'amount'] as const).find((use) => uses.includes(use)) ?? 'in', why: 'no-amount' };
	const direction = directionIn(cellOf('direction')) ?? (amount < 0 ? 'out' : undefined);
	return direction ? { direction, won: Math.abs(amount) } : { use: 'direction', why: 'no-direction' };
}

function directionIn(cell: string): Direction | undefined {
	if (/입금|받|credit|deposit|^\+$|^in$/i.test(cell)) return 'in';
	return /출금|지급|보낸|debit|withdraw|^-$|^out$/i.test(cell) ? 'out' : undefined;
}

function timeIn(text: string): string | null {
	const [, hours = '', minutes = '', seconds = '00'] = /^(\d{1,2}):?(\d{2})(?::?(\d{2}))?$/.exec(text.trim()) ?? [];
	const isTime = hours !== '' && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
	return isTime ? `${hours.padStart(2, '0')}:${minutes}:${seconds}` : null;
}

/** A day with or without its hour: 2026-11-18 10:04:33, 2026.11.18, 20261118100433. */
function momentIn(cell: string): { on: string; time: string | null } | undefined {
	// From one day to another: what a sum is of.
	if (cell.includes('~')) return undefined;
	const [, year = '', month = '', day = '', packed = ''] = /^(\d{4})(\d{2})(\d{2})(\d{4,6})?$/.exec(cell) ?? [];
	const text = year === '' ? cell : `${year}-${month}-${day} ${packed}`;
	const [, on = '', time = ''] =
		/^(\d{4}[-./]\s?\d{1,2}[-./]\s?\d{1,2}\.?)(?:[\sT(].*?)?(\d{1,2}:?\d{2}(?::?\d{2})?)?$/.exec(text.trim()) ?? [];
	const known = dayIn(on.trim());
	return known === undefined ? undefined : { on: known, time: timeIn(time) };
}

/**
 * By what a line is known again when it is uploaded a second time. Where the bank prints what was left in the account, that says
 * more than any words; else the words count too. Of lines that are alike in one statement each is its own.
 */
export function lineKeys(lines: readonly StatementLine[]): string[] {
	const seen = new Map<string, number>();
	return lines.map(({ on, time, direction, won, balance, text }) => {
		const key = [on, time ?? '', direction, won, balance ?? `- ${text.normalize('NFKC').toLowerCase()}`].join('|');
		const count = (seen.get(key) ?? 0) + 1;
		seen.set(key, count);
		return `${key}|${count}`;
	});
}
