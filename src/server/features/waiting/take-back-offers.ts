import { joined } from '#domain/reservation/held-places.ts';
import { waitingHolds } from '#domain/waiting/waiting.ts';
import { freePlaces } from '#server/features/slot/slot.repo.ts';
import type { Transaction } from '#server/queries.ts';
import { findWaitedFor, lockLine, lockOffersOf, moveWaiting } from './waiting.repo.ts';

/**
 * A house sells nothing for a while: an offer of it could not be taken up and would run out, and its guest's turn with it. So
 * all go back into the line, at the place they had. Answers with what frees their places: to be called as the last thing of the transaction.
 */
export async function takeBackOffers(work: Transaction, organisationId: string): Promise<() => Promise<void>> {
	// Behind the lock of a line no offer is being made by who saw the house as it was.
	for (const productId of await findWaitedFor(work, organisationId)) await lockLine(work, productId);
	const offers = await lockOffersOf(work, organisationId);
	for (const { id } of offers) await moveWaiting(work, { id, move: 'take-back' });
	return async () => {
		for (const [productId, rows] of Map.groupBy(offers, (row) => row.productId))
			await freePlaces(work, { productId, holds: joined(rows.flatMap(waitingHolds)) });
	};
}
