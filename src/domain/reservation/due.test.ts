import { describe, expect, test } from 'vitest';
import { beginReservation } from './advance-reservation.ts';
import { cancellationScales } from './cancellation.ts';
import { type DueFacts, dueNow, nextDueAt } from './due.ts';
import type { Reservation, Terms } from './reservation.ts';

const korea = (text: string) => new Date(`${text}:00+09:00`);
const terms: Terms = {
	scale: cancellationScales['day-tour'],
	price: { unit: 'person', won: 100_000 },
	confirmation: 'instant',
	depositPercent: 20,
	minutes: 180,
	nights: null,
};
const order = {
	on: '2026-12-10',
	to: null,
	time: '09:30',
	persons: { adult: 1, child: 0, infant: 0 },
	units: 1,
	choices: {},
};
const begun = beginReservation(order, terms, korea('2026-11-20T10:00'));
const facts = (changes: Partial<Reservation> = {}, noted: Partial<DueFacts> = {}): DueFacts => ({
	reservation: { ...begun, money: { ...begun.money, paid: 20_000 }, ...changes },
	reminded: { week: false, day: false, pay: true },
	isErased: false,
	eraseAfterDays: 7,
	...noted,
});
const reminded = { reminded: { week: true, day: true, pay: true } };

describe('what time has to do', () => {
	test('a reminder a week and a day before, in the Korean morning', () => {
		expect(nextDueAt(facts())).toEqual(korea('2026-12-03T11:00'));
		expect(dueNow(facts(), korea('2026-12-03T10:59'))).toBeUndefined();
		expect(dueNow(facts(), korea('2026-12-03T11:00'))).toEqual({
			due: { task: 'remind', reminder: 'week' },
			isLate: false,
		});
		const week = { reminded: { week: true, day: false, pay: true } };
		expect(nextDueAt(facts({}, week))).toEqual(korea('2026-12-09T11:00'));
	});

	test('who reserved shortly before is not reminded of what they just did', () => {
		const short = facts({ requestedAt: korea('2026-12-03T02:00') });
		expect(nextDueAt(short)).toEqual(korea('2026-12-09T11:00'));
	});

	test('a server that was down reminds nobody of yesterday', () => {
		expect(dueNow(facts(), korea('2026-12-09T11:30'))).toEqual({
			due: { task: 'remind', reminder: 'week' },
			isLate: true,
		});
		const week = { reminded: { week: true, day: false, pay: true } };
		expect(dueNow(facts({}, week), korea('2026-12-10T10:00'))?.isLate).toBe(true);
	});

	test('completing, then erasing what was sealed seven days after the end', () => {
		expect(nextDueAt(facts({}, reminded))).toEqual(korea('2026-12-11T00:30'));
		expect(dueNow(facts({}, reminded), korea('2026-12-11T00:30'))?.due).toEqual({ task: 'move', move: 'complete' });
		const completed = facts({ status: 'completed' }, reminded);
		expect(nextDueAt(completed)).toEqual(korea('2026-12-17T12:30'));
		expect(nextDueAt(facts({ status: 'completed' }, { ...reminded, isErased: true }))).toBeNull();
	});

	test('letting a request run out, and a wish for a change', () => {
		const expiresAt = korea('2026-11-22T10:00');
		const asked = facts({ status: 'requested', expiresAt });
		expect(nextDueAt(asked)).toEqual(expiresAt);
		expect(dueNow(asked, expiresAt)?.due).toEqual({ task: 'move', move: 'expire' });
		const change = { order, price: asked.reservation.price, askedAt: '', expiresAt: expiresAt.toISOString() };
		expect(dueNow(facts({ change }, reminded), expiresAt)?.due).toEqual({ task: 'move', move: 'expire-change' });
	});

	test('what was cancelled is erased too, and nothing else is done about it', () => {
		expect(nextDueAt(facts({ status: 'cancelled' }))).toEqual(korea('2026-12-17T12:30'));
	});
});
