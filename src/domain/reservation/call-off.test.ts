import { describe, expect, test } from 'vitest';
import { askedTerms as terms } from '../../../tests/support/day-tour.ts';
import { beginReservation } from './advance-reservation.ts';
import {
	type CalledDate,
	type CallOffBy,
	calledDateFault,
	callOffFault,
	costOf,
	type Fate,
	fateOf,
	wonBackBy,
} from './call-off.ts';
import type { Order } from './order.ts';
import type { Change, Reservation } from './reservation.ts';
import { moveNames, reservationMoves } from './reservation-machine.ts';

const korea = (text: string) => new Date(`${text}:00+09:00`);
const order: Order = {
	...{ on: '2026-12-10', to: null, time: '09:30', persons: { adult: 2, child: 1, infant: 0 }, units: 1, choices: {} },
};
const asked = korea('2026-11-20T10:00');
const begun = (changes: Partial<Reservation> = {}): Reservation => ({
	...beginReservation(order, terms, asked),
	...changes,
});
const paid = (won: number): Reservation['money'] => ({ total: 260_000, kept: 0, paid: won, refunded: 0 });
const confirmed = (changes: Partial<Reservation> = {}) =>
	begun({ status: 'confirmed', expiresAt: null, money: paid(0), ...changes });
const by: CallOffBy = { actor: 'provider', now: korea('2026-12-09T20:00'), isDisputed: false, isOwn: false };
const day = { on: '2026-12-10', time: null };
const start = { on: '2026-12-10', time: '09:30' };

const wishFor = (wished: Partial<Order>): Change => {
	const { price, places } = begun();
	const expiresAt = korea('2026-12-20T10:00').toISOString();
	return {
		...{ order: { ...order, ...wished }, price, places, percent: 100, expiresAt },
		askedAt: asked.toISOString(),
	};
};

describe('what becomes of a reservation', () => {
	test('what is confirmed is called off, what nobody answered is declined, of the start or of all of its day', () => {
		for (const date of [day, start]) {
			expect(fateOf(confirmed(), date, by)).toEqual({ move: 'call-off' });
			expect(fateOf(begun(), date, by)).toEqual({ move: 'decline' });
			expect(fateOf(confirmed(), date, { ...by, actor: 'operator' })).toEqual({ move: 'call-off' });
		}
	});

	test('another start, another day and what has ended have nothing to do with it', () => {
		expect(fateOf(confirmed(), { ...start, time: '14:00' }, by)).toBe('gone');
		expect(fateOf(confirmed(), { on: '2026-12-11', time: null }, by)).toBe('gone');
		for (const status of ['completed', 'declined', 'expired', 'cancelled', 'no-show'] as const)
			expect(fateOf(confirmed({ status }), day, by)).toBe('gone');
	});

	test('a wish to come on that date is refused; one to leave it ends with the reservation', () => {
		const elsewhere = confirmed({ order: { ...order, on: '2026-12-12' }, change: wishFor({}) });
		expect(fateOf(elsewhere, day, by)).toEqual({ move: 'refuse-change' });
		expect(fateOf(elsewhere, { ...start, time: '14:00' }, by)).toBe('gone');
		expect(fateOf(confirmed({ change: wishFor({ on: '2026-12-12' }) }), day, by)).toEqual({ move: 'call-off' });
	});

	test.each<[string, Partial<Reservation>, Partial<CallOffBy>, Fate]>([
		['who has come', { arrivedAt: korea('2026-12-10T09:00') }, { now: korea('2026-12-10T09:10') }, { left: 'arrived' }],
		['what has begun', {}, { now: korea('2026-12-10T10:00') }, { left: 'begun' }],
		['what is disputed', {}, { isDisputed: true }, { left: 'disputed' }],
		['one’s own', {}, { isOwn: true }, { left: 'own' }],
		[
			'one’s own wish',
			{ order: { ...order, on: '2026-12-12' }, change: wishFor({}) },
			{ isOwn: true },
			{ left: 'own' },
		],
		[
			'who sleeps there since before',
			{ order: { ...order, on: '2026-12-08', to: '2026-12-11', time: null } },
			{},
			{ left: 'longer-stay' },
		],
	])('%s is left for somebody to look at', (_, changes, how, fate) => {
		expect(fateOf(confirmed(changes), day, { ...by, ...how })).toEqual(fate);
	});

	test('whose stay ends on the morning of that day has left', () => {
		const stay = { ...order, on: '2026-12-08', to: '2026-12-10', time: null };
		expect(fateOf(confirmed({ order: stay }), day, by)).toBe('gone');
	});

	test('its moves are those a house makes of a single one, each with a reason', () => {
		for (const move of ['call-off', 'decline', 'refuse-change'] as const) {
			expect(moveNames).toContain(move);
			expect(reservationMoves[move]).toMatchObject({ by: ['provider', 'operator'], isReasoned: true });
		}
	});
});

