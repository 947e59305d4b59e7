import type { Viewer } from '#domain/member/access.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { monthOf } from '#domain/refund/refund-month.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import type { ReservationRole } from '#domain/reservation/reservation-policy.ts';
import { mayReverse, reversePayment } from '#domain/reservation/reverse-payment.ts';
import type { namedActors } from './done-by.ts';
import type { PaymentRow } from './payment.repo.ts';

type Paid = { viewer: Viewer; shown: { organisationId: string }; reservation: Reservation; now: Date };

/** A house takes back what it recorded itself; everything else operators do. */
export const reversalOf = ({ actor, actorId, reversedBy }: PaymentRow) => ({
	actor: actor === 'provider' && reversedBy === actorId ? ('provider' as const) : ('operator' as const),
	actorId: reversedBy,
});

type Reader = {
	role: ReservationRole;
	byOf: Awaited<ReturnType<typeof namedActors>>;
	/** The months of refunds that are closed. */
	closed: ReadonlySet<string>;
};

/** As who reads it may know it, and take it back. */
export function paymentView(
	row: PaymentRow,
	{ viewer, shown, reservation, now }: Paid,
	{ role, byOf, closed }: Reader,
) {
	const { id, kind, won, method, note, actor, at, reversedAt, reversalReason } = row;
	const isTheirs = role !== 'member' && mayReverse(row, { role, memberId: viewer.id });
	const canReverse =
		isTheirs &&
		mayDo(viewer, 'payment.record', shown.organisationId) &&
		reversePayment(reservation, row, now) !== undefined;
	return {
		...{ id, kind, won, method, note, actor },
		by: byOf(row),
		at: at.toISOString(),
		reversed: reversedAt && {
			...{ at: reversedAt.toISOString(), reason: reversalReason ?? '' },
			actor: reversalOf(row).actor,
			by: byOf(reversalOf(row)),
		},
		canReverse,
		isMonthClosed: canReverse && kind === 'refund' && closed.has(monthOf(at)),
	};
}
