/** Signs that a spreadsheet takes for the beginning of a formula (kernel/csv.ts puts an apostrophe before them). */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;
/** The same behind what parts cells or rows in some of them. */
const innerFormula = /(?<=[;\t\r\n][\s"]*)'*[=+\-@＝＋－＠]/g;

/** A cell as it goes out. What began with apostrophes and such a sign has one more, so that taking one away is always right. */
export function guarded(text: string): string {
	const inner = text.replace(innerFormula, "'$&");
	return formula.test(text) ? `'${inner}` : inner;
}

function unguarded(cell: string): string {
	const own = cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
	return own.replace(innerFormula, (found) => (found.startsWith("'") ? found.slice(1) : found));
}

/** A cell without what spreadsheets and editors do to the ends of lines. */
export const tidied = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** A cell as it came. */
export const cellOf = (raw: string): string => tidied(unguarded(raw));

/** Words parted by spaces, commas or lines. */
export const wordsIn = (cell: string): string[] => cell.split(/[\s,]+/).filter(Boolean);
export const linesIn = (cell: string): string[] =>
	cell
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean);

/** Thousands may be set off, as they are wherever prices are read. */
export function countIn(cell: string): number | undefined {
	const plain = cell.replace(/(?<=\d)[,\u00a0\u202f ](?=\d{3}(?!\d))/g, '').replace(/^₩\s*/, '');
	return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

/** A time of day. Spreadsheets write 09:00 as 9:00, or with seconds. */
export function timeIn(cell: string): string | undefined {
	const [, hours = '', minutes = ''] = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(cell) ?? [];
	const isTime = hours !== '' && Number(hours) <= 23;
	return isTime ? `${hours.padStart(2, '0')}:${minutes}` : undefined;
}

/** A day, the year first, however it is set apart; which of two other numbers is the month nobody could say. */
export function dayIn(cell: string): string | undefined {
	const [, year = '', month = '', day = ''] = /^(\d{4})[-./]\s*(\d{1,2})[-./]\s*(\d{1,2})\.?$/.exec(cell) ?? [];
	if (year === '') return undefined;
	const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const date = new Date(`${iso}T00:00:00Z`);
	const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) && year >= '1900';
	return isDay ? iso : undefined;
}

const monthDay = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A span of the year, '07-15~08-20'; one day is written by itself too. */
export function spanIn(word: string): { from: string; to: string } | undefined {
	const [from = '', to = from, ...more] = word.split('~');
	return more.length === 0 && monthDay.test(from) && monthDay.test(to) ? { from, to } : undefined;
}

/** Always with both ends: a spreadsheet would make a date of '01-01' alone. */
export const spanText = ({ from, to }: { from: string; to: string }): string => `${from}~${to}`;

/** By their number; 0 is Sunday. */
export const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export function weekdaysIn(words: readonly string[]): number[] | undefined {
	const days = words.map((word) => weekdayNames.indexOf(word.toLowerCase() as 'sun'));
	return days.includes(-1) ? undefined : [...new Set(days)].sort();
}

export const weekdayText = (days: readonly number[]): string[] => days.map((day) => weekdayNames[day] ?? '');
