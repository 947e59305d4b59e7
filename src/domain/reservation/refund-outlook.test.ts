import { expect, test } from 'vitest';
import { tourTerms as terms } from '../../../tests/support/day-tour.ts';
import { advance, beginReservation } from './advance-reservation.ts';
import type { Order } from './order.ts';
import { refundOutlook } from './refund-outlook.ts';
import type { Reservation } from './reservation.ts';

const order: Order = {
	on: '2027-03-20',
	to: null,
	time: '09:00',
	persons: { adult: 2, child: 0, infant: 0 },
	units: 1,
	choices: {},
};
const booked = beginReservation(order, terms, new Date('2027-03-01T00:00:00Z'));
const paid = (won: number): Reservation => ({ ...booked, money: { ...booked.money, paid: won } });

test('every step ahead has its exact moment and what would come back of what was paid', () => {
	expect(refundOutlook(paid(200_000), new Date('2027-03-02T00:00:00Z'))).toEqual({
		percent: 100,
		won: 200_000,
		steps: [
			{ until: new Date('2027-03-17T14:59:59.999Z'), percent: 100, refund: 200_000 },
			{ until: new Date('2027-03-18T14:59:59.999Z'), percent: 90, refund: 180_000 },
			{ until: new Date('2027-03-19T14:59:59.999Z'), percent: 80, refund: 160_000 },
			{ until: new Date('2027-03-20T00:00:00Z'), percent: 70, refund: 140_000 },
		],
	});
});

test('steps that have passed are gone, and the last minute of one still counts', () => {
	const last = refundOutlook(paid(200_000), new Date('2027-03-18T14:59:59.999Z'));
	expect([last.percent, last.won, last.steps.map(({ percent }) => percent)]).toEqual([90, 180_000, [80, 70]]);
	const next = refundOutlook(paid(200_000), new Date('2027-03-18T15:00:00Z'));
	expect([next.percent, next.won]).toEqual([80, 160_000]);
});

test('only what was paid beyond what is kept comes back: a deposit may not cover it', () => {
	const { won, steps } = refundOutlook(paid(40_000), new Date('2027-03-19T00:00:00Z'));
	expect(won).toBe(0);
	expect(steps.map(({ refund }) => refund)).toEqual([0, 0]);
	expect(refundOutlook(booked, new Date('2027-03-02T00:00:00Z'))).toMatchObject({ percent: 100, won: 0 });
});

test('a request comes back whole until it is answered; its steps tell what holds from then on', () => {
	const asked = beginReservation(order, { ...terms, confirmation: 'request' }, new Date('2027-03-18T00:00:00Z'));
	const { percent, steps } = refundOutlook(asked, new Date('2027-03-19T00:00:00Z'));
	expect([percent, steps.map((step) => step.percent)]).toEqual([100, [80, 70]]);
});

test('once it has begun or ended there is nothing to cancel', () => {
	const nothing = { percent: 0, won: 0, steps: [] };
	expect(refundOutlook(paid(200_000), new Date('2027-03-20T00:00:00Z'))).toEqual(nothing);
	const cancelled = advance(
		paid(200_000),
		{ move: 'cancel' },
		{ actor: 'member', now: new Date('2027-03-02T00:00:00Z') },
	);
	expect(cancelled.ok && refundOutlook(cancelled.value.next, new Date('2027-03-02T00:00:00Z'))).toEqual(nothing);
});

test('what it promises is what cancelling at that moment gives', () => {
	for (const hours of [0, 100, 390, 400, 420, 440, 455]) {
		const now = new Date(Date.parse('2027-03-01T00:00:00Z') + hours * 3_600_000);
		const before = refundOutlook(paid(200_000), now);
		const done = advance(paid(200_000), { move: 'cancel' }, { actor: 'member', now });
		if (!done.ok) throw new Error('not cancelled');
		const { money } = done.value.next;
		expect(before.won).toBe(money.paid - money.kept);
		expect(before.percent).toBe(done.value.percent);
	}
});
