/** A day is typed year.month.day and kept as an ISO date. */
const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 8);

/** As it stands in the field while it is typed: the dots come by themselves. */
export function dottedDate(text: string): string {
	const digits = digitsOf(text);
	return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('.');
}

/** The day that was typed, however it was divided; undefined while it is none. */
export function typedDate(text: string): string | undefined {
	const digits = digitsOf(text);
	if (digits.length !== 8) return undefined;
	const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
	const date = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}

/** Why what was typed cannot be had: it is no day, or none that can be chosen. */
export type DateFault = 'no-day' | 'too-early' | 'too-late';

/** Undefined for a day that can be had, and for an empty field. */
export function faultOfDate(text: string, { min, max }: { min: string; max: string }): DateFault | undefined {
	if (text.trim() === '') return undefined;
	const day = typedDate(text);
	if (day === undefined) return 'no-day';
	if (day < min) return 'too-early';
	return day > max ? 'too-late' : undefined;
}

/** Whether it is written to its end: until then nobody is blamed for it who is still typing. */
export const isWholeDate = (text: string): boolean => digitsOf(text).length === 8;
