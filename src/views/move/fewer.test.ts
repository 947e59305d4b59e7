import { describe, expect, test } from 'vitest';
import type { PriceList } from '#domain/product/price.ts';
import { areTooFew, fewerRange, fewestUnits, priceOfFewer, staying, withoutThese, withPersons } from './fewer.ts';

const persons = (adult: number, child = 0, infant = 0) => ({ adult, child, infant });
const reserved = (price: PriceList, party = persons(2, 1, 1), units = 1) => ({
	order: { on: '2026-12-10', to: null, time: null, persons: party, units, choices: {} },
	lead: { birthOn: '1990-04-13' } as never,
	travellers: [
		{ firstName: 'Anong', lastName: 'Srisuk', birthOn: '2020-01-02' },
		{ firstName: 'Boon', lastName: 'Srisuk', birthOn: '1988-05-06' },
		{ firstName: 'Nok', lastName: 'Srisuk', birthOn: '2026-02-01' },
	],
	terms: { price, confirmation: 'instant' as const },
	details: {} as { bags?: number },
	bounds: { minPersons: 1, maxPersons: 10, capacity: 10 },
});
const train: PriceList = { unit: 'person', won: 59_800, childWon: 29_900 };

describe('by name', () => {
	test('each who stays at home takes away one of those they were counted as', () => {
		expect(withoutThese(reserved(train), [0])).toEqual({ persons: persons(2, 0, 1), units: 1, leaving: [0] });
		expect(withoutThese(reserved(train), [1, 2]).persons).toEqual(persons(1, 1, 0));
		expect(withoutThese(reserved(train), [2, 0, 1]).persons).toEqual(persons(1));
		expect(withoutThese(reserved(train), []).persons).toEqual(persons(2, 1, 1));
	});

	test('a child that was reserved for as an adult goes as one', () => {
		expect(withoutThese(reserved(train, persons(4)), [0]).persons).toEqual(persons(3));
	});

	test('a child in whose name it is keeps its own place, so that the last adult is missed', () => {
		const child = { ...reserved(train, persons(1, 2, 1)), lead: { birthOn: '2018-01-01' } as never };
		expect(withoutThese(child, [1]).persons).toEqual(persons(0, 2, 1));
	});

	test('the others still come', () => {
		const { travellers } = reserved(train);
		expect(staying(travellers, [0, 2]).map(({ firstName }) => firstName)).toEqual(['Boon']);
	});
});

describe('by number', () => {
	const fewer = (units: number) => ({ persons: persons(7), units, leaving: [] });

	test('vehicles are as few as the people need', () => {
		const vehicles = reserved({ unit: 'vehicle', won: 80_000, holds: 6 }, persons(7), 2);
		expect(withPersons(vehicles, fewer(2), persons(6)).units).toBe(1);
		expect(withPersons(vehicles, fewer(1), persons(7)).units).toBe(2);
	});

	test('vehicles that were taken for bags are kept until they are given up, and never fewer than the bags need', () => {
		const price: PriceList = { unit: 'vehicle', won: 80_000, holds: 6, bags: 4 };
		const vehicles = { ...reserved(price, persons(3), 2), details: { bags: 6 } };
		expect(withPersons(vehicles, fewer(2), persons(1)).units).toBe(2);
		expect(fewestUnits(vehicles, persons(1))).toBe(2);
		expect(fewestUnits({ ...vehicles, details: { bags: 4 } }, persons(1))).toBe(1);
		expect(withPersons({ ...vehicles, details: { bags: 4 } }, fewer(2), persons(1)).units).toBe(2);
	});

	test('the product takes no fewer than its minimum', () => {
		const four = { ...reserved(train, persons(3, 1)), bounds: { minPersons: 2, maxPersons: 10, capacity: 10 } };
		expect(fewerRange(four, persons(3, 1), 'adult')).toEqual({ min: 1, max: 3 });
		expect(fewerRange(four, persons(3, 0), 'adult')).toEqual({ min: 2, max: 3 });
		expect(fewerRange(four, persons(2, 0), 'child')).toEqual({ min: 0, max: 1 });
		expect([areTooFew(four, persons(1, 1)), areTooFew(four, persons(1))]).toEqual([false, true]);
		// What was reserved before the product asked for more stays as it is.
		const bounds = { minPersons: 6, maxPersons: 10, capacity: 10 };
		expect(fewerRange({ ...four, bounds }, persons(3, 1), 'adult')).toEqual({ min: 3, max: 3 });
	});

	test('rooms are kept until they are given up, and never too few', () => {
		const rooms = reserved({ unit: 'room', won: 150_000, holds: 2 }, persons(4), 2);
		expect(withPersons(rooms, fewer(2), persons(2)).units).toBe(2);
		expect(withPersons(rooms, fewer(1), persons(3)).units).toBe(2);
	});

	test('places are not counted in units', () => {
		expect(withPersons(reserved(train), fewer(1), persons(1)).units).toBe(1);
	});
});

test('the price is the one agreed at booking', () => {
	expect(priceOfFewer(reserved(train), { persons: persons(1, 1), units: 1, leaving: [] })).toBe(89_700);
	const rooms = reserved({ unit: 'room', won: 150_000, holds: 2 }, persons(4), 2);
	expect(priceOfFewer(rooms, { persons: persons(1), units: 2, leaving: [] })).toBe(300_000);
	expect(priceOfFewer(rooms, { persons: persons(1), units: 1, leaving: [] })).toBe(150_000);
});
