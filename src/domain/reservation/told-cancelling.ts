import { percentNow } from './advance-reservation.ts';
import { freeCancelUntil } from './free-cancel-until.ts';
import { keptOf, type Reservation } from './reservation.ts';

/** What a mail says about cancelling: until when it is free; where that is over or never was, what it costs now. */
export function toldCancelling(reservation: Reservation, now: Date): { freeUntil?: Date; cancelWon: number } {
	const freeUntil = freeCancelUntil(reservation);
	if (freeUntil && freeUntil > now) return { freeUntil, cancelWon: 0 };
	return { cancelWon: keptOf(reservation.money.total, percentNow(reservation, now)) };
}
