import { addDays } from '../availability/schedule.ts';
import { koreanDayEnd } from '../kernel/korean-date.ts';
import type { Order } from './order.ts';
import type { Reservation, Terms } from './reservation.ts';
import { latestStart } from './service-time.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** How long a transfer may take after the confirmation. */
export const depositDays = 3;
/** So long before the service a place that nobody paid for goes to somebody else. */
const freedHours = 24;
/** Who reserves later than this before it pays by its beginning: there is no time to remind anybody. */
const shortHours = 48;

/** By when the transfer of what was confirmed is due: three days later, but a day before the service at the latest. */
export function payByOf(order: Order, confirmedAt: Date): Date {
	const latest = latestStart(order).getTime();
	const from = confirmedAt.getTime();
	if (latest - from < shortHours * hourMs) return new Date(Math.max(from, latest));
	return new Date(Math.min(from + depositDays * dayMs, latest - freedHours * hourMs));
}

/** The date it has, put off where that would leave fewer than these hours. */
export function payByAtLeast(reservation: Reservation, hours: number, now: Date): Date | null {
	const { payBy, order, status, confirmedAt, requestedAt } = reservation;
	if (status === 'requested') return null;
	const by = payBy ?? payByOf(order, confirmedAt ?? requestedAt);
	const least = Math.min(now.getTime() + hours * hourMs, latestStart(order).getTime());
	return new Date(Math.max(by.getTime(), least));
}

/** By when the rest of a large sum is transferred; undefined where it is paid on site. */
export function balanceByOf({ balanceDays }: Terms, order: Order): Date | undefined {
	return balanceDays === undefined ? undefined : koreanDayEnd(addDays(order.on, -balanceDays));
}
