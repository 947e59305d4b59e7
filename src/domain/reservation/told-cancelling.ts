import { percentNow } from './advance-reservation.ts';
import { freeCancelUntil } from './free-cancel-until.ts';
import { isPaidOnSite, paymentPlan } from './payment.ts';
import { keptOf, type Reservation, sentBy } from './reservation.ts';
import { latestStart } from './service-time.ts';

/** Nothing was sent and nothing is asked for beforehand: there is nothing to keep, until it begins. */
const isFreeAnyway = (reservation: Reservation): boolean =>
	sentBy(reservation.money) === 0 && isPaidOnSite(paymentPlan(reservation, reservation.requestedAt));

/** What a mail says about cancelling: until when it is free; where that is over or never was, what it costs now. */
export function toldCancelling(reservation: Reservation, now: Date): { freeUntil?: Date; cancelWon: number } {
	const freeUntil = isFreeAnyway(reservation) ? latestStart(reservation.order) : freeCancelUntil(reservation);
	if (freeUntil && freeUntil > now) return { freeUntil, cancelWon: 0 };
	return { cancelWon: keptOf(reservation.money.total, percentNow(reservation, now)) };
}
