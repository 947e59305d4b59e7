import { expect, test } from 'vitest';
import type { AvailableDay } from '#contract/api/product.ts';
import { type Bounds, type Choice, readChoice } from './choice.ts';
import {
	chooseDay,
	type Days,
	hasRoomOn,
	isChoosable,
	leftFor,
	lowestWon,
	settledChoice,
	withHeld,
} from './choose-day.ts';

const day = (on: string, left = 4, times: (string | null)[] = [null]): AvailableDay => ({
	on,
	won: 100_000,
	slots: times.map((time) => ({ time, left })),
});
const daysOf = (...days: AvailableDay[]): Days => new Map(days.map((one) => [one.on, one]));

const hotel: Bounds = {
	booking: 'nights',
	price: { unit: 'room', won: 100_000, holds: 2 },
	minPersons: 1,
	maxPersons: 8,
	capacity: 10,
	usualAdults: 2,
	promotions: [],
};
const tour: Bounds = { ...hotel, booking: 'time', price: { unit: 'person', won: 100_000 } };
const nothing: Choice = readChoice(new URLSearchParams(), hotel);

/** The 3rd is not offered. */
const october = daysOf(day('2026-10-01'), day('2026-10-02'), day('2026-10-04'), day('2026-10-05'));

const click = (choice: Choice, on: string, bounds = hotel, days = october) => chooseDay(on, { choice, bounds, days });

test('the first click is the check-in, the second the check-out', () => {
	const first = click(nothing, '2026-10-01');
	expect(first).toMatchObject({ on: '2026-10-01', to: undefined });
	expect(click(first, '2026-10-02')).toMatchObject({ on: '2026-10-01', to: '2026-10-02' });
});

test('a third click begins anew', () => {
	const stay = click(click(nothing, '2026-10-01'), '2026-10-02');
	expect(click(stay, '2026-10-04')).toMatchObject({ on: '2026-10-04', to: undefined });
});

test('one may leave on a day that is not offered, but not stay over it', () => {
	const first = click(nothing, '2026-10-01');
	expect(isChoosable('2026-10-03', { choice: first, bounds: hotel, days: october })).toBe(true);
	expect(isChoosable('2026-10-03', { choice: nothing, bounds: hotel, days: october })).toBe(false);
	expect(click(first, '2026-10-03')).toMatchObject({ to: '2026-10-03' });
	expect(click(first, '2026-10-05')).toMatchObject({ on: '2026-10-05', to: undefined });
});

test('an earlier day than the check-in becomes the check-in', () => {
	expect(click(click(nothing, '2026-10-05'), '2026-10-02')).toMatchObject({ on: '2026-10-02', to: undefined });
});

const four = { ...nothing, persons: { adult: 4, child: 0, infant: 0 } };

test('a day without room for all is told from one with room, and can be chosen to wait for', () => {
	const few = daysOf(day('2026-10-01', 1));
	expect(hasRoomOn('2026-10-01', { choice: nothing, bounds: hotel, days: few })).toBe(true);
	expect(hasRoomOn('2026-10-01', { choice: four, bounds: hotel, days: few })).toBe(false);
	expect(hasRoomOn('2026-10-01', { choice: four, bounds: tour, days: few })).toBe(false);
	expect(isChoosable('2026-10-01', { choice: four, bounds: tour, days: few })).toBe(true);
	expect(hasRoomOn('2026-10-02', { choice: nothing, bounds: tour, days: few })).toBe(false);
});

test('what is left is what the fullest of the chosen slots has', () => {
	const days = daysOf(day('2026-10-01', 4), day('2026-10-02', 1), day('2026-10-04', 2, ['07:30', '14:00']));
	const left = (choice: Choice, bounds: Bounds) => leftFor({ choice, bounds, days });
	expect(left({ ...nothing, on: '2026-10-01', to: '2026-10-03' }, hotel)).toBe(1);
	expect(left({ ...nothing, on: '2026-10-01', to: '2026-10-02' }, hotel)).toBe(4);
	expect(left({ ...nothing, on: '2026-10-02', to: '2026-10-04' }, hotel)).toBeUndefined();
	expect(left({ ...nothing, on: '2026-10-04', time: '14:00' }, tour)).toBe(2);
	expect(left({ ...nothing, on: '2026-10-04', time: '15:00' }, tour)).toBeUndefined();
	expect(left(nothing, tour)).toBeUndefined();
});

test('the time stays when all fit into it on the new day, else the first into which they do is taken', () => {
	const days = daysOf(day('2026-10-01', 4, ['07:30', '14:00']), day('2026-10-02', 4, ['09:00']));
	const first = click(nothing, '2026-10-01', tour, days);
	expect(first.time).toBe('07:30');
	const afternoon = { ...first, time: '14:00' };
	expect(click(afternoon, '2026-10-01', tour, days).time).toBe('14:00');
	expect(click(afternoon, '2026-10-02', tour, days).time).toBe('09:00');
	const slots = [
		{ time: '07:30', left: 0 },
		{ time: '14:00', left: 4 },
	];
	const half = daysOf({ ...day('2026-10-01'), slots });
	expect(click(first, '2026-10-01', tour, half).time).toBe('14:00');
	const full = daysOf(day('2026-10-01', 0, ['07:30', '14:00']));
	expect(click(afternoon, '2026-10-01', tour, full).time).toBe('14:00');
});

test('the lowest price is one only where prices differ', () => {
	expect(lowestWon([100_000, 100_000])).toBeUndefined();
	expect(lowestWon([120_000, 100_000])).toBe(100_000);
	expect(lowestWon([])).toBeUndefined();
});

test('a choice from an old link is set right', () => {
	const days = daysOf(day('2026-10-01', 4, ['07:30', '14:00']), day('2026-10-02', 4, ['07:30']));
	const settle = (choice: Choice, bounds = tour) => settledChoice({ choice, bounds, days });
	expect(settle({ ...nothing, on: '2026-10-01' }).time).toBe('07:30');
	expect(settle({ ...nothing, on: '2026-10-02', time: '14:00' }).time).toBe('07:30');
	expect(settle({ ...nothing, on: '2026-10-03', time: '07:30' })).toMatchObject({ on: undefined, time: undefined });
	const party = { ...nothing, on: '2026-10-01', time: '14:00', persons: { adult: 5, child: 0, infant: 0 } };
	expect(settle(party)).toBe(party);
	expect(settle({ ...nothing, on: '2026-10-01', to: '2026-10-04' }, hotel).on).toBeUndefined();
	const right = { ...nothing, on: '2026-10-01', to: '2026-10-03' };
	expect(settle(right, hotel)).toBe(right);
});

test('whoever changes a reservation finds their own places free, in their own slot only', () => {
	const held = [
		{ on: '2026-11-03', time: '15:30', places: 2 },
		{ on: '2026-11-04', time: '09:00', places: 2 },
	];
	expect(withHeld(day('2026-11-03', 1, ['09:00', '15:30']), held).slots.map(({ left }) => left)).toEqual([1, 3]);
});
