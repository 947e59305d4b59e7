import { cancellationScales } from '#domain/reservation/cancellation.ts';
import { graceHours } from '#domain/reservation/refund-steps.ts';
import type { Terms } from '#domain/reservation/reservation.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

/** What would be agreed to by sending the form. */
export const termsOf = ({ product, kind, list }: Pick<ReservationFormState, 'product' | 'kind' | 'list'>): Terms => ({
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
