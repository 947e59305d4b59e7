import { describe, expect, test } from 'vitest';
import type { PriceList } from '../product/price.ts';
import { holdsOf, type Order, type Orderable, orderFaults, orderPrice, placesOf } from './order.ts';

const now = new Date('2026-11-15T00:00:00Z');
const tour: Orderable = {
	kind: { booking: 'time' },
	price: { unit: 'person', won: 50_000, childWon: 30_000, infantWon: 0 },
	schedule: { weekdays: [1, 2, 3, 4, 5], times: ['09:00', '14:00'], capacity: 10, leadHours: 24, horizonDays: 90 },
	minPersons: 2,
	maxPersons: 8,
};
const hotel: Orderable = {
	kind: { booking: 'nights' },
	price: { unit: 'room', won: 120_000, holds: 2 },
	schedule: { weekdays: [0, 1, 2, 3, 4, 5, 6], times: [], capacity: 4, leadHours: 0, horizonDays: 90 },
	minPersons: 1,
	maxPersons: 8,
};
const ticketPrice: PriceList = {
	unit: 'person',
	won: 64_000,
	childWon: 34_000,
	infantWon: 0,
	choices: [
		{
			group: 'route',
			options: [
				{ id: 'south', addWon: 0 },
				{ id: 'north', addWon: 0 },
			],
		},
		{
			group: 'class',
			options: [
				{ id: 'standard', addWon: 0 },
				{ id: 'first', addWon: 25_000 },
			],
		},
	],
};
const order = (changes: Partial<Order> = {}): Order => ({
	on: '2026-12-01',
	to: null,
	time: '09:00',
	persons: { adult: 2, child: 1, infant: 1 },
	units: 1,
	choices: {},
	...changes,
});
const stay = (changes: Partial<Order> = {}) =>
	order({ to: '2026-12-04', time: null, persons: { adult: 3, child: 0, infant: 0 }, units: 2, ...changes });

describe('what keeps an order from being taken', () => {
	test('nothing, when all is right', () => {
		expect(orderFaults(order(), tour, now)).toEqual([]);
		expect(orderFaults(stay(), hotel, now)).toEqual([]);
	});

	test.each([
		['a closed weekday', order({ on: '2026-12-05' }), 'time', 'not-offered'],
		['a time that is none', order({ time: '10:00' }), 'time', 'not-offered'],
		['no time', order({ time: null }), 'time', 'required'],
		['begun already', order({ on: '2026-11-13' }), 'time', 'already-begun'],
		['begun this minute', order({ on: '2026-11-15' }), 'time', 'already-begun'],
		['too far', order({ on: '2027-06-01' }), 'time', 'not-offered'],
		['nights where there are none', order({ to: '2026-12-03' }), 'to', 'invalid-input'],
		['too few', order({ persons: { adult: 1, child: 0, infant: 0 } }), 'persons', 'too-few-persons'],
		['children alone', order({ persons: { adult: 0, child: 3, infant: 0 } }), 'persons', 'too-few-persons'],
		['more infants than laps', order({ persons: { adult: 1, child: 0, infant: 3 } }), 'persons', 'too-many-infants'],
		['too many', order({ persons: { adult: 9, child: 0, infant: 0 } }), 'persons', 'too-many-persons'],
		['several groups where people count', order({ units: 2 }), 'units', 'invalid-input'],
		['a choice nobody offers', order({ choices: { class: 'first' } }), 'choices', 'required'],
	])('%s', (_, wished, at, code) => {
		expect(orderFaults(wished, tour, now)).toEqual([{ at, code }]);
	});

	test('too near', () => {
		const near = order({ on: '2026-11-16' });
		expect(orderFaults(near, tour, now)).toEqual([]);
		const later = new Date(now.getTime() + 60_000);
		expect(orderFaults(near, tour, later)).toEqual([{ at: 'time', code: 'not-offered' }]);
	});

	test.each([
		['no day of leaving', stay({ to: null }), 'to', 'required'],
		['leaving before coming', stay({ to: '2026-11-30' }), 'to', 'invalid-input'],
		['a month and more', stay({ to: '2027-01-10' }), 'to', 'invalid-input'],
		['fewer rooms than the guests need', stay({ units: 1 }), 'units', 'invalid-input'],
	])('of a stay: %s', (_, wished, at, code) => {
		expect(orderFaults(wished, hotel, now)).toEqual([{ at, code }]);
	});

	test('a choice that was not made', () => {
		const ticket = { ...tour, price: ticketPrice };
		expect(orderFaults(order({ choices: { route: 'south' } }), ticket, now)).toEqual([
			{ at: 'choices', code: 'required' },
		]);
		expect(orderFaults(order({ choices: { route: 'south', class: 'first' } }), ticket, now)).toEqual([]);
	});
});

describe('what an order takes', () => {
	test('a place for each adult and child, none for an infant', () => {
		expect(placesOf(tour.price, order())).toBe(3);
		expect(holdsOf(tour.price, order())).toEqual([{ on: '2026-12-01', time: '09:00', places: 3 }]);
	});

	test('its rooms in every night, the earliest first', () => {
		expect(holdsOf(hotel.price, stay())).toEqual(
			['2026-12-01', '2026-12-02', '2026-12-03'].map((on) => ({ on, time: null, places: 2 })),
		);
	});

	test('and costs what the options add for everybody who has a seat', () => {
		const chosen = order({ choices: { route: 'north', class: 'first' } });
		expect(orderPrice(ticketPrice, chosen).total).toBe(2 * 89_000 + 59_000);
		expect(orderPrice(ticketPrice, order()).total).toBe(2 * 64_000 + 34_000);
	});
});

test('a stay of a thousand years is refused without counting its nights', () => {
	const ages = stay({ on: '1000-01-01', to: '9999-12-30' });
	expect(orderFaults(ages, hotel, now)).toEqual([{ at: 'to', code: 'invalid-input' }]);
});

test.each([
	[3, { adult: 2, child: 1, infant: 0 }, []],
	[3, { adult: 2, child: 0, infant: 1 }, ['party-too-young']],
	[7, { adult: 2, child: 1, infant: 0 }, []],
	[12, { adult: 2, child: 1, infant: 0 }, ['party-too-young']],
	[16, { adult: 2, child: 0, infant: 0 }, []],
])('from %d years of age, %o', (fromAge, persons, codes) => {
	const bounded = { ...tour, price: { ...tour.price, fromAge } };
	expect(orderFaults(order({ persons }), bounded, now).map(({ code }) => code)).toEqual(codes);
});
