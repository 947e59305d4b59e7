import { dayMs } from '../kernel/durations.ts';

/** What failed is told for so long: who reads out a number does so within days. */
const failureDays = 30;
/** And so many at the most, whatever happened: a table of faults must not be one. */
export const mostFailures = 10_000;
/** A minute in which everything fails needs no more lines than this to be understood. */
export const mostAMinute = 60;

/** While the database is away so many wait in memory for it, those that failed last. */
export const mostHeld = 600;

export const failuresBefore = (now: Date): Date => new Date(now.getTime() - failureDays * dayMs);

/** What somebody reads out: the number as it stands on their screen, or its beginning. */
export function soughtNumber(typed: string): string | undefined {
	const text = typed.trim().toLowerCase();
	return /^[\da-f]{4}[\da-f-]{0,32}$/.test(text) ? text : undefined;
}
