import { dayMs } from '#domain/kernel/durations.ts';
import { countOf, type Persons } from '../product/price.ts';
import type { Advanced } from './advanced.ts';
import { type AgreedLine, agreedTotal, type PriceOffer, priceOf, validDays } from './agreed-price.ts';
import { answerBy } from './answer-hours.ts';
import { allHeld, beyond, heldBy, waitingHolds } from './held-places.ts';
import { allAgreed } from './need-questions.ts';
import type { Order } from './order.ts';
import { leftHours, payByAfterChange, payByAtLeast, payByOf, raisedHours } from './pay-by.ts';
import { cancelledMoney, type Reservation, type Terms } from './reservation.ts';
import { latestStart } from './service-time.ts';

/** A price in lines as it is put to a guest. */
export type Offered = { lines: readonly AgreedLine[]; persons: Persons; places: number; validUntil: Date };

/** Until when it can be accepted: so many days, but not beyond the beginning. */
export function validUntilOf(order: Order, days: number, now: Date): Date {
	const most = Math.min(Math.max(days, validDays.least), validDays.most);
	return new Date(Math.min(now.getTime() + most * dayMs, latestStart(order).getTime()));
}

/** Its additional places are held until it is answered; a request waits as long as its price, and then for the provider again. */
export function priceOffered(
	reservation: Reservation,
	{ lines, persons, places, validUntil }: Offered,
	now: Date,
): Advanced {
	const { order, expiresAt, status } = reservation;
	const version = reservation.priceVersion + 1;
	const offer: PriceOffer = {
		...{ version, lines, persons, places },
		total: agreedTotal(lines),
		offeredAt: now.toISOString(),
		validUntil: validUntil.toISOString(),
	};
	const next: Reservation = { ...reservation, offer, priceVersion: version };
	return {
		next: status === 'requested' ? { ...next, expiresAt: later(answerBy(order, validUntil), expiresAt) } : next,
		takes: beyond(allHeld(next), allHeld(reservation)),
		frees: beyond(allHeld(reservation), allHeld(next)),
	};
}

const later = (one: Date, other: Date | null): Date => (other && other > one ? other : one);
const earlier = (one: Date, other: Date | null): Date => (other && other < one ? other : one);

/** The guest has said no, or nothing in time, or it was taken back: all stays as it was, and a request waits for its answer again. */
export function withoutOffer(reservation: Reservation, now: Date): Advanced {
	const { status, order, expiresAt } = reservation;
	const next =
		status === 'requested'
			? { ...reservation, offer: null, expiresAt: earlier(answerBy(order, now), expiresAt) }
			: { ...reservation, offer: null, payBy: payByAtLeast(reservation, leftHours, now) };
	return { next, takes: [], frees: waitingHolds(reservation) };
}

/** Promotions are of lists: what is agreed to in lines has none. */
export function agreedTerms({ promotion: _, ...terms }: Terms): Terms {
	const { promotion: __, ...price } = terms.price;
	return { ...terms, price };
}

/** Both have agreed. Its provider has put the price: what is less than before costs no fee. */
export function priceAccepted(reservation: Reservation, offer: PriceOffer, now: Date): Advanced {
	const { status, money, order } = reservation;
	const isAnswer = status === 'requested';
	const isOthers = countOf(offer.persons) !== countOf(order.persons);
	const left = cancelledMoney(money, { price: offer.total, percent: 100 });
	const next: Reservation = {
		...reservation,
		status: 'confirmed',
		order: { ...order, persons: offer.persons },
		price: priceOf(offer),
		places: offer.places,
		terms: agreedTerms(reservation.terms),
		money: left,
		offer: null,
		expiresAt: null,
		...(isAnswer && { confirmedAt: now, questions: allAgreed(reservation.questions, now) }),
	};
	const hours = left.total > money.total ? raisedHours : leftHours;
	return {
		next: { ...next, payBy: isAnswer ? payByOf(order, now) : payByAfterChange(next, hours, now) },
		takes: [],
		frees: beyond(allHeld(reservation), heldBy(next)),
		...(isOthers && !isAnswer && { ticket: null }),
	};
}
