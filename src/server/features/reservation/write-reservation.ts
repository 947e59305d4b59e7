import { randomUUID } from 'node:crypto';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import { heldBy } from '#domain/reservation/held-places.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { takePromotion } from '#server/features/promotion/promotion-use.repo.ts';
import { freePlaces, takePlaces } from '#server/features/slot/slot.repo.ts';
import { askLine } from '#server/features/waiting/waiting.repo.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import { rollBack } from '#server/roll-back.ts';
import type { Services } from '#server/services.ts';
import { pickVersion } from './agreed-version.ts';
import { type Booking, firstTellFacts } from './booking.ts';
import { consentsOf } from './check-form.ts';
import { findKnownAnswer, type KnownAnswer, type ReserveAnswer } from './idempotency.repo.ts';
import { insertReservation } from './insert-reservation.repo.ts';
import { newReservationRow } from './new-reservation-row.ts';
import { refuseByBounds } from './refuse-by-bounds.ts';
import { reservationMails } from './reservation-mails.ts';
import type { Offer } from './reserve-facts.repo.ts';
import { leftOfOffer } from './reserve-places.ts';
import { takeOffer } from './take-offer.repo.ts';

type Bounded = NonNullable<Awaited<ReturnType<typeof refuseByBounds>>>;
type Refusal = 'slot-full' | 'promotion-over' | 'price-changed' | 'key-reused' | 'login-required';
type Answer = Result<ReserveAnswer, Refusal> | Bounded;

/** The same key again: the same answer, if it came with the same body. */
export const answerAgain = ({ bodyHash, answer }: KnownAnswer, given: string): Answer =>
	bodyHash === given ? accept(answer) : refuse('key-reused');

/**
 * The key, the reservation with its history and consents, its event, its mails and the wish for their jobs, the use of its promotion, and last its
 * places: all of it or nothing. From the moment the places are taken until the end, whoever wants the same slot waits, so nothing follows.
 */
export async function writeReservation(
	work: Transaction,
	services: Services,
	booking: Booking & { code: string },
): Promise<Answer> {
	const { memberId, form, bodyHash, begun, product, offer, code, taken } = booking;
	const asker = { id: taken?.by ?? memberId, actor: taken?.actor ?? ('member' as const) };
	// What one member may hold bounds members: a house knows whom it takes.
	const wished = { memberId, wished: wishedBy(booking), now: begun.requestedAt };
	const bounded = taken ? undefined : await refuseByBounds(work, wished);
	if (bounded) {
		// Sent again after its answer was lost, it is no further one.
		const known = await findKnownAnswer(work, { memberId: asker.id, key: form.key });
		return known ? answerAgain(known, bodyHash) : bounded;
	}
	const named = { id: randomUUID(), code };
	const answer = { ...named, status: begun.status };
	const event = begun.status === 'requested' ? 'request' : 'book';
	const isNew = await insertReservation(work, {
		row: newReservationRow(services, booking, named),
		event,
		asker,
		consents: consentsOf(form, product),
		key: form.key,
		bodyHash,
		answer,
	});
	if (!isNew) {
		const known = await findKnownAnswer(work, { memberId: asker.id, key: form.key });
		return rollBack(known ? answerAgain(known, bodyHash) : refuse('login-required'));
	}
	const mails = firstMails(event, booking, { named, origin: services.origin });
	const { requestedAt: at } = begun;
	const { productId, providerId } = product;
	const cause = await recordEvent(work, {
		...{ kind: `reservation.${event}`, subject: ['reservation', named.id], actor: asker.actor, actorId: asker.id, at },
		...{ parties: { memberId, providerId }, facts: { code, productId, status: begun.status } },
	});
	await queueMails({ queries: work, keys: services.keys, cause }, mails);
	const { promotion } = booking;
	const use = promotion && { promotionId: promotion.id, memberId, reservationId: named.id, now: begun.requestedAt };
	if (use && !(await takePromotion(work, use))) return rollBack(refuse('promotion-over'));
	if (booking.agreed?.settle && !(await booking.agreed.settle(work, named.id)))
		return rollBack(refuse('price-changed'));
	if (booking.agreed && !(await pickVersion(work, { ...booking.agreed, id: named.id, now: begun.requestedAt })))
		return rollBack(refuse('price-changed'));
	const isTaken = offer ? await takeOffered(work, booking, offer) : await take(work, booking);
	return isTaken ? accept(answer) : rollBack(refuse('slot-full'));
}

/** A house is not mailed what it has just taken itself; its colleagues have the bell. */
function firstMails(
	event: 'request' | 'book',
	booking: Booking,
	{ named, origin }: { named: { id: string; code: string }; origin: string },
) {
	const mails = reservationMails(event, firstTellFacts(booking, named), origin);
	return booking.taken?.actor === 'provider'
		? mails.filter(({ template }) => !template.startsWith('provider-'))
		: mails;
}

const wishedBy = ({ product, begun }: Booking) => ({
	confirmation: product.confirmation,
	places: begun.places,
});

const take = (work: Transaction, { product, begun }: Booking): Promise<boolean> =>
	takePlaces(work, { productId: product.productId, holds: heldBy(begun) });

/** An offer has taken its places already; what a smaller party leaves of them goes to the next in line. */
async function takeOffered(work: Transaction, { memberId, product, begun }: Booking, offer: Offer): Promise<boolean> {
	const { productId } = product;
	if (!(await takeOffer(work, { id: offer.id, memberId, now: begun.requestedAt }))) return false;
	const left = leftOfOffer(offer, heldBy(begun));
	if (left.length === 0) return true;
	await askLine(work, productId);
	await freePlaces(work, { productId, holds: left });
	return true;
}
