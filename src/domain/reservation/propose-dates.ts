import { dayMs } from '#domain/kernel/durations.ts';
import type { Advanced } from './advanced.ts';
import { answerBy } from './answer-hours.ts';
import { changedPrice } from './changed-price.ts';
import { allHeld, beyond, heldBy } from './held-places.ts';
import { allAgreed } from './need-questions.ts';
import { type Order, placesIn } from './order.ts';
import { leftHours, payByAfterChange, payByAtLeast, payByOf, raisedHours } from './pay-by.ts';
import { type DayAndTime, isSameStart, movedTo, type Proposal, type Proposed } from './proposal.ts';
import { cancelledMoney, type Reservation } from './reservation.ts';
import type { MoveName } from './reservation-machine.ts';
import { latestStart } from './service-time.ts';
import { waivedByDates } from './waived-fee.ts';

/** What it costs on another date, and what it takes there: by the list kept at booking; what was agreed to in lines stays. */
function dated(reservation: Reservation, date: DayAndTime) {
	const order = movedTo(reservation.order, date);
	const changed = changedPrice(reservation, order);
	if (!changed) throw new Error('another date alone always has a price');
	return { order, ...changed };
}

/** Moves that leave date, people and price as they are: what was proposed goes on waiting. */
const apart: readonly MoveName[] = ['propose-dates', 'answer-needs', 'miss-needs', 'give-ticket'];
export const keepsProposal = (move: MoveName): boolean => apart.includes(move);

const earliest = (...dates: readonly Date[]): Date => new Date(Math.min(...dates.map((date) => date.getTime())));

/** So many days, but not beyond the date it is reserved for, nor beyond the last of those proposed. */
function validUntil(order: Order, { dates, days }: Proposed, now: Date): Date {
	const last = Math.max(...dates.map((date) => latestStart(movedTo(order, date)).getTime()));
	return earliest(new Date(now.getTime() + days * dayMs), latestStart(order), new Date(last));
}

/** A request waits as long as its guest may answer, and then for its provider again. */
export function datesProposed(reservation: Reservation, proposed: Proposed, now: Date): Advanced {
	const { status, order, expiresAt } = reservation;
	const until = validUntil(order, proposed, now);
	const proposal: Proposal = {
		dates: proposed.dates
			.map(({ on, time }) => ({ on, time, total: dated(reservation, { on, time }).price.total }))
			.toSorted((one, other) => (startKey(one) < startKey(other) ? -1 : 1)),
		text: proposed.text,
		proposedAt: now.toISOString(),
		validUntil: until.toISOString(),
	};
	const next = { ...reservation, proposal, waivedUntil: waivedByDates(reservation, until, now) };
	const waits = new Date(Math.max(answerBy(order, until).getTime(), expiresAt?.getTime() ?? 0));
	return { next: status === 'requested' ? { ...next, expiresAt: waits } : next, takes: [], frees: [] };
}

const startKey = ({ on, time }: DayAndTime) => `${on} ${time ?? ''}`;

/** The guest has said no, or nothing in time, or it was taken back: all stays as it was, and a request waits for its answer again. */
export function withoutProposal(reservation: Reservation, now: Date): Advanced {
	const { status, order, expiresAt } = reservation;
	const next =
		status === 'requested'
			? { ...reservation, proposal: null, expiresAt: earliest(answerBy(order, now), expiresAt ?? answerBy(order, now)) }
			: { ...reservation, proposal: null, payBy: payByAtLeast(reservation, leftHours, now) };
	return { next, takes: [], frees: [] };
}

type Accepted = { date: DayAndTime; seen: string };

/**
 * Both have agreed. Its provider has asked for it: what is less than before costs no fee. Undefined where other dates have come
 * since, or this one has begun.
 */
export function dateAccepted(reservation: Reservation, { date, seen }: Accepted, now: Date): Advanced | undefined {
	const { status, money, proposal, questions } = reservation;
	const isProposed = proposal?.proposedAt === seen && proposal.dates.some((one) => isSameStart(one, date));
	const { order, price, places } = dated(reservation, date);
	if (!isProposed || now >= latestStart(order)) return undefined;
	const isAnswer = status === 'requested';
	const left = cancelledMoney(money, { price: price.total, percent: 100 });
	const next: Reservation = {
		...reservation,
		...{ status: 'confirmed', order, price, places, proposal: null, expiresAt: null, waivedUntil: null },
		money: left,
		...(isAnswer && { confirmedAt: now, questions: allAgreed(questions, now) }),
	};
	const hours = left.total > money.total ? raisedHours : leftHours;
	return {
		next: { ...next, payBy: isAnswer ? payByOf(order, now) : payByAfterChange(next, hours, now) },
		takes: beyond(placesIn(order, places), heldBy(reservation)),
		frees: beyond(allHeld(reservation), heldBy(next)),
		ticket: null,
	};
}
