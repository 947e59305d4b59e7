import { hourMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import { accept, type Result, refuse } from '../kernel/result.ts';
import { countOf, type Persons } from '../product/price.ts';
import type { Advanced } from './advanced.ts';
import { type PriceOffer, priceOf } from './agreed-price.ts';
import { answerBy, answerHours } from './answer-hours.ts';
import { changedPrice } from './changed-price.ts';
import { areBagsTooMany } from './details.ts';
import { allHeld, beyond, heldBy, waitingHolds } from './held-places.ts';
import {
	allAgreed,
	askedAgain,
	type GivenAnswer,
	isAsking,
	missed,
	type Questions,
	withAnswers,
} from './need-questions.ts';
import { agreedTerms, type Offered, priceAccepted, priceOffered, withoutOffer } from './offer-price.ts';
import { type Order, placesIn, placesOf } from './order.ts';
import { leftHours, payByAfterChange, payByAtLeast, payByOf, raisedHours } from './pay-by.ts';
import { paymentState } from './payment-state.ts';
import type { DayAndTime, Proposed } from './proposal.ts';
import { dateAccepted, datesProposed, keepsProposal, withoutProposal } from './propose-dates.ts';
import { percentAt } from './refund-steps.ts';
import { type ActorKind, type Change, cancelledMoney, type Reservation, type Terms } from './reservation.ts';
import { type Guard, type Move, type MoveName, reservationMoves } from './reservation-machine.ts';
import { listedPrice } from './reservation-price.ts';
import { isSameDate, isSameOrder } from './same-order.ts';
import { endsAt, latestStart } from './service-time.ts';
import type { Traveller } from './travellers.ts';
import { isFeeWaived } from './waived-fee.ts';

/** How long after the end a provider may still say that nobody came. */
export const settleHours = 12;

/** Who comes besides the lead guest, where every name is asked for; left out where that stays as it is. */
type Named = { travellers?: readonly Traveller[] | undefined };

/** How many the product asks for at the least, and the bags that were told of; nothing where nobody counts. */
type Least = { minPersons?: number; bags?: number };
type Fewer = { persons: Persons; units: number } & Named & Least;

type Said = { answers: readonly GivenAnswer[] };

/** The one that was read: where another has come since, nobody agrees to what they have not seen. */
type Seen = { version: number };

/** Moves that need nothing but their name. */
export type PlainMove = Exclude<
	MoveName,
	| ('reduce' | 'ask-change' | 'answer-needs' | 'give-ticket')
	| ('offer-price' | 'accept-price' | 'decline-price')
	| ('propose-dates' | 'accept-date' | 'decline-dates')
>;

/** A move as it is asked for. */
export type MoveInput =
	| { move: PlainMove }
	| ({ move: 'offer-price' } & Offered)
	| ({ move: 'accept-price' | 'decline-price' } & Seen)
	| ({ move: 'propose-dates' } & Proposed)
	| { move: 'accept-date'; date: DayAndTime; seen: string }
	| { move: 'decline-dates'; seen: string }
	| { move: 'give-ticket'; ticket: string | null }
	| ({ move: 'answer-needs' } & Said)
	| ({ move: 'reduce' } & Fewer)
	| ({ move: 'ask-change'; order: Order } & Named);

export type MoveRefusal =
	| 'not-allowed'
	| 'not-fewer'
	| 'too-few-persons'
	| 'too-many-bags'
	| 'same-order'
	/** Other dates have been proposed since, or these no more. */
	| 'changed-since'
	/** Another price has come since. */
	| 'price-changed'
	/** What a price was agreed to for is changed by another price, not by a wish. */
	| 'price-agreed';

/** The only way a reservation changes. The use case locks and loads it, asks here, and writes all of the answer at once. */
export function advance(
	reservation: Reservation,
	input: MoveInput,
	{ actor, now }: { actor: ActorKind; now: Date },
): Result<Advanced, MoveRefusal> {
	const move: Move = reservationMoves[input.move];
	if (!mayMove(reservation, input.move, { actor, now })) return refuse('not-allowed');
	const advanced = moved(reservation, input, { status: move.to ?? reservation.status, now });
	// Dates were proposed for it as it was: whatever else becomes of it, they wait no more.
	if (!advanced.ok || reservation.proposal === null || keepsProposal(input.move)) return advanced;
	const { next, ...rest } = advanced.value;
	// A request had waited for its guest so long: now it is its provider's turn again.
	return accept({
		...rest,
		next: next.status === 'requested' ? withoutProposal(next, now).next : { ...next, proposal: null },
	});
}

function moved(
	reservation: Reservation,
	input: MoveInput,
	{ status, now }: { status: Reservation['status']; now: Date },
): Result<Advanced, MoveRefusal> {
	const moved = { ...reservation, status };
	switch (input.move) {
		case 'confirm':
			return accept({
				next: {
					...moved,
					expiresAt: null,
					confirmedAt: now,
					payBy: payByOf(reservation.order, now),
					questions: allAgreed(reservation.questions, now),
				},
				takes: [],
				frees: [],
			});
		case 'decline':
		case 'expire':
		case 'call-off':
		case 'lapse':
			return accept(ended(reservation, moved, 100));
		case 'cancel':
			return accept(ended(reservation, moved, percentNow(reservation, now)));
		case 'reduce':
			return reduced(reservation, input, now);
		case 'ask-change':
			return changeAsked(reservation, input, now);
		case 'agree-change':
			return accept(changed(reservation, reservation.change as Change, now));
		case 'refuse-change':
		case 'expire-change': {
			// Who waited for an answer has a day left to pay for what stays as it was.
			const payBy = payByAtLeast(reservation, leftHours, now);
			return accept({ next: { ...reservation, change: null, payBy }, takes: [], frees: waitingHolds(reservation) });
		}
		case 'withdraw-change':
			return accept({ next: { ...reservation, change: null }, takes: [], frees: waitingHolds(reservation) });
		case 'offer-price':
			return accept(priceOffered(reservation, input, now));
		case 'accept-price':
			return reservation.offer?.version === input.version
				? accept(priceAccepted(reservation, reservation.offer, now))
				: refuse('price-changed');
		case 'decline-price':
			return reservation.offer?.version === input.version
				? accept(withoutOffer(reservation, now))
				: refuse('price-changed');
		case 'withdraw-price':
		case 'expire-price':
			return accept(withoutOffer(reservation, now));
		case 'propose-dates':
			return accept(datesProposed(reservation, input, now));
		case 'accept-date': {
			const accepted = dateAccepted(reservation, input, now);
			return accepted ? accept(accepted) : refuse('changed-since');
		}
		case 'decline-dates':
			return reservation.proposal?.proposedAt === input.seen
				? accept(withoutProposal(reservation, now))
				: refuse('changed-since');
		case 'withdraw-dates':
		case 'expire-dates':
			return accept(withoutProposal(reservation, now));
		case 'answer-needs':
			return questioned(reservation, (questions, order) => withAnswers(questions, input.answers, { order, now }));
		case 'miss-needs':
			return questioned(reservation, (questions, order) => missed(questions, order, now));
		case 'give-ticket':
			return accept({ next: reservation, takes: [], frees: [], ticket: input.ticket });
		case 'arrive':
			return accept({ next: { ...reservation, arrivedAt: now }, takes: [], frees: [] });
		case 'undo-arrival':
			return accept({ next: { ...reservation, arrivedAt: null }, takes: [], frees: [] });
		case 'no-show':
		case 'complete':
			return accept({ next: { ...moved, change: null, offer: null }, takes: [], frees: waitingHolds(reservation) });
	}
}

const guards: Record<Guard, (reservation: Reservation, now: Date) => boolean> = {
	'not-begun': ({ order }, now) => now < latestStart(order),
	// Nobody is missed while they may still come, or cancel.
	begun: ({ order }, now) => now >= latestStart(order),
	over: ({ order, terms }, now) => now.getTime() >= endsAt(order, terms).getTime() + settleHours * hourMs,
	unanswered: ({ expiresAt }, now) => expiresAt !== null && now >= expiresAt,
	'change-waits': ({ change }) => change !== null,
	'no-change-waits': ({ change }) => change === null,
	'change-unanswered': ({ change }, now) => change !== null && now >= new Date(change.expiresAt),
	'offer-waits': ({ offer }) => offer !== null,
	'no-offer-waits': ({ offer }) => offer === null,
	'offer-valid': ({ offer }, now) => offer !== null && now < new Date(offer.validUntil),
	'offer-lapsed': ({ offer }, now) => offer !== null && now >= new Date(offer.validUntil),
	'dates-wait': ({ proposal }) => proposal !== null,
	'no-dates-wait': ({ proposal }) => proposal === null,
	'dates-valid': ({ proposal }, now) => proposal !== null && now < new Date(proposal.validUntil),
	'dates-lapsed': ({ proposal }, now) => proposal !== null && now >= new Date(proposal.validUntil),
	'price-listed': ({ price }) => price.basis === 'listed',
	'day-come': ({ order }, now) => koreanDay(now) >= order.on,
	arrived: ({ arrivedAt }) => arrivedAt !== null,
	'not-arrived': ({ arrivedAt }) => arrivedAt === null,
	unpaid: (reservation, now) => {
		const { isFreed, by } = paymentState(reservation);
		return isFreed && by !== null && now >= by;
	},
	'needs-asked': ({ questions }) => questions !== null,
	'needs-unanswered': ({ questions }, now) =>
		isAsking(questions) && questions?.isLate === false && now >= new Date(questions.by),
};

/** Whether the table allows it: what buttons are shown by, and what the endpoint refuses by. */
export function mayMove(
	reservation: Reservation,
	name: MoveName,
	{ actor, now }: { actor: ActorKind; now: Date },
): boolean {
	const { from, by, when }: Move = reservationMoves[name];
	return (
		from.includes(reservation.status) && by.includes(actor) && when.every((guard) => guards[guard](reservation, now))
	);
}

/** A new one: the time it may wait for an answer, where somebody has to give one. */
export function beginReservation(order: Order, terms: Terms, now: Date): Reservation {
	const places = placesOf(terms.price, order);
	return begun({ order, terms, price: listedPrice(terms.price, order), places }, now);
}

/** A new one that the house took itself: who would have to answer it has done so. */
export function beginTaken(order: Order, terms: Terms, now: Date): Reservation {
	const begun = beginReservation(order, { ...terms, confirmation: 'instant' }, now);
	return { ...begun, terms };
}

/** A new one whose price both sides have agreed to before: there is nothing left to answer. */
export function beginAgreed(order: Order, terms: Terms, offer: PriceOffer, now: Date): Reservation {
	const agreed = { ...order, persons: offer.persons };
	return begun({ order: agreed, terms: agreedTerms(terms), price: priceOf(offer), places: offer.places }, now);
}

function begun({ order, terms, price, places }: Pick<Reservation, 'order' | 'terms' | 'price' | 'places'>, now: Date) {
	const isInstant = terms.confirmation === 'instant' || price.basis === 'agreed';
	return {
		status: isInstant ? ('confirmed' as const) : ('requested' as const),
		order,
		price,
		places,
		money: { total: price.total, kept: 0, paid: 0, refunded: 0 },
		terms,
		change: null,
		offer: null,
		proposal: null,
		priceVersion: price.basis === 'agreed' ? price.version : 0,
		requestedAt: now,
		expiresAt: isInstant ? null : answerBy(order, now),
		arrivedAt: null,
		confirmedAt: isInstant ? now : null,
		payBy: isInstant ? payByOf(order, now) : null,
		proof: null,
		questions: null,
	};
}

/** Another request, with as long for its answer as a new one, but changes do not keep it open for ever. */
function answerAfterChange({ requestedAt, expiresAt }: Reservation, order: Order, now: Date): Date {
	const last = Math.max(requestedAt.getTime() + 2 * answerHours * hourMs, expiresAt?.getTime() ?? 0);
	return new Date(Math.min(answerBy(order, now).getTime(), last));
}

/** A request that nobody has agreed to yet costs nothing to take back; nor does what was refused a need, or shall be on another date. */
export const percentNow = (reservation: Reservation, now: Date): number =>
	reservation.status === 'requested' || isFeeWaived(reservation, now) ? 100 : percentAt(reservation, now);

/** What a provider says about needs, or that they said nothing in time. */
function questioned(
	reservation: Reservation,
	after: (questions: Questions, order: Order) => Questions | undefined,
): Result<Advanced, MoveRefusal> {
	const questions = reservation.questions && after(reservation.questions, reservation.order);
	return questions ? accept({ next: { ...reservation, questions }, takes: [], frees: [] }) : refuse('not-allowed');
}

function ended(reservation: Reservation, moved: Reservation, percent: number): Advanced {
	return {
		next: {
			...moved,
			change: null,
			offer: null,
			expiresAt: null,
			money: cancelledMoney(reservation.money, { price: 0, percent }),
		},
		takes: [],
		frees: allHeld(reservation),
		percent,
	};
}

function reduced(
	reservation: Reservation,
	{ persons, units, travellers, minPersons = 1, bags = 0 }: Fewer,
	now: Date,
): Result<Advanced, MoveRefusal> {
	const { order, terms, money } = reservation;
	const isFewer =
		countOf(persons) < countOf(order.persons) &&
		persons.adult >= 1 &&
		persons.adult <= order.persons.adult &&
		persons.child <= order.persons.child &&
		persons.infant <= order.persons.infant &&
		units <= order.units;
	if (!isFewer) return refuse('not-fewer');
	if (countOf(persons) < minPersons) return refuse('too-few-persons');
	if (units < order.units && areBagsTooMany({ bags }, units, terms.price)) return refuse('too-many-bags');
	const fewer = { ...order, persons, units };
	const price = listedPrice(terms.price, fewer);
	const places = placesOf(terms.price, fewer);
	const percent = percentNow(reservation, now);
	const left = cancelledMoney(money, { price: price.total, percent });
	const next = { ...reservation, order: fewer, price, places, money: left };
	return accept({
		// Who has paid and owes a fee now has a day for it; who has not paid gains none.
		next: reservation.isSecured ? { ...next, payBy: payByAtLeast(next, leftHours, now) } : next,
		takes: [],
		frees: beyond(heldBy(reservation), heldBy(next)),
		percent,
		...(travellers && { travellers }),
	});
}

type Agreed = Pick<Reservation, 'status' | 'order'> & { terms: Pick<Terms, 'confirmation'> };

/**
 * Whether a change holds as soon as it is asked for: while nobody has answered the request, and where everything is
 * confirmed at once. But once cancelling costs something, another date would be a way round that, so its provider is
 * asked, whatever the product.
 */
export const isChangedAtOnce = ({ status, order, terms }: Agreed, wished: Order, percent: number): boolean =>
	status === 'requested' || (terms.confirmation === 'instant' && (percent === 100 || isSameDate(order, wished)));

/** What does not hold at once waits for its answer, and its additional places are held until then. */
function changeAsked(
	reservation: Reservation,
	{ order, travellers }: { order: Order } & Named,
	now: Date,
): Result<Advanced, MoveRefusal> {
	const percent = percentNow(reservation, now);
	if (isSameOrder(order, reservation.order)) return refuse('same-order');
	const asked = changedPrice(reservation, order);
	if (!asked) return refuse('price-agreed');
	const change: Change = {
		order,
		...asked,
		...(travellers && { travellers }),
		percent,
		askedAt: now.toISOString(),
		expiresAt: new Date(
			Math.min(answerBy(order, now).getTime(), latestStart(reservation.order).getTime()),
		).toISOString(),
	};
	const takes = beyond(placesIn(order, change.places), heldBy(reservation));
	if (isChangedAtOnce(reservation, order, percent)) {
		const { next, ...rest } = changed({ ...reservation, change }, change, now);
		const isMoved = !isSameDate(order, reservation.order);
		const questions = isMoved ? askedAgain(reservation.questions, order, now) : reservation.questions;
		const expiresAt = reservation.status === 'requested' ? answerAfterChange(reservation, order, now) : next.expiresAt;
		return accept({ ...rest, next: { ...next, questions, expiresAt }, takes });
	}
	return accept({ next: { ...reservation, change }, takes, frees: [] });
}

/** Less than before costs what cancelling that part cost when it was asked for. */
function changed(reservation: Reservation, { order, price, places, travellers, percent }: Change, now: Date): Advanced {
	const money = cancelledMoney(reservation.money, { price: price.total, percent });
	// Who picks another date has that one by the policy.
	const waivedUntil = isSameDate(order, reservation.order) ? (reservation.waivedUntil ?? null) : null;
	const next = { ...reservation, order, price, places, money, change: null, waivedUntil };
	const left = money.total > reservation.money.total ? raisedHours : leftHours;
	return {
		next: { ...next, payBy: payByAfterChange(next, left, now) },
		takes: [],
		frees: beyond(allHeld(reservation), heldBy(next)),
		ticket: null,
		...(money.total < reservation.money.total && { percent }),
		...(travellers && { travellers }),
	};
}