describe('what it costs', () => {
	test('all that was paid comes back, however late it is; what was owed before is not counted again', () => {
		expect(wonBackBy(confirmed({ money: paid(52_000) }), 'call-off', by)).toBe(52_000);
		expect(wonBackBy(confirmed({ money: paid(270_000) }), 'call-off', by)).toBe(260_000);
		expect(wonBackBy(confirmed(), 'call-off', by)).toBe(0);
	});

	test('is told by parties, people and how the money stands; who is left is named with why', () => {
		const all: Reservation[] = [
			confirmed({ money: paid(260_000) }),
			confirmed({ money: paid(52_000) }),
			confirmed({ money: { ...paid(0), inCheck: 52_000 } }),
			begun(),
			confirmed({ arrivedAt: korea('2026-12-10T09:00') }),
			confirmed({ order: { ...order, on: '2026-12-12' }, change: wishFor({}) }),
			confirmed({ status: 'cancelled' }),
			confirmed({ order: { ...order, on: '2026-12-12' } }),
		];
		const concerned = all.map((reservation, at) => ({ party: at, reservation, fate: fateOf(reservation, day, by) }));
		expect(costOf(concerned, day, by)).toEqual({
			...{ parties: 4, people: 12, requests: 1, wishes: 1, ended: 1, wonBack: 312_000 },
			pay: [
				{ state: 'paid', parties: 2, won: 312_000 },
				{ state: 'checking', parties: 1, won: 0 },
				{ state: 'unpaid', parties: 1, won: 0 },
			],
			moved: [
				{ party: 0, move: 'call-off', won: 260_000 },
				{ party: 1, move: 'call-off', won: 52_000 },
				{ party: 2, move: 'call-off', won: 0 },
				{ party: 3, move: 'decline', won: 0 },
				{ party: 5, move: 'refuse-change', won: 0 },
			],
			left: [{ party: 4, why: 'arrived' }],
		});
	});

	test('of a date that nobody has reserved it is nothing', () => {
		expect(costOf([], day, by)).toEqual({
			...{ parties: 0, people: 0, requests: 0, wishes: 0, ended: 0, wonBack: 0, pay: [], moved: [], left: [] },
		});
	});
});

describe('a date that can be called off', () => {
	const schedule = {
		...{ weekdays: [1, 2, 3, 4, 5], times: ['09:30', '14:00'], capacity: 8, leadHours: 24, horizonDays: 90 },
		days: { '2026-12-11': { times: ['08:00'] }, '2026-12-12': { isOpen: true as const } },
	};
	const standing = { schedule, today: '2026-12-09', isKnown: false };

	test.each<[string, CalledDate, { at: string; code: string } | undefined]>([
		['one of its starts', start, undefined],
		['all of it', day, undefined],
		['all of a day without starts', { on: '2026-12-13', time: null }, undefined],
		['a start that it has not', { ...start, time: '03:07' }, { at: 'time', code: 'not-offered' }],
		['a start of the week on a day with its own', { ...start, on: '2026-12-11' }, { at: 'time', code: 'not-offered' }],
		['a start of its own', { on: '2026-12-11', time: '08:00' }, undefined],
		['a day that was opened by itself', { ...start, on: '2026-12-12' }, undefined],
		['a start on a day without any', { ...start, on: '2026-12-13' }, { at: 'time', code: 'not-offered' }],
		['a day too far ahead', { on: '2999-01-01', time: null }, { at: 'on', code: 'date-wrong' }],
		['yesterday', { on: '2026-12-08', time: null }, { at: 'on', code: 'date-past' }],
	])('%s', (_, date, fault) => {
		expect(callOffFault(date, standing)).toEqual(fault);
	});

	test('a start that the day has no more is one as long as somebody has to do with it', () => {
		expect(callOffFault({ ...start, time: '11:00' }, { ...standing, isKnown: true })).toBeUndefined();
		expect(calledDateFault({ on: '2026-12-08', time: null }, standing)).toBeUndefined();
	});
});
