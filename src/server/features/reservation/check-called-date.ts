import type { Schedule } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { type CalledDate, calledDateFault, callOffFault } from '#domain/reservation/call-off.ts';
import { findDays } from '#server/features/slot/product-day.repo.ts';
import type { Queries } from '#server/queries.ts';
import { isConcerned, isStartCalled } from './call-off.repo.ts';

type Asked = { productId: string; schedule: Schedule; date: CalledDate; now: Date; for: 'calling' | 'reading' };

/** Refuses a date that a product cannot have. What was called off of a day that is past can still be read. */
export async function checkCalledDate(queries: Queries, { productId, schedule, date, now, ...asked }: Asked) {
	const { on, time } = date;
	const today = koreanDay(now);
	// A schedule knows the days that are to come; of one that is past, what it had otherwise stands in its row.
	const [row] = time === null ? [] : await findDays(queries, { productId, from: on, to: on });
	const own = { ...schedule, days: row ? { [on]: row.exception } : {} };
	const faultOf = asked.for === 'calling' ? callOffFault : calledDateFault;
	const fault = faultOf(date, { schedule: own, today, isKnown: false });
	if (!fault) return accept(date);
	// A start that the day has no more is one as long as somebody is reserved for it, or it was called off.
	const of = { productId, date, today };
	const isKnown = fault.at === 'time' && ((await isConcerned(queries, of)) || (await isStartCalled(queries, of)));
	return isKnown ? accept(date) : refuse('invalid-input', { faults: [fault] });
}
