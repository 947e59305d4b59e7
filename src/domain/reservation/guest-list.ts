import type { Kind } from '../area/area.ts';

/** One of a large party, as its company tells it. Only the name is needed. */
export type Guest = { name: string; nationality: string; birthOn: string | null; note: string };

export const guestLimits = { name: 120, nationality: 60, note: 200 } as const;

/** Who comes in hundreds is named in a list, not in the form. */
export const takesGuestList = ({ details }: Pick<Kind, 'details'>): boolean => details.includes('company');

/** What is wrong with a line, counted as an editor counts them, from 1 on. */
export type GuestFault = { line: number; code: 'required' | 'too-long' | 'date-wrong' | 'too-many-persons' };

/** The first cell of a heading, in the languages people make lists in. */
const headings = [
	'name',
	'full name',
	'guest',
	'имя',
	'фио',
	'ชื่อ',
	'họ tên',
	'họ và tên',
	'tên',
	'nama',
	'이름',
	'성명',
];

/** “"Nguyễn, Linh",VN” → Nguyễn, Linh | VN. A doubled quote is one. */
function cellsOf(line: string, separator: string): string[] {
	const cells: string[] = [];
	let cell = '';
	let isQuoted = false;
	for (let at = 0; at < line.length; at += 1) {
		const sign = line[at] ?? '';
		if (isQuoted && sign === '"' && line[at + 1] === '"') {
			cell += '"';
			at += 1;
		} else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
		else if (sign === separator && !isQuoted) {
			cells.push(cell.trim());
			cell = '';
		} else cell += sign;
	}
	return [...cells, cell.trim()];
}

/** Spreadsheets copy with tabs, and save with commas or, where a comma is a decimal sign, semicolons. */
function separatorOf(text: string): string {
	const bare = text.replace(/"(?:[^"]|"")*"/g, '');
	const timesOf = (sign: string) => bare.split(sign).length - 1;
	if (timesOf('\t') > 0) return '\t';
	return timesOf(';') > timesOf(',') ? ';' : ',';
}

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

type Read = { guest: Guest } | { code: GuestFault['code'] };

function guestIn(cells: readonly string[]): Read {
	// A number before the name is the list's own.
	const [name = '', nationality = '', birth = '', ...notes] = /^\d+\.?$/.test(cells[0] ?? '') ? cells.slice(1) : cells;
	const note = notes.filter(Boolean).join(', ');
	if (name === '') return { code: 'required' };
	if (name.length > guestLimits.name || nationality.length > guestLimits.nationality || note.length > guestLimits.note)
		return { code: 'too-long' };
	const birthOn = birth === '' ? null : birthIn(birth);
	return birthOn === undefined ? { code: 'date-wrong' } : { guest: { name, nationality, birthOn, note } };
}

/** A list as it was pasted or saved by a spreadsheet: name, nationality, date of birth, note. Empty lines and a heading count for nothing. */
export function readGuests(text: string, most: number): { guests: Guest[]; faults: GuestFault[] } {
	const separator = separatorOf(text);
	const guests: Guest[] = [];
	const faults: GuestFault[] = [];
	for (const [at, line] of text
		.replace(/^\uFEFF/, '')
		.split(/\r\n|\r|\n/)
		.entries()) {
		const cells = cellsOf(line, separator);
		const isHeading = guests.length + faults.length === 0 && headings.includes((cells[0] ?? '').toLowerCase());
		if (isHeading || cells.every((cell) => cell === '')) continue;
		const read = guestIn(cells);
		if ('code' in read) faults.push({ line: at + 1, code: read.code });
		else if (guests.length >= most) faults.push({ line: at + 1, code: 'too-many-persons' });
		else guests.push(read.guest);
	}
	return { guests, faults };
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
