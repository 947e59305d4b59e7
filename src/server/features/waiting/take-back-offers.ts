import { joined } from '#domain/reservation/held-places.ts';
import { waitingHolds } from '#domain/waiting/waiting.ts';
import { recordEvents } from '#server/features/event/record-event.ts';
import { freePlaces } from '#server/features/slot/slot.repo.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import { takenBackMail } from '#server/mail/waiting-mail.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { findWaitedFor, findWaitFacts, lockLine, lockOffersOf, moveWaiting, type OfferedBy } from './waiting.repo.ts';

type Given = {
	services: Pick<Services, 'keys' | 'origin'>;
	of: OfferedBy;
	actor: 'provider' | 'operator';
	actorId: string;
	at: Date;
};

/**
 * A house sells nothing for a while, or not on a date: an offer of it could not be taken up and would run out, and its guest's turn with it. So
 * all go back into the line, at the place they had, and their guests are told. Answers with what frees their places: to be called as the last thing of the transaction.
 */
export async function takeBackOffers(work: Transaction, given: Given): Promise<() => Promise<void>> {
	const { of } = given;
	// Behind the lock of a line no offer is being made by who saw it as it was.
	const lines = 'organisationId' in of ? await findWaitedFor(work, of.organisationId) : [of.productId];
	for (const productId of lines) await lockLine(work, productId);
	const offers = await lockOffersOf(work, of);
	for (const { id } of offers) await moveWaiting(work, { id, move: 'take-back' });
	const ids = offers.map(({ id }) => id);
	await tellGuests(work, given, ids);
	return async () => {
		for (const [productId, rows] of Map.groupBy(offers, (row) => row.productId))
			await freePlaces(work, { productId, holds: joined(rows.flatMap(waitingHolds)) });
	};
}

async function tellGuests(
	work: Transaction,
	{ services: { keys, origin }, of, actor, actorId, at }: Given,
	ids: readonly string[],
): Promise<void> {
	const waits = await findWaitFacts(work, ids);
	if (waits.length === 0) return;
	const kind = 'waiting.offer-taken-back';
	await recordEvents(
		work,
		waits.map(({ waitingId, productId, member }) => ({
			...({ kind, subject: ['waiting', waitingId], actor, actorId, at } as const),
			...{ parties: { memberId: member.id }, facts: { productId } },
		})),
	);
	const subject =
		'organisationId' in of ? (['partner', of.organisationId] as const) : (['product', of.productId] as const);
	const cause = { id: null, kind, subject, at } as const;
	await queueMails(
		{ queries: work, keys, cause },
		waits.map((wait) => takenBackMail({ ...wait, isDateOff: 'on' in of }, origin)),
	);
}
