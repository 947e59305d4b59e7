import { describe, expect, test } from 'vitest';
import { tourOrder as order, tourTerms as terms } from '../../../tests/support/day-tour.ts';
import { advance, beginReservation } from './advance-reservation.ts';
import { afterPayment } from './after-payment.ts';
import { cancellationScales } from './cancellation.ts';
import { acceptProof, refuseProof, sendProof } from './check-proof.ts';
import { dueNow, isMoreToPay, nextDueAt, remindedToPay } from './due.ts';
import { paymentState } from './payment-state.ts';
import { balanceDue, type Reservation, refundDue, type Terms } from './reservation.ts';

const at = new Date('2026-11-16T00:00:00Z');
const hours = (count: number, from = at) => new Date(from.getTime() + count * 3_600_000);
const booked = (more: Partial<Terms> = {}, on = order.on) =>
	beginReservation({ ...order, on }, { ...terms, ...more }, at);
const must = (one: Reservation | undefined): Reservation => {
	if (!one) throw new Error('refused');
	return one;
};
const stateOf = (one: Reservation) => {
	const { state, won, by, isFreed } = paymentState(one);
	return [state, won, by?.toISOString() ?? null, isFreed];
};
const withPaid = (one: Reservation, paid: number) => ({ ...one, money: { ...one.money, paid } });

describe('how a reservation stands with its money', () => {
	test('a deposit is due within three days, and what nobody pays is freed then', () => {
		expect(stateOf(booked())).toEqual(['due', 40_000, '2026-11-19T00:00:00.000Z', true]);
	});

	test('a day before the service at the latest; who reserves later than two days before pays by its beginning', () => {
		expect(stateOf(booked({}, '2026-11-19'))).toEqual(['due', 40_000, '2026-11-18T00:00:00.000Z', true]);
		expect(stateOf(booked({}, '2026-11-17'))).toEqual(['due', 40_000, '2026-11-17T00:00:00.000Z', false]);
	});

	test('what a part was paid for is asked for the rest, and freed like what nobody paid for', () => {
		expect(stateOf(withPaid(booked(), 15_000))).toEqual(['due', 25_000, '2026-11-19T00:00:00.000Z', true]);
		expect(stateOf(withPaid(booked(), 35_900))).toEqual(['due', 4_100, '2026-11-19T00:00:00.000Z', true]);
	});

	test('what only lacks what banks take on the way is not freed', () => {
		expect(stateOf(withPaid(booked(), 36_000))).toEqual(['due', 4_000, '2026-11-19T00:00:00.000Z', false]);
	});

	test('where only the day counts it is due the evening before, and right away on the day itself', () => {
		const dayOnly = (on: string, now = at) => beginReservation({ ...order, time: null, on }, terms, now);
		expect(stateOf(dayOnly('2026-11-17'))).toEqual(['due', 40_000, '2026-11-16T14:59:59.999Z', false]);
		expect(stateOf(dayOnly('2026-11-16'))).toEqual(['due', 40_000, hours(1).toISOString(), false]);
		const evening = new Date('2026-11-16T14:30:00Z');
		expect(stateOf(dayOnly('2026-11-16', evening))[2]).toBe('2026-11-16T14:59:59.999Z');
		expect(stateOf(dayOnly('2026-11-18'))).toEqual(['due', 40_000, '2026-11-17T14:59:59.999Z', true]);
	});

	test('a date that comes nearer takes the transfer with it: it is due before it is used', () => {
		const nearer = { ...order, time: null, on: '2026-11-18' };
		const moved = advance(booked(), { move: 'ask-change', order: nearer }, { actor: 'member', now: hours(1) });
		expect(moved.ok && moved.value.next.payBy?.toISOString()).toBe('2026-11-17T14:59:59.999Z');
	});

	test('the rest on site, or all is paid', () => {
		expect(stateOf(withPaid(booked(), 40_000))).toEqual(['on-site', 160_000, null, false]);
		expect(stateOf(withPaid(booked(), 200_000))).toEqual(['paid', 0, null, false]);
	});

	test('a deposit too small for a transfer is not asked for: all is paid on site, and nothing is freed', () => {
		expect(stateOf(booked({ depositFrom: 50_000 }))).toEqual(['on-site', 200_000, null, false]);
		expect(nextDueAt(facts(booked({ depositFrom: 50_000 })))).toEqual(new Date('2026-12-13T02:00:00Z'));
	});

	test('the rest of a large sum is transferred before the service', () => {
		const group = booked({ balanceDays: 14 });
		expect(stateOf(group)[1]).toBe(40_000);
		expect(stateOf(withPaid(group, 40_000))).toEqual(['due', 160_000, '2026-12-06T14:59:59.999Z', false]);
	});

	test('a request asks for nothing, nor does what has ended', () => {
		expect(stateOf({ ...booked(), status: 'requested' })[0]).toBe('none');
		expect(stateOf({ ...booked(), status: 'cancelled' })[0]).toBe('none');
	});
});

