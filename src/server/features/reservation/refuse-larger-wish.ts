import type { MoveBody } from '#contract/api/reservation-move.ts';
import type { Viewer } from '#domain/member/access.ts';
import type { Order } from '#domain/reservation/order.ts';
import { placesOf } from '#domain/reservation/order.ts';
import type { Work } from '#server/queries.ts';
import { refuseByBounds } from './refuse-by-bounds.ts';
import { findReservation } from './reservation.repo.ts';

type Asked = { id: string; body: MoveBody; viewer: Viewer | null; now: Date };

/** A change takes places as a new reservation does: what is not paid cannot be made larger than a member may hold. */
export async function refuseLargerWish(work: Work, { id, body, viewer, now }: Asked) {
	if (body.move !== 'ask-change' || !viewer) return undefined;
	const row = (await findReservation(work, id))?.row;
	if (row?.memberId !== viewer.id || row.terms.confirmation !== 'instant' || row.paidWon > row.refundedWon)
		return undefined;
	const { price } = row.terms;
	const places = placesOf(price, body.order as Order);
	if (places <= placesOf(price, row)) return undefined;
	return refuseByBounds(work, { memberId: viewer.id, wished: { confirmation: 'instant', places, id }, now });
}
