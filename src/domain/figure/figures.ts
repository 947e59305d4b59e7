import { addDays } from '../availability/schedule.ts';

/** How far back figures go at once. */
export const mostFigureDays = 1_100;

/** The months of a span of Korean days, the first to the last: “2026-11”. */
function monthsBetween(from: string, to: string): string[] {
	const months: string[] = [];
	for (let day = `${from.slice(0, 7)}-01`; day <= to; day = `${addDays(day, 31).slice(0, 7)}-01`)
		months.push(day.slice(0, 7));
	return months;
}

/** Longer than this, figures are told by month. */
const mostByDay = 31;

export type FigureUnit = 'day' | 'month';
export const unitOf = (from: string, to: string): FigureUnit => (to < addDays(from, mostByDay) ? 'day' : 'month');

/** What a span is told by, from the first to the last: “2026-11-03” of a short one, “2026-11” of a longer one. */
export function periodsBetween(from: string, to: string): string[] {
	if (unitOf(from, to) === 'month') return monthsBetween(from, to);
	const days: string[] = [];
	for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
	return days;
}

export type DayRange = { from: string; to: string };

/**
 * A span told by month, as whole months (the first day of the first and of the last) and the days before and after them; one told by day has days alone.
 */
export function wholeMonths(from: string, to: string): { months: DayRange | null; days: DayRange[] } {
	const firstOf = (day: string) => `${day.slice(0, 7)}-01`;
	const nextOf = (day: string) => firstOf(addDays(firstOf(day), 31));
	const first = from === firstOf(from) ? from : nextOf(from);
	const end = firstOf(addDays(to, 1));
	if (unitOf(from, to) === 'day' || first >= end) return { months: null, days: [{ from, to }] };
	const edges = [
		{ from, to: addDays(first, -1) },
		{ from: end, to },
	];
	return { months: { from: first, to: firstOf(addDays(end, -1)) }, days: edges.filter((edge) => edge.from <= edge.to) };
}

/** The hours in the middle of all that were counted in tenths, or between the two in the middle; null of none. */
export function middleHours(counted: readonly { tenths: number; answers: number }[]): number | null {
	const sorted = [...counted].sort((one, other) => one.tenths - other.tenths);
	const all = sorted.reduce((sum, { answers }) => sum + answers, 0);
	const at = (position: number): number => {
		let before = 0;
		for (const { tenths, answers } of sorted) {
			before += answers;
			if (position < before) return tenths;
		}
		return 0;
	};
	return all === 0 ? null : (at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 20;
}

/** Whether a span can be asked for. */
export const isSpan = (from: string, to: string): boolean => from <= to && to <= addDays(from, mostFigureDays);

/** Few people from one country could be known by it: those with fewer are told together, under no name. */
const fewest = 3;

/** The largest first, by name where they are alike; what is too small to be told by name last, together. */
export function toldApart<Row extends { name: string; count: number }>(
	rows: readonly Row[],
): { name: string | null; count: number }[] {
	const large = rows
		.filter(({ count }) => count >= fewest)
		.sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
	const rest = rows.filter(({ count }) => count < fewest).reduce((sum, { count }) => sum + count, 0);
	const named = large.map(({ name, count }) => ({ name, count }));
	return rest > 0 ? [...named, { name: null, count: rest }] : named;
}
