import { addDays } from '../availability/schedule.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import { withinWorkingDays } from '../kernel/working-day.ts';

/** Within so many working days money comes back (terms, section 9). */
export const refundDays = 3;

/** By when a refund is to be sent that is owed since this moment: what guests are told. */
export const refundBy = (since: Date): Date => withinWorkingDays(since, refundDays);

/** What is owed since before this moment is late now: by which day something is due is told by the Korean day it is owed since. */
export function lateBefore(now: Date): Date {
	const startOf = (day: string) => new Date(`${day}T00:00:00+09:00`);
	const isInTime = (day: string) => refundBy(startOf(day)) >= now;
	let first = koreanDay(now);
	while (isInTime(addDays(first, -1))) first = addDays(first, -1);
	return startOf(first);
}
