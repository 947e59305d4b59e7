import { hourMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import { accept, type Result, refuse } from '../kernel/result.ts';
import { countOf, type Persons } from '../product/price.ts';
import { answerHours } from './answer-hours.ts';
import { areBagsTooMany } from './details.ts';
import { beyond, changeHolds, heldBy, joined } from './held-places.ts';
import {
	allAgreed,
	askedAgain,
	freeByNeeds,
	type GivenAnswer,
	isAsking,
	missed,
	type Questions,
	withAnswers,
} from './need-questions.ts';
import { type Hold, holdsOf, type Order, orderPrice } from './order.ts';
import { leftHours, payByAfterChange, payByAtLeast, payByOf, raisedHours } from './pay-by.ts';
import { paymentState } from './payment-state.ts';
import { percentAt } from './refund-steps.ts';
import { type ActorKind, type Change, cancelledMoney, type Reservation, type Terms } from './reservation.ts';
import { type Guard, type Move, type MoveName, reservationMoves } from './reservation-machine.ts';
import { isSameDate, isSameOrder } from './same-order.ts';
import { endsAt, latestStart } from './service-time.ts';
import type { Traveller } from './travellers.ts';

/** How long after the end a provider may still say that nobody came. */
export const settleHours = 12;

/** Who comes besides the lead guest, where every name is asked for; left out where that stays as it is. */
type Named = { travellers?: readonly Traveller[] | undefined };

/** How many the product asks for at the least, and the bags that were told of; nothing where nobody counts. */
type Least = { minPersons?: number; bags?: number };
type Fewer = { persons: Persons; units: number } & Named & Least;

type Said = { answers: readonly GivenAnswer[] };

/** A move as it is asked for. */
export type MoveInput =
	| { move: Exclude<MoveName, 'reduce' | 'ask-change' | 'answer-needs' | 'give-ticket'> }
	| { move: 'give-ticket'; ticket: string | null }
	| ({ move: 'answer-needs' } & Said)
	| ({ move: 'reduce' } & Fewer)
	| ({ move: 'ask-change'; order: Order } & Named);

/** What a move leads to: the new state, the places to take and to give back, and what the history tells of it. */
export type Advanced = {
	next: Reservation;
	takes: Hold[];
	frees: Hold[];
	/** In percent, what the policy gave back of the part that was cancelled; undefined where nothing was. */
	percent?: number;
	/** Who comes from now on besides the lead guest; left out where that stays as it is. */
	travellers?: readonly Traveller[];
	/** Its ticket's number from now on, null where it has none (any more, after a change); left out where that stays. */
	ticket?: string | null;
};

export type MoveRefusal = 'not-allowed' | 'not-fewer' | 'too-few-persons' | 'too-many-bags' | 'same-order';

/** The only way a reservation changes. The use case locks and loads it, asks here, and writes all of the answer at once. */
export function advance(
	reservation: Reservation,
	input: MoveInput,
	{ actor, now }: { actor: ActorKind; now: Date },
): Result<Advanced, MoveRefusal> {
	const move: Move = reservationMoves[input.move];
	if (!mayMove(reservation, input.move, { actor, now })) return refuse('not-allowed');
	const moved = { ...reservation, status: move.to ?? reservation.status };
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
			return accept({ next: { ...reservation, change: null, payBy }, takes: [], frees: changeHolds(reservation) });
		}
		case 'withdraw-change':
			return accept({ next: { ...reservation, change: null }, takes: [], frees: changeHolds(reservation) });
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
			return accept({ next: { ...moved, change: null }, takes: [], frees: changeHolds(reservation) });
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
	const isInstant = terms.confirmation === 'instant';
	const price = orderPrice(terms.price, order);
	return {
		status: isInstant ? 'confirmed' : 'requested',
		order,
		price,
		money: { total: price.total, kept: 0, paid: 0, refunded: 0 },
		terms,
		change: null,
		requestedAt: now,
		expiresAt: isInstant ? null : answerBy(order, now),
		arrivedAt: null,
		confirmedAt: isInstant ? now : null,
		payBy: isInstant ? payByOf(order, now) : null,
		proof: null,
		questions: null,
	};
}

/** 48 hours, or until the date has come. */
const answerBy = (order: Order, now: Date): Date =>
	new Date(Math.min(now.getTime() + answerHours * hourMs, latestStart(order).getTime()));

/** Another request, with as long for its answer as a new one, but changes do not keep it open for ever. */
function answerAfterChange({ requestedAt, expiresAt }: Reservation, order: Order, now: Date): Date {
	const last = Math.max(requestedAt.getTime() + 2 * answerHours * hourMs, expiresAt?.getTime() ?? 0);
	return new Date(Math.min(answerBy(order, now).getTime(), last));
}

/** A request that nobody has agreed to yet costs nothing to take back; nor does what was refused a need. */
export const percentNow = (reservation: Reservation, now: Date): number =>
	reservation.status === 'requested' || freeByNeeds(reservation.questions, now) ? 100 : percentAt(reservation, now);

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
			expiresAt: null,
			money: cancelledMoney(reservation.money, { total: 0, percent }),
		},
		takes: [],
		frees: joined([...heldBy(reservation), ...changeHolds(reservation)]),
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
	const price = orderPrice(terms.price, fewer);
	const percent = percentNow(reservation, now);
	const next = { ...reservation, order: fewer, price, money: cancelledMoney(money, { total: price.total, percent }) };
	return accept({
		// Who has paid and owes a fee now has a day for it; who has not paid gains none.
		next: reservation.isSecured ? { ...next, payBy: payByAtLeast(next, leftHours, now) } : next,
		takes: [],
		frees: beyond(heldBy(reservation), holdsOf(terms.price, fewer)),
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
	const { terms } = reservation;
	const percent = percentNow(reservation, now);
	if (isSameOrder(order, reservation.order)) return refuse('same-order');
	const change: Change = {
		order,
		price: orderPrice(terms.price, order),
		...(travellers && { travellers }),
		percent,
		askedAt: now.toISOString(),
		expiresAt: new Date(
			Math.min(answerBy(order, now).getTime(), latestStart(reservation.order).getTime()),
		).toISOString(),
	};
	const takes = beyond(holdsOf(terms.price, order), heldBy(reservation));
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
function changed(reservation: Reservation, { order, price, travellers, percent }: Change, now: Date): Advanced {
	const held = joined([...heldBy(reservation), ...changeHolds(reservation)]);
	const { total } = price;
	const money = cancelledMoney(reservation.money, { total, percent });
	const next = { ...reservation, order, price, money, change: null };
	const left = total > reservation.money.total ? raisedHours : leftHours;
	return {
		next: { ...next, payBy: payByAfterChange(next, left, now) },
		takes: [],
		frees: beyond(held, holdsOf(reservation.terms.price, order)),
		ticket: null,
		...(total < reservation.money.total && { percent }),
		...(travellers && { travellers }),
	};
}
