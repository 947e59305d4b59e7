import { describe, expect, test } from 'vitest';
import { tourTerms } from '../../../tests/support/day-tour.ts';
import { beginReservation } from './advance-reservation.ts';
import { type DueFacts, dueNow, nextDueAt } from './due.ts';
import type { Reservation } from './reservation.ts';

const korea = (text: string) => new Date(`${text}:00+09:00`);
const terms = { ...tourTerms, minutes: 180 };
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
	reminded: { week: false, day: false, pay: true, balance: false },
	isErased: false,
	eraseAfterDays: 7,
	...noted,
});
const reminded = { reminded: { week: true, day: true, pay: true, balance: false } };

describe('what time has to do', () => {
	test('a reminder a week and a day before, in the Korean morning', () => {
		expect(nextDueAt(facts())).toEqual(korea('2026-12-03T11:00'));
		expect(dueNow(facts(), korea('2026-12-03T10:59'))).toBeUndefined();
		expect(dueNow(facts(), korea('2026-12-03T11:00'))).toEqual({
			due: { task: 'remind', reminder: 'week' },
			at: korea('2026-12-03T11:00'),
			isLate: false,
		});
		const week = { reminded: { week: true, day: false, pay: true, balance: false } };
		expect(nextDueAt(facts({}, week))).toEqual(korea('2026-12-09T11:00'));
	});

	test('who reserved shortly before is not reminded of what they just did', () => {
		const short = facts({ requestedAt: korea('2026-12-03T02:00') });
		expect(nextDueAt(short)).toEqual(korea('2026-12-09T11:00'));
	});

	test('a server that was down reminds nobody of yesterday', () => {
		expect(dueNow(facts(), korea('2026-12-09T11:30'))).toEqual({
			due: { task: 'remind', reminder: 'week' },
			at: korea('2026-12-03T11:00'),
			isLate: true,
		});
		const week = { reminded: { week: true, day: false, pay: true, balance: false } };
		expect(dueNow(facts({}, week), korea('2026-12-10T10:00'))?.isLate).toBe(true);
	});

	test('completing, then erasing what was sealed seven days after the end', () => {
		expect(nextDueAt(facts({}, reminded))).toEqual(korea('2026-12-11T00:30'));
		expect(dueNow(facts({}, reminded), korea('2026-12-11T00:30'))?.due).toEqual({ task: 'move', move: 'complete' });
		const completed = facts({ status: 'completed' }, reminded);
		expect(nextDueAt(completed)).toEqual(korea('2026-12-17T12:30'));
		expect(nextDueAt(facts({ status: 'completed' }, { ...reminded, isErased: true }))).toBeNull();
	});

	test('the rest of a large sum, three mornings before it is due; halfway where less is left, never once it is over', () => {
		const large = { terms: { ...terms, balanceDays: 3 } };
		const open = facts(large);
		expect(nextDueAt(open)).toEqual(korea('2026-12-03T11:00'));
		const week = { reminded: { week: true, day: false, pay: true, balance: false } };
		expect(nextDueAt(facts(large, week))).toEqual(korea('2026-12-04T11:00'));
		const balance = { due: { task: 'remind', reminder: 'balance' }, isLate: false };
		expect(dueNow(facts(large, week), korea('2026-12-04T11:00'))).toMatchObject(balance);
		expect(dueNow(facts(large, week), korea('2026-12-08T00:00'))).toMatchObject({ ...balance, isLate: true });
		const short = facts({ ...large, confirmedAt: korea('2026-12-05T12:00') }, week);
		expect(nextDueAt(short)).toEqual(new Date(korea('2026-12-06T18:00').getTime() - 1));
		const done = { reminded: { ...week.reminded, balance: true } };
		expect(nextDueAt(facts(large, done))).toEqual(korea('2026-12-09T11:00'));
		for (const other of [
			{ money: { ...open.reservation.money, paid: 0 } },
			{ money: { ...open.reservation.money, paid: 100_000 } },
		])
			expect(
				dueNow(facts({ ...large, ...other }, { reminded: { ...week.reminded, day: true } }), korea('2026-12-04T11:00'))
					?.due,
			).not.toEqual(balance.due);
	});

	test('what it came too late to free is completed all the same', () => {
		const unpaid = facts({ money: { ...begun.money, paid: 0 }, payBy: null }, reminded);
		expect(dueNow(unpaid, korea('2026-12-10T10:00'))).toBeUndefined();
		expect(nextDueAt(unpaid, korea('2026-12-10T10:00'))).toEqual(korea('2026-12-11T00:30'));
		expect(dueNow(unpaid, korea('2026-12-11T00:30'))?.due).toEqual({ task: 'move', move: 'complete' });
	});

	test('letting a request run out, and a wish for a change', () => {
		const expiresAt = korea('2026-11-22T10:00');
		const asked = facts({ status: 'requested', expiresAt });
		expect(nextDueAt(asked)).toEqual(expiresAt);
		expect(dueNow(asked, expiresAt)?.due).toEqual({ task: 'move', move: 'expire' });
		const change = {
			order,
			price: asked.reservation.price,
			places: asked.reservation.places,
			percent: 100,
			askedAt: '',
			expiresAt: expiresAt.toISOString(),
		};
		expect(dueNow(facts({ change }, reminded), expiresAt)?.due).toEqual({ task: 'move', move: 'expire-change' });
	});

	test('what was cancelled is erased too, and nothing else is done about it', () => {
		expect(nextDueAt(facts({ status: 'cancelled' }))).toEqual(korea('2026-12-17T12:30'));
	});
});
