import { dayMs } from './durations.ts';

/** The first day that the clock of computers counts was a Thursday. */
const first = 4;

const last = { day: '', weekday: 0 };

/**
 * The weekday of a date ('2026-11-18'), 0 is Sunday. Reckoned without a Date, and not again for the day that was asked for last:
 * lists ask it of every product's days.
 */
export function weekdayOf(day: string): number {
	if (last.day === day) return last.weekday;
	const days = Math.floor(Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8, 10)) / dayMs);
	last.day = day;
	last.weekday = (((days + first) % 7) + 7) % 7;
	return last.weekday;
}
