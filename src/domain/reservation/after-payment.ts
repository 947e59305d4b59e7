import { leftHours, payByAtLeast } from './pay-by.ts';
import { paymentState, secured } from './payment-state.ts';
import type { Money, Reservation } from './reservation.ts';

/**
 * A part came in. Whoever paid at least half of what was missing has a day for the rest, of which they read only now. What is
 * missing halves each time, so nobody puts the date off for ever by small parts.
 */
export function afterPayment(reservation: Reservation, money: Money, now: Date): Reservation {
	const next = secured({ ...reservation, money });
	const [before, left] = [paymentState(reservation), paymentState(next)];
	const isHalved = left.isFreed && left.won * 2 <= before.won;
	return isHalved ? { ...next, payBy: payByAtLeast(next, leftHours, now) } : next;
}
