import { dayMs, hourMs } from '#domain/kernel/durations.ts';
import { addDays } from '../availability/schedule.ts';
import { koreanDayEnd } from '../kernel/korean-date.ts';
import type { Order } from './order.ts';
import { isLastAgain } from './proof.ts';
import type { Reservation, Terms } from './reservation.ts';
import { latestStart, startsAt } from './service-time.ts';

/** How long a transfer may take after the confirmation. */
export const depositDays = 3;
/** How long a guest has at the least to pay, once they know what; where a change costs more, with time to be reminded. */
export const leftHours = 24;
export const raisedHours = 48;
/** So long before the service a place that nobody paid for goes to somebody else. */
const freedHours = 24;
/** Who reserves later than this before it pays by its beginning: there is no time to remind anybody. */
const shortHours = 48;
/** Who reserves on the very day, where only the day counts, transfers right away. */
const atOnceHours = 1;

/** Whether it was reserved too late for a reminder. */
export const isShortNotice = (order: Order, confirmedAt: Date): boolean =>
	latestStart(order).getTime() - confirmedAt.getTime() < shortHours * hourMs;

/** The last moment to pay, always before it is used: its beginning, or the evening before where only the day counts. */
function lastToPay(order: Order, now: Date): Date {
	const begins = startsAt(order);
	if (order.time !== null) return later(begins, now);
	const last = new Date(Math.min(now.getTime() + atOnceHours * hourMs, latestStart(order).getTime()));
	return now < begins ? koreanDayEnd(addDays(order.on, -1)) : later(last, now);
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** By when the transfer of what was confirmed is due: three days later, but a day before the service at the latest. */
export function payByOf(order: Order, confirmedAt: Date): Date {
	if (isShortNotice(order, confirmedAt)) return lastToPay(order, confirmedAt);
	const latest = latestStart(order).getTime() - freedHours * hourMs;
	return new Date(Math.min(confirmedAt.getTime() + depositDays * dayMs, latest));
}

/** The date it has, put off where that would leave fewer than these hours; never beyond the last moment to pay. */
export function payByAtLeast(reservation: Reservation, hours: number, now: Date): Date | null {
	const { payBy, order, status, confirmedAt, requestedAt } = reservation;
	if (status === 'requested') return null;
	const by = payBy ?? payByOf(order, confirmedAt ?? requestedAt);
	const least = Math.max(by.getTime(), now.getTime() + hours * hourMs);
	return new Date(Math.min(least, lastToPay(order, now).getTime()));
}

/** So many days after the confirmation no change puts the date off any more: places are not kept by changing them. */
const mostDays = 2 * depositDays;

/** After a change: as above, but while nothing was paid only for so long, and not where slips have used that up. */
export function payByAfterChange(reservation: Reservation, hours: number, now: Date): Date | null {
	const { payBy, isSecured, confirmedAt } = reservation;
	const by = payByAtLeast(reservation, hours, now);
	if (isSecured || by === null || payBy === null || confirmedAt === null) return by;
	const most = isLastAgain(reservation) ? 0 : confirmedAt.getTime() + mostDays * dayMs;
	return new Date(Math.min(by.getTime(), Math.max(payBy.getTime(), most)));
}

/** By when the rest of a large sum is transferred; undefined where it is paid on site. */
export function balanceByOf({ balanceDays }: Terms, order: Order): Date | undefined {
	return balanceDays === undefined ? undefined : koreanDayEnd(addDays(order.on, -balanceDays));
}
