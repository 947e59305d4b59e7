import type { ReservationDetail } from '#contract/api/reservation.ts';
import {
	methodsBack,
	methodsFor,
	mostBackBy,
	type PaymentKind,
	type PaymentMethod,
	paymentKinds,
} from '#domain/reservation/payment.ts';
import { usualWon } from './usual-won.ts';

type Shown = Pick<ReservationDetail, 'role' | 'money' | 'pay' | 'payments'>;

/** What somebody may write down, by which ways, and what it most likely is. */
export function paymentWays(reservation: Shown) {
	const { role, money, payments } = reservation;
	const moved = payments.map(({ reversed, ...one }) => ({ ...one, isReversed: reversed !== null }));
	const waysOf = (kind: PaymentKind) => (kind === 'refund' ? methodsBack(role, moved) : methodsFor(role));
	return {
		kinds: paymentKinds.filter((kind) => waysOf(kind).length > 0),
		waysOf,
		/** The way that was chosen, where it is one of them. */
		wayFor: (kind: PaymentKind, chosen?: PaymentMethod): PaymentMethod => {
			const ways = waysOf(kind);
			return ways.find((way) => way === chosen) ?? ways[0] ?? 'on-site';
		},
		usual: (kind: PaymentKind, way: PaymentMethod): number =>
			kind === 'refund' ? Math.min(money.refundDue, mostBackBy(moved, way)) : usualWon(reservation),
	};
}