const facts = (reservation: Reservation, isReminded = false) => ({
	reservation,
	reminded: { week: false, day: false, pay: isReminded, balance: false },
	isErased: false,
	eraseAfterDays: 7,
});

describe('a transfer slip', () => {
	const sent = must(sendProof(booked(), hours(1)));

	test('is checked by the evening of the next working day, for what was asked for', () => {
		expect(stateOf(sent)).toEqual(['checking', 40_000, '2026-11-17T09:00:00.000Z', false]);
	});

	test('while it waits nothing is overdue and nothing is freed', () => {
		expect(dueNow(facts(sent, true), hours(100))).toBeUndefined();
		expect(advance(sent, { move: 'lapse' }, { actor: 'clock', now: hours(100) })).toEqual({
			ok: false,
			refusal: 'not-allowed',
		});
	});

	test('accepted is paid; with too little the rest is due, with two days for it', () => {
		expect(stateOf(must(acceptProof(sent, { won: 40_000, now: hours(30) })))).toEqual([
			'on-site',
			160_000,
			null,
			false,
		]);
		const short = must(acceptProof(sent, { won: 30_000, now: hours(60) }));
		expect(stateOf(short)).toEqual(['due', 10_000, hours(108).toISOString(), true]);
	});

	test('never for more than is owed or was asked for, and never twice', () => {
		expect(acceptProof(sent, { won: 200_001, now: at })).toBeUndefined();
		expect(acceptProof(sent, { won: 0, now: at })).toBeUndefined();
		expect(acceptProof(must(acceptProof(sent, { won: 40_000, now: at })), { won: 1, now: at })).toBeUndefined();
	});

	test('not accepted asks again, with the reason and at least two days', () => {
		const refused = must(refuseProof(sent, { reason: 'unreadable', note: 'Page 1 is missing.', now: hours(60) }));
		expect(stateOf(refused)).toEqual(['refused', 40_000, hours(108).toISOString(), true]);
		expect(refused.proof).toMatchObject({ status: 'refused', reason: 'unreadable', note: 'Page 1 is missing.' });
		expect(stateOf(must(sendProof(refused, hours(61))))[0]).toBe('checking');
	});

	test('puts the date off twice: nobody keeps places by sending one slip after the other', () => {
		const dates = [60, 110, 170, 180].reduce<{ one: Reservation; by: unknown[] }>(
			({ one, by }, count) => {
				const again = must(sendProof(one, hours(count - 1)));
				const next = must(refuseProof(again, { reason: 'not-arrived', note: null, now: hours(count) }));
				return { one: next, by: [...by, stateOf(next)[2]] };
			},
			{ one: booked(), by: [] },
		);
		expect(dates.by).toEqual([108, 158, 158, 158].map((count) => hours(count).toISOString()));
	});

	test('in the place of another is answered when that was to be', () => {
		const first = sent.proof?.answerBy;
		const another = must(sendProof(sent, hours(30)));
		expect(another.proof).toMatchObject({ status: 'sent', sentAt: hours(30).toISOString(), answerBy: first });
		// One after a refusal is a new question.
		const refused = must(refuseProof(sent, { reason: 'unreadable', note: null, now: hours(31) }));
		expect(must(sendProof(refused, hours(32))).proof?.answerBy).not.toBe(first);
	});

	test('is of no use where nothing is to be transferred', () => {
		expect(sendProof(withPaid(booked(), 40_000), at)).toBeUndefined();
		expect(sendProof({ ...booked(), status: 'requested' }, at)).toBeUndefined();
	});

	test('cancelled while it is checked: the fee is kept of what was sent, and the rest comes back once it is found', () => {
		const now = new Date('2026-12-19T00:00:00Z');
		const cancelled = advance(sent, { move: 'cancel' }, { actor: 'member', now });
		if (!cancelled.ok) throw new Error(cancelled.refusal);
		const { next } = cancelled.value;
		expect(next.money).toMatchObject({ total: 0, kept: 40_000, paid: 0, inCheck: 40_000 });
		const found = must(acceptProof(next, { won: 40_000, now }));
		expect([refundDue(found.money), balanceDue(found.money)]).toEqual([0, 0]);
		const never = must(refuseProof(next, { reason: 'not-arrived', note: null, now }));
		expect([never.money.kept, refundDue(never.money), balanceDue(never.money)]).toEqual([0, 0, 0]);
		const free = advance(sent, { move: 'cancel' }, { actor: 'member', now: hours(2) });
		const back = free.ok ? must(acceptProof(free.value.next, { won: 40_000, now })) : sent;
		expect(refundDue(back.money)).toBe(40_000);
	});
});

