import type { MoveBody } from '#contract/api/reservation-move.ts';
import type { Viewer } from '#domain/member/access.ts';
import type { Order } from '#domain/reservation/order.ts';
import { placesOf } from '#domain/reservation/order.ts';
import type { Transaction } from '#server/queries.ts';
import { refuseByBounds } from './refuse-by-bounds.ts';
import { findReservation } from './reservation.repo.ts';

type Asked = { id: string; body: MoveBody; viewer: Viewer | null; now: Date };

/**
 * A change takes places as a new reservation does: what is not paid cannot be made larger than a member may hold. So does
 * a request that nobody has answered; once agreed to, a larger one is a wish, which somebody answers.
 */
export async function refuseLargerWish(work: Transaction, { id, body, viewer, now }: Asked) {
	if (body.move !== 'ask-change' || !viewer) return undefined;
	const row = (await findReservation(work, id))?.row;
	if (row?.memberId !== viewer.id || row.paidWon > row.refundedWon) return undefined;
	// Another date of what was agreed to takes as many places as it has.
	if (row.price.basis === 'agreed') return undefined;
	const { price, confirmation } = row.terms;
	if (confirmation === 'request' && row.status !== 'requested') return undefined;
	const places = placesOf(price, body.order as Order);
	if (places <= row.places) return undefined;
	return refuseByBounds(work, { memberId: viewer.id, wished: { confirmation, places, id }, now });
}
