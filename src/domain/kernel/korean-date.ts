import { dayMs, hourMs } from '#domain/kernel/durations.ts';

const lastAsked = { ms: Number.NaN, day: '' };

/** The Korean calendar day of an instant, as an ISO date. Korea is UTC+9 the year round. Lists ask it of one instant for every product. */
export function koreanDay(instant: Date): string {
	const ms = instant.getTime();
	if (lastAsked.ms !== ms) {
		lastAsked.day = new Date(ms + 9 * hourMs).toISOString().slice(0, 10);
		lastAsked.ms = ms;
	}
	return lastAsked.day;
}

/** An instant as a clock in Korea shows it, for tables whose heading says so: `2026-11-18 09:05:30`. */
export const koreanMoment = (instant: Date): string =>
	new Date(instant.getTime() + 9 * hourMs).toISOString().slice(0, 19).replace('T', ' ');

/** The last instant of a Korean calendar day: its last minute belongs to it, and a clock shows it as 23:59. */
export const koreanDayEnd = (day: string): Date => new Date(Date.parse(`${day}T00:00:00+09:00`) + dayMs - 1);

/** When a day begins in Korea, which has no summer time. */
export const koreanMidnight = (day: string): Date => new Date(`${day}T00:00:00+09:00`);