describe('what nobody pays for', () => {
	test('is reminded of a day before, once, and then freed without a fee', () => {
		expect(nextDueAt(facts(booked()))).toEqual(hours(48));
		expect(dueNow(facts(booked()), hours(48))?.due).toEqual({ task: 'remind', reminder: 'pay' });
		expect(dueNow(facts(booked(), true), hours(71))).toBeUndefined();
		expect(dueNow(facts(booked(), true), hours(72))?.due).toEqual({ task: 'move', move: 'lapse' });
		const freed = advance(booked(), { move: 'lapse' }, { actor: 'clock', now: hours(72) });
		if (!freed.ok) throw new Error(freed.refusal);
		expect(freed.value.next).toMatchObject({ status: 'cancelled', money: { total: 0, kept: 0 } });
		expect(freed.value.frees).toEqual([{ on: order.on, time: '09:00', places: 2 }]);
	});

	test('a part that came in goes back whole when it is freed', () => {
		const part = withPaid(booked(), 15_000);
		expect(dueNow(facts(part), hours(48))?.due).toEqual({ task: 'remind', reminder: 'pay' });
		expect(dueNow(facts(part, true), hours(72))?.due).toEqual({ task: 'move', move: 'lapse' });
		const freed = advance(part, { move: 'lapse' }, { actor: 'clock', now: hours(72) });
		expect(freed.ok && refundDue(freed.value.next.money)).toBe(15_000);
	});

	test('whoever pays half of what is missing has a day for the rest; smaller parts put nothing off', () => {
		const paid = (one: Reservation, won: number) =>
			afterPayment(one, { ...one.money, paid: one.money.paid + won }, hours(71));
		expect(stateOf(paid(booked(), 20_000))).toEqual(['due', 20_000, hours(95).toISOString(), true]);
		expect(stateOf(paid(booked(), 19_900))).toEqual(['due', 20_100, hours(72).toISOString(), true]);
	});

	test('who has paid and then adds people is reminded of what that costs, with two days for it', () => {
		const ticket = booked({ depositPercent: 100 });
		const paid = afterPayment(ticket, { ...ticket.money, paid: 200_000 }, at);
		const four = { ...order, persons: { adult: 4, child: 0, infant: 0 } };
		const more = advance(paid, { move: 'ask-change', order: four }, { actor: 'member', now: hours(200) });
		if (!more.ok) throw new Error(more.refusal);
		expect(stateOf(more.value.next)).toEqual(['due', 200_000, hours(248).toISOString(), false]);
		expect([isMoreToPay(paid, more.value.next), isMoreToPay(paid, paid)]).toEqual([true, false]);
	});

	test('nobody who has come is sent away', () => {
		const come = { ...booked(), arrivedAt: hours(71) };
		expect(advance(come, { move: 'lapse' }, { actor: 'clock', now: hours(72) }).ok).toBe(false);
	});

	test('is never freed before it was reminded: who is reminded late has another day', () => {
		expect(dueNow(facts(booked()), hours(500))?.due).toEqual({ task: 'remind', reminder: 'pay' });
		const late = remindedToPay(booked(), hours(500));
		expect(late.payBy).toEqual(hours(524));
		expect(dueNow(facts(late, true), hours(523))?.due.task).not.toBe('move');
	});

	test('stays while a wish for a change waits, and has a day more once that is refused', () => {
		const later = { ...order, on: '2026-12-28' };
		const asked = advance(booked({ confirmation: 'request' }), { move: 'confirm' }, { actor: 'provider', now: at });
		if (!asked.ok) throw new Error(asked.refusal);
		const wish = advance(asked.value.next, { move: 'ask-change', order: later }, { actor: 'member', now: hours(70) });
		if (!wish.ok) throw new Error(wish.refusal);
		expect(dueNow(facts(wish.value.next, true), hours(80))).toBeUndefined();
		const refused = advance(wish.value.next, { move: 'refuse-change' }, { actor: 'provider', now: hours(90) });
		expect(refused.ok && refused.value.next.payBy).toEqual(hours(114));
	});
});

