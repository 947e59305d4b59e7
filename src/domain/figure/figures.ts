import { addDays } from '../availability/schedule.ts';

/** How far back figures go at once. */
const mostFigureDays = 1_100;

/** The months of a span of Korean days, the first to the last: “2026-11”. */
export function monthsBetween(from: string, to: string): string[] {
	const months: string[] = [];
	for (let day = `${from.slice(0, 7)}-01`; day <= to; day = `${addDays(day, 31).slice(0, 7)}-01`)
		months.push(day.slice(0, 7));
	return months;
}

/** Whether a span can be asked for. */
export const isSpan = (from: string, to: string): boolean => from <= to && to <= addDays(from, mostFigureDays);

/** Few people from one country could be known by it: those with fewer are told together, under no name. */
const fewest = 3;

/** The largest first; what is too small to be told by name last, together. */
export function toldApart<Row extends { name: string; count: number }>(
	rows: readonly Row[],
): { name: string | null; count: number }[] {
	const large = rows.filter(({ count }) => count >= fewest).sort((one, other) => other.count - one.count);
	const rest = rows.filter(({ count }) => count < fewest).reduce((sum, { count }) => sum + count, 0);
	const named = large.map(({ name, count }) => ({ name, count }));
	return rest > 0 ? [...named, { name: null, count: rest }] : named;
}
