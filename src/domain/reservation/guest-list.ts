import type { Kind } from '../area/area.ts';
import { type GuestColumn, headingIn, usualColumns } from './guest-columns.ts';
import { sheetRows } from './sheet-rows.ts';

/** One of a large party, as its company tells it. Only the name is needed. */
export type Guest = { name: string; nationality: string; birthOn: string | null; note: string };

export const guestLimits = { name: 120, nationality: 60, note: 200 } as const;

/** Who comes in hundreds is named in a list, not in the form. */
export const takesGuestList = ({ details }: Pick<Kind, 'details'>): boolean => details.includes('company');

/** Whether a list names as many as come: how many names are too many, or missing. */
export const listFit = (count: number, persons: number) => ({
	over: Math.max(0, count - persons),
	missing: Math.max(0, persons - count),
});

/** What is wrong with a line, counted as an editor counts them, from 1 on. */
type GuestFault = {
	line: number;
	code: 'required' | 'too-long' | 'date-wrong' | 'date-order' | 'too-many-persons';
};

/** What was understood. `doubles` are the lines that name somebody again: two may have one name, so it is a hint. */
type GuestsRead = { guests: Guest[]; faults: GuestFault[]; doubles: number[] };

/** “1990-04-13”, “13.04.1990”, “13/4/2533” → 1990-04-13; undefined where it is no day. */
export function birthIn(text: string): string | undefined {
	const parts = /^(\d{1,4})[-./\s]+(\d{1,2})[-./\s]+(\d{1,4})\.?$/.exec(text);
	if (!parts) return undefined;
	const [, first = '', month = '', last = ''] = parts;
	const [year, day] = first.length === 4 ? [Number(first), Number(last)] : [Number(last), Number(first)];
	// The Buddhist era, as Thai papers write it.
	const western = year > 2_400 ? year - 543 : year;
	const iso = `${western}-${month.padStart(2, '0')}-${String(day).padStart(2, '0')}`;
	const moment = new Date(`${iso}T00:00:00Z`);
	const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso);
	return isDay && western >= 1900 && moment.getTime() <= Date.now() ? iso : undefined;
}

/** “04/25/1990”: the month before the day, which “04/05/1990” would not show. */
const isMonthFirst = (text: string): boolean => {
	const [, month, day, year] = /^(\d{1,2})([-./\s]+\d{1,2})([-./\s]+\d{4})$/.exec(text) ?? [];
	return month !== undefined && birthIn(`${(day ?? '').replace(/\D/g, '')}.${month}${year}`) !== undefined;
};

const isNumber = (cell: string | undefined): boolean => /^\d+\.?$/.test(cell ?? '');

/** Each column's cells in one. A heading shorter than its rows goes on as a list without one would. */
function cellsBy(cells: readonly string[], columns: readonly GuestColumn[]) {
	const isUsual = columns.every((column, at) => column === usualColumns[at]);
	// A number before the name is the list's own.
	const own = isNumber(cells[0]) && columns[0] !== 'number' ? cells.slice(1) : cells;
	const shifted = own.length < cells.length && columns[0] === 'note' ? columns.slice(1) : columns;
	const columnAt = (at: number) => shifted[at] ?? (isUsual ? usualColumns[at] : undefined) ?? 'note';
	const joined = (column: GuestColumn, between: string) =>
		own.filter((cell, at) => cell !== '' && columnAt(at) === column).join(between);
	return {
		name: joined('name', ' '),
		nationality: joined('nationality', ', '),
		birth: joined('birth', ' '),
		note: joined('note', ', '),
	};
}

type Read = { guest: Guest } | { code: GuestFault['code'] };

function guestIn(row: readonly string[], columns: readonly GuestColumn[]): Read {
	const { name, nationality, birth, note } = cellsBy(row, columns);
	if (name === '') return { code: 'required' };
	if (name.length > guestLimits.name || nationality.length > guestLimits.nationality || note.length > guestLimits.note)
		return { code: 'too-long' };
	const birthOn = birth === '' ? null : birthIn(birth);
	if (birthOn === undefined) return { code: isMonthFirst(birth) ? 'date-order' : 'date-wrong' };
	return { guest: { name, nationality, birthOn, note } };
}

/** A list as it was pasted or saved by a spreadsheet: name, nationality, date of birth, note, or as its heading says. Empty lines count for nothing. */
export function readGuests(text: string, most: number): GuestsRead {
	const rows = sheetRows(text).filter(({ cells }) => cells.some((cell) => cell !== ''));
	const heading = headingIn(rows[0]?.cells ?? []);
	const known = new Set<string>();
	const result: GuestsRead = { guests: [], faults: [], doubles: [] };
	for (const { line, cells } of heading ? rows.slice(1) : rows) {
		const read = guestIn(cells, heading ?? usualColumns);
		if ('code' in read) result.faults.push({ line, code: read.code });
		else if (result.guests.length >= most) result.faults.push({ line, code: 'too-many-persons' });
		else {
			const person = `${read.guest.name.toLowerCase()} ${read.guest.birthOn}`;
			if (known.has(person)) result.doubles.push(line);
			known.add(person);
			result.guests.push(read.guest);
		}
	}
	return result;
}

const quoted = (cell: string): string => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The list as lines that `readGuests` reads back. */
export const writeGuests = (guests: readonly Guest[]): string =>
	guests
		.map(({ name, nationality, birthOn, note }) =>
			[name, nationality, birthOn ?? '', note]
				.map(quoted)
				.join(', ')
				.replace(/(, )+$/, ''),
		)
		.join('\n');