describe('free cancellation of what had to wait for an answer', () => {
	const onRequest = {
		...terms,
		confirmation: 'request',
		scale: cancellationScales['private-tour'],
		graceHours: 24,
	} as const;
	const requested = beginReservation({ ...order, on: '2026-12-16' }, onRequest, at);
	const confirmed = advance(requested, { move: 'confirm' }, { actor: 'provider', now: hours(40) });
	const percentAt = (now: Date, one = confirmed) => {
		if (!one.ok) throw new Error(one.refusal);
		const cancelled = advance(one.value.next, { move: 'cancel' }, { actor: 'member', now });
		return cancelled.ok ? cancelled.value.percent : undefined;
	};

	test('lasts a day beyond the answer, where it was free when it was asked for', () => {
		expect(percentAt(hours(63))).toBe(100);
		expect(percentAt(hours(65))).toBe(80);
	});

	test('where it was no longer free then, the scale alone decides', () => {
		const late = beginReservation({ ...order, on: '2026-12-10' }, onRequest, at);
		expect(percentAt(hours(41), advance(late, { move: 'confirm' }, { actor: 'provider', now: hours(40) }))).toBe(80);
	});
});

describe('once the deposit was paid', () => {
	const late = new Date('2026-12-18T00:00:00Z');
	const paid = () => {
		const one = booked();
		return afterPayment(one, { ...one.money, paid: 40_000 }, at);
	};
	const moved = (one: Reservation, input: Parameters<typeof advance>[1], now: Date) => {
		const result = advance(one, input, { actor: 'member', now });
		if (!result.ok) throw new Error(result.refusal);
		return result.value.next;
	};
	const partyOf = (adult: number) => ({ adult, child: 0, infant: 0 });
	const more = (one: Reservation, adult: number, now: Date) =>
		moved(one, { move: 'ask-change', order: { ...one.order, persons: partyOf(adult) } }, now);
	const fewer = (one: Reservation, adult: number, now: Date) =>
		moved(one, { move: 'reduce', persons: partyOf(adult), units: 1 }, now);

	test('a fee for coming with fewer does not make it due again', () => {
		const one = fewer(paid(), 1, late);
		expect(one.money).toMatchObject({ total: 100_000, kept: 10_000, paid: 40_000 });
		expect(stateOf(one)).toEqual(['on-site', 70_000, null, false]);
	});

	test('who adds a guest owes for one guest more, and is not freed', () => {
		expect(stateOf(more(paid(), 5, late))).toEqual(['on-site', 460_000, null, false]);
	});

	test('who adds a guest and takes them off again is not asked for the deposit twice', () => {
		expect(stateOf(fewer(more(paid(), 3, late), 2, late)).slice(0, 2)).toEqual(['on-site', 170_000]);
	});

	test('of what is paid in full beforehand the rest is still due, with a day for it, and never freed', () => {
		const ticket = booked({ depositPercent: 100 });
		const bought = afterPayment(ticket, { ...ticket.money, paid: 200_000 }, at);
		expect(stateOf(more(bought, 3, late))).toEqual(['due', 100_000, '2026-12-20T00:00:00.000Z', false]);
	});

	test('a slip that was found secures it as well; a part of the deposit does not', () => {
		const sent = must(sendProof(booked(), at));
		expect(must(acceptProof(sent, { won: 40_000, now: at })).isSecured).toBe(true);
		expect(must(acceptProof(sent, { won: 20_000, now: at })).isSecured).toBeUndefined();
	});
});

describe('changes do not keep unpaid places', () => {
	const change = (one: Reservation, adult: number, now: Date) => {
		const order = { ...one.order, persons: { adult, child: 0, infant: 0 } };
		const result = advance(one, { move: 'ask-change', order }, { actor: 'member', now });
		if (!result.ok) throw new Error(result.refusal);
		return result.value.next;
	};

	test('the date is put off until six days after the confirmation at the most', () => {
		let one = booked();
		for (let day = 1; day < 6; day += 1) one = change(one, 2 + (day % 2), hours(24 * day));
		expect(one.payBy?.toISOString()).toBe('2026-11-22T00:00:00.000Z');
	});

	test('not at all where two slips were not enough', () => {
		let one = booked();
		for (const now of [at, hours(1)])
			one = must(refuseProof(must(sendProof(one, now)), { reason: 'not-arrived', note: null, now }));
		expect(change(one, 3, hours(60)).payBy).toEqual(one.payBy);
	});
});
