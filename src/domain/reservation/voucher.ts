import { addDays } from '../availability/schedule.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import type { Persons } from '../product/price.ts';
import { holdsPlaces, type ReservationStatus } from './reservation.ts';
import type { ServiceDate } from './service-time.ts';

/** What was confirmed has a voucher, and keeps it once it is over: somebody may ask for it in the books. */
const voucherStatuses: readonly ReservationStatus[] = ['confirmed', 'completed'];
export const hasVoucher = (status: ReservationStatus): boolean => voucherStatuses.includes(status);

/** What a voucher says of a reservation, signed: enough to let a guest in without asking the network. */
export type VoucherFacts = ServiceDate & {
	/** MR-261017-4K7PX. */
	code: string;
	/** The product's id; a very long one is cut. */
	product: string;
	persons: Persons;
	/** In whole seconds. */
	expiresAt: Date;
};

/** Two days after the service ends a picture of it is worth nothing. */
export const voucherExpiresAt = (endsAt: Date): Date =>
	new Date(Date.parse(`${addDays(koreanDay(endsAt), 2)}T00:00:00+09:00`));

/** How a voucher stands with whom it is shown to. */
export const voucherStates = [
	'valid',
	'other-day',
	'not-confirmed',
	'cancelled',
	'over',
	'several',
	'unknown',
] as const;
export type VoucherState = (typeof voucherStates)[number];

/** By the calendar alone: a stay is good from the day of coming to the day of leaving. */
export function stateOnDay({ on, to }: ServiceDate, today: string): 'valid' | 'other-day' {
	return today >= on && today <= (to ?? on) ? 'valid' : 'other-day';
}

/** Around today: a guest at the desk has come for about now. */
const daysAround = 3;

/** Of those that a short code may mean: the ones about today; where there are none, all, since somebody came too early or late. */
export function aboutToday<One extends { on: string; endsAt: Date }>(found: readonly One[], today: string): One[] {
	const [from, to] = [addDays(today, -daysAround), addDays(today, daysAround)];
	const near = found.filter(({ on, endsAt }) => on <= to && koreanDay(endsAt) >= from);
	return near.length > 0 ? near : [...found];
}

/** As the reservation stands now, whatever the paper says. */
export function voucherState(
	reservation: { status: ReservationStatus; endsAt: Date } & ServiceDate,
	today: string,
): VoucherState {
	const { status } = reservation;
	if (!holdsPlaces(status)) return 'cancelled';
	if (status === 'requested') return 'not-confirmed';
	if (status !== 'confirmed') return 'over';
	// What goes over nights may be reserved by its first day alone.
	return stateOnDay({ ...reservation, to: koreanDay(reservation.endsAt) }, today);
}
