import { expect, test } from 'vitest';
import { dayPrice, type PriceList, priceOf, rulesTooLow, unitsNeeded } from './price.ts';

const tour: PriceList = {
	unit: 'person',
	won: 189_000,
	childWon: 132_000,
	rules: [
		{ reason: 'weekend', percent: 10, weekdays: [0, 6] },
		{ reason: 'peak', percent: 20, season: { from: '07-15', to: '08-20' } },
		{ reason: 'low-season', percent: -10, season: { from: '12-20', to: '01-10' } },
	],
};
const room: PriceList = {
	unit: 'room',
	won: 120_000,
	holds: 2,
	rules: [{ reason: 'weekend', percent: 25, weekdays: [5, 6] }],
};
const people = (adult: number, child = 0, infant = 0) => ({ adult, child, infant });

test('persons are priced by type, and infants are free unless the list says otherwise', () => {
	const price = priceOf(tour, { days: ['2026-10-14'], persons: people(2, 1, 1) });
	expect(price.lines.map(({ of, quantity, amount }) => [of, quantity, amount])).toEqual([
		['adult', 2, 378_000],
		['child', 1, 132_000],
		['infant', 1, 0],
	]);
	expect(price.total).toBe(510_000);
});

test('rules of weekday and season add up, and the price is rounded to 100 won', () => {
	expect(dayPrice(tour, '2026-10-14')).toBe(189_000);
	expect(dayPrice(tour, '2026-10-17')).toBe(207_900);
	expect(dayPrice(tour, '2026-07-18')).toBe(245_700);
	expect(priceOf(tour, { days: ['2026-07-18'], persons: people(1, 1) }).total).toBe(245_700 + 171_600);
});

test('a season may go over New Year', () => {
	expect([dayPrice(tour, '2026-12-22'), dayPrice(tour, '2027-01-05'), dayPrice(tour, '2027-01-11')]).toEqual([
		170_100, 170_100, 189_000,
	]);
});

test('a room is priced by the night, each night by its own rule', () => {
	const stay = { days: ['2026-11-19', '2026-11-20', '2026-11-21'], persons: people(2) };
	expect(priceOf(room, stay).lines).toEqual([{ of: 'room', quantity: 1, nights: 3, won: 420_000, amount: 420_000 }]);
});

test('more people than a unit holds need another one', () => {
	expect(unitsNeeded(room, people(3))).toBe(2);
	expect(unitsNeeded(room, people(2, 0, 1))).toBe(1);
	expect(unitsNeeded(room, people(2), 40)).toBe(1);
	expect(unitsNeeded({ ...room, unit: 'vehicle', holds: 4, bags: 3 }, people(2), 4)).toBe(2);
	expect(priceOf(room, { days: ['2026-11-18'], persons: people(5) }).total).toBe(360_000);
	expect(priceOf(room, { days: ['2026-11-18'], persons: people(1), units: 2 }).total).toBe(240_000);
});

test('the total is always the sum of its lines, whole and never negative', () => {
	for (let seed = 1; seed < 400; seed += 1) {
		const list: PriceList = {
			unit: 'person',
			won: seed * 37,
			childWon: seed * 11,
			infantWon: seed % 3,
			rules: [{ reason: 'peak', percent: (seed % 150) - 90 }],
		};
		const { lines, total } = priceOf(list, { days: ['2026-11-18'], persons: people(seed % 9, seed % 5, seed % 2) });
		expect(total).toBe(lines.reduce((sum, line) => sum + line.amount, 0));
		expect(Number.isInteger(total) && total >= 0).toBe(true);
	}
});

test('a price says which rules made it, each once', () => {
	const stay = { days: ['2026-11-19', '2026-11-20', '2026-11-21'], persons: people(2) };
	expect(priceOf(room, stay).reasons).toEqual(room.rules?.map(({ reason, percent }) => ({ reason, percent })));
	expect(priceOf({ unit: 'person', won: 100 }, { days: ['2026-11-21'], persons: people(1) }).reasons).toEqual([]);
});

test('rules that together would give it away take nine tenths off at the most, and are named', () => {
	const twice = (percent: number, season?: { from: string; to: string }): PriceList => ({
		...{ unit: 'person', won: 90_000 },
		rules: [
			{ reason: 'weekend', percent: 10, weekdays: [6] },
			{ reason: 'weekend', percent, weekdays: [0, 6] },
			{ reason: 'low-season', percent, ...(season && { season }) },
		],
	});
	// A Sunday.
	expect(dayPrice(twice(-60), '2026-11-15')).toBe(9_000);
	expect(rulesTooLow(twice(-60))).toEqual([1, 2]);
	expect(rulesTooLow(twice(-45))).toEqual([]);
	// The leap day falls on a Sunday once in 28 years.
	expect(rulesTooLow(twice(-50, { from: '02-29', to: '02-29' }))).toEqual([1, 2]);
	const apart = { rules: [1, 2].map((weekday) => ({ reason: 'weekday' as const, percent: -60, weekdays: [weekday] })) };
	expect(rulesTooLow(apart)).toEqual([]);
});
