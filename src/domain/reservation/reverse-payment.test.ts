import { expect, test } from 'vitest';
import { tourOrder as order, tourTerms as terms } from '../../../tests/support/day-tour.ts';
import { beginReservation } from './advance-reservation.ts';
import { afterPayment } from './after-payment.ts';
import { recordPayment } from './payment.ts';
import { paymentState } from './payment-state.ts';
import type { Reservation } from './reservation.ts';
import { mayReverse, reversePayment } from './reverse-payment.ts';

const at = new Date('2026-11-16T00:00:00Z');
const booked = () => beginReservation(order, terms, at);
const paid = (one: Reservation, won: number, now = at): Reservation => {
	const money = recordPayment(one.money, 'payment', won);
	if (!money) throw new Error('refused');
	return afterPayment(one, money, now);
};

test('a deposit that was never paid is due again, with a day for it where its date has passed', () => {
	const late = new Date('2026-11-19T06:00:00Z');
	const secured = paid(booked(), 40_000);
	expect([secured.isSecured, paymentState(secured).state]).toEqual([true, 'on-site']);
	const early = reversePayment(secured, { kind: 'payment', won: 40_000 }, at);
	expect(early && paymentState(early)).toMatchObject({
		state: 'due',
		won: 40_000,
		by: new Date('2026-11-19T00:00:00Z'),
	});
	const after = reversePayment(secured, { kind: 'payment', won: 40_000 }, late);
	expect(after && paymentState(after)).toMatchObject({
		state: 'due',
		won: 40_000,
		by: new Date('2026-11-20T06:00:00Z'),
	});
});

test('another entry leaves the deposit as it was', () => {
	const all = paid(paid(booked(), 40_000), 20_000);
	const left = reversePayment(all, { kind: 'payment', won: 20_000 }, at);
	expect([left?.isSecured, left?.money.paid]).toEqual([true, 40_000]);
});

test('what went back already is taken back first', () => {
	const one = booked();
	const back = { ...one, money: { ...one.money, total: 0, paid: 40_000, refunded: 40_000 } };
	expect(reversePayment(back, { kind: 'payment', won: 40_000 }, at)).toBeUndefined();
	expect(reversePayment(back, { kind: 'refund', won: 40_000 }, at)?.money.refunded).toBe(0);
});

test('who wrote it down takes it back, or an operator; once', () => {
	const entry = { method: 'on-site' as const, actorId: 'mina', reversedAt: null };
	expect(mayReverse(entry, { role: 'provider', memberId: 'mina' })).toBe(true);
	expect(mayReverse(entry, { role: 'provider', memberId: 'jun' })).toBe(false);
	expect(mayReverse(entry, { role: 'operator', memberId: 'kim' })).toBe(true);
	expect(mayReverse(entry, { role: 'member', memberId: 'mina' })).toBe(false);
	expect(mayReverse({ ...entry, method: 'transfer' }, { role: 'provider', memberId: 'mina' })).toBe(false);
	expect(mayReverse({ ...entry, reversedAt: at }, { role: 'operator', memberId: 'kim' })).toBe(false);
});
