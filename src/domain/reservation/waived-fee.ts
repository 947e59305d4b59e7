import { hourMs } from '#domain/kernel/durations.ts';
import { freeByNeeds } from './need-questions.ts';
import type { Reservation } from './reservation.ts';
import { latestStart } from './service-time.ts';

/** So long a guest may think it over, however few days they have to pick a date. */
const thinkHours = 72;

/**
 * A house that asks for another date may not be able to keep the one that was agreed to: who has it may go free of charge. Until the dates
 * have run out, for three days at the least, never beyond its beginning; further dates take nothing back of what was told.
 */
export function waivedByDates(reservation: Reservation, datesUntil: Date, now: Date): Date | null {
	if (reservation.status !== 'confirmed') return reservation.waivedUntil ?? null;
	const least = Math.max(datesUntil.getTime(), now.getTime() + thinkHours * hourMs);
	const until = Math.min(least, latestStart(reservation.order).getTime());
	return new Date(Math.max(until, reservation.waivedUntil?.getTime() ?? 0));
}

type Waiving = Pick<Reservation, 'questions' | 'waivedUntil' | 'isCalledOff'>;

/** Whether cancelling is free now by what its house said or did, whatever the policy says. */
export const isFeeWaived = ({ questions, waivedUntil = null, isCalledOff = false }: Waiving, now: Date): boolean =>
	isCalledOff || freeByNeeds(questions, now) !== undefined || (waivedUntil !== null && waivedUntil > now);
