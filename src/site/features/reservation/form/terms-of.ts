import { beginAgreed, beginReservation } from '#domain/reservation/advance-reservation.ts';
import { cancellationScales } from '#domain/reservation/cancellation.ts';
import type { Order } from '#domain/reservation/order.ts';
import { graceHours } from '#domain/reservation/refund-steps.ts';
import type { Reservation, Terms } from '#domain/reservation/reservation.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

/** What would be agreed to by sending the form. */
const termsOf = ({ product, kind, list }: Pick<ReservationFormState, 'product' | 'kind' | 'list'>): Terms => ({
	minutes: product.minutes,
	nights: product.nights,
	scale: cancellationScales[product.cancellation],
	price: list,
	confirmation: product.confirmation,
	depositPercent: kind.depositPercent,
	...(product.depositFromWon > 0 && { depositFrom: product.depositFromWon }),
	...(kind.balanceDays !== null && { balanceDays: kind.balanceDays }),
	graceHours,
});

/** What would be made of it: at the list's price, or at the one that was agreed. */
export function begunOf(form: ReservationFormState, order: Order, at: Date): Reservation {
	const terms = termsOf(form);
	return form.agreed ? beginAgreed(order, terms, form.agreed.offer, at) : beginReservation(order, terms, at);
}
