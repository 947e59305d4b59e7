import { advance, type MoveInput } from '#domain/reservation/advance-reservation.ts';
import { type PriceOffer, type VersionState, versionSteps } from '#domain/reservation/agreed-price.ts';
import { type DueFacts, dueNow, type Reminded } from '#domain/reservation/due.ts';
import { heldBy } from '#domain/reservation/held-places.ts';
import type { Hold } from '#domain/reservation/order.ts';
import { type PaymentKind, type PaymentMethod, paymentPlan, recordPayment } from '#domain/reservation/payment.ts';
import { type ActorKind, balanceDue, type Reservation, refundDue } from '#domain/reservation/reservation.ts';
import type { HistoryEvent } from '#domain/reservation/reservation-machine.ts';

type Lived = {
	event: HistoryEvent;
	actor: ActorKind;
	status: Reservation['status'];
	reason: string | null;
	details: Record<string, unknown>;
	at: Date;
};
type Paid = { kind: PaymentKind; won: number; method: PaymentMethod; at: Date };
type Price = { offer: PriceOffer; state: VersionState; actor: ActorKind; at: Date; decidedAt: Date | null };
type Said = { by: 'member' | 'house'; text: string; at: Date; readAt: Date | null };

/** A reservation with all that happened to it until now. */
export type Life = {
	reservation: Reservation;
	reminded: Reminded;
	confirmedAt: Date | null;
	erasedAt: Date | null;
	history: Lived[];
	payments: Paid[];
	messages: Said[];
	/** Every price in lines that was put, and what became of it. */
	prices: Price[];
	/** In the order they were taken and given back. */
	takes: Hold[][];
	frees: Hold[][];
};

export type World = { now: Date; house: ActorKind; eraseAfterDays: number };

/** Its first line: reserved by the member, its places taken. */
export function beginLife(reservation: Reservation): Life {
	const { status, requestedAt } = reservation;
	const isInstant = status === 'confirmed';
	const first = { event: isInstant ? 'book' : 'request', actor: 'member', status, reason: null } as const;
	return {
		reservation,
		reminded: { week: false, day: false, pay: false, balance: false },
		confirmedAt: isInstant ? requestedAt : null,
		erasedAt: null,
		history: [{ ...first, details: {}, at: requestedAt }],
		payments: [],
		messages: [],
		prices: [],
		takes: [heldBy(reservation)],
		frees: [],
	};
}

export function move(
	life: Life,
	input: MoveInput,
	{ at, actor, reason = null }: { at: Date; actor: ActorKind; reason?: string | null },
): Life {
	const advanced = advance(life.reservation, input, { actor, now: at });
	if (!advanced.ok) throw new Error(`${input.move} by ${actor}: ${advanced.refusal}`);
	const { next, takes, frees, percent } = advanced.value;
	const isOrderTold = input.move === 'ask-change' || input.move === 'agree-change' || input.move === 'reduce';
	const details = {
		...(percent !== undefined && { percent }),
		...(isOrderTold && { order: next.change?.order ?? next.order }),
		...(input.move === 'ask-change' && { isWish: next.change !== null }),
		...wonOf(life.reservation, next, input),
	};
	return {
		...life,
		reservation: next,
		confirmedAt: next.status === 'confirmed' ? (next.confirmedAt ?? life.confirmedAt) : life.confirmedAt,
		prices: pricesAfter(life, next, { move: input.move, actor, at }),
		history: [...life.history, { event: input.move, actor, status: next.status, reason, details, at }],
		takes: [...life.takes, takes],
		frees: [...life.frees, frees],
	};
}

/** The total of the price in lines that a move is about. */
function wonOf(before: Reservation, next: Reservation, { move: name }: MoveInput): { won?: number } {
	const told = name === 'offer-price' ? next.offer : name.endsWith('-price') ? before.offer : null;
	return told ? { won: told.total } : {};
}

function pricesAfter(
	{ prices, reservation }: Life,
	next: Reservation,
	{ move: name, actor, at }: { move: string; actor: ActorKind; at: Date },
): Price[] {
	const { settles, begins } = versionSteps(name, reservation, next);
	const settled = settles.reduce(
		(list, { from, to }) => list.map((one) => (one.state === from ? { ...one, state: to, decidedAt: at } : one)),
		prices,
	);
	return begins ? [...settled, { offer: begins, state: 'open', actor, at, decidedAt: null }] : settled;
}

/** What the clock does by then: requests run out, services are over, reminders were sent, what is secret is erased. */
export function passTime(life: Life, until: Date, { eraseAfterDays }: World): Life {
	let passed = life;
	for (;;) {
		const facts: DueFacts = { ...passed, isErased: passed.erasedAt !== null, eraseAfterDays };
		const next = dueNow(facts, until);
		if (!next) return passed;
		const { due: task, at } = next;
		if (task.task === 'move') passed = move(passed, { move: task.move }, { at, actor: 'clock' });
		else if (task.task === 'remind') passed = { ...passed, reminded: { ...passed.reminded, [task.reminder]: true } };
		else passed = { ...passed, erasedAt: at };
	}
}

export function pay(
	life: Life,
	{ pays, method, at }: { pays: 'deposit' | 'rest'; method: PaymentMethod; at: Date },
): Life {
	const { reservation, confirmedAt } = life;
	if (!confirmedAt) throw new Error('paid before it was confirmed');
	const { deposit } = paymentPlan(reservation, confirmedAt);
	const won = pays === 'deposit' ? deposit : balanceDue(reservation.money);
	return record(life, { kind: 'payment', won, method, at });
}

export const refund = (life: Life, { method, at }: { method: PaymentMethod; at: Date }): Life =>
	record(life, { kind: 'refund', won: refundDue(life.reservation.money), method, at });

function record(life: Life, paid: Paid): Life {
	const money = recordPayment(life.reservation.money, paid.kind, paid.won);
	if (!money) throw new Error(`${paid.kind} of ${paid.won}: more than is due`);
	return { ...life, reservation: { ...life.reservation, money }, payments: [...life.payments, paid] };
}

const readAfterMs = 40 * 60 * 1000;

export function say(
	life: Life,
	{ says, by, isRead, at, now }: { says: string; by: Said['by']; isRead: boolean; at: Date; now: Date },
): Life {
	const readAt = isRead ? new Date(Math.min(at.getTime() + readAfterMs, now.getTime())) : null;
	return { ...life, messages: [...life.messages, { by, text: says, at, readAt }] };
}
