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

/** The last instant of a Korean calendar day: its last minute belongs to it, and a clock shows it as 23:59. */
export const koreanDayEnd = (day: string): Date => new Date(Date.parse(`${day}T00:00:00+09:00`) + dayMs - 1);
