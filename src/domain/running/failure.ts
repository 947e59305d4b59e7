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

/** Where a number has its hyphens. */
const groups = /^(.{8})(.{4})?(.{4})?(.{4})?(.*)$/;

/**
 * What somebody reads out: the number as it stands on their screen, or its beginning. Hyphens are not read out, and groups are of
 * whatever length who hears them writes: it has its own again.
 */
export function soughtNumber(typed: string): string | undefined {
	const digits = typed.replace(/[\s\p{Pd}]/gu, '').toLowerCase();
	if (!/^[\da-f]{4,32}$/.test(digits)) return undefined;
	return (groups.exec(digits)?.slice(1) ?? [digits]).filter(Boolean).join('-');
}
