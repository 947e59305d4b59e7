import { expect, test } from 'vitest';
import { type Bounds, personRange, pricedDays, readChoice, reservationQuery, searchWithChoice } from './choice.ts';

const tour: Bounds = {
	booking: 'time',
	price: { unit: 'person', won: 189_000 },
	minPersons: 2,
	maxPersons: 6,
	capacity: 12,
	usualAdults: 2,
	promotions: [],
};
const hotel: Bounds = {
	booking: 'nights',
	price: { unit: 'room', won: 176_000, holds: 2 },
	minPersons: 1,
	maxPersons: 8,
	capacity: 10,
	usualAdults: 2,
	promotions: [],
};

const read = (search: string, bounds: Bounds) => readChoice(new URLSearchParams(search), bounds);

test('a choice is the same after it went through the address', () => {
	const search = '?on=2026-10-17&time=07:30&adult=3&child=1';
	const choice = read(search, tour);
	expect(choice).toMatchObject({ on: '2026-10-17', time: '07:30', persons: { adult: 3, child: 1, infant: 0 } });
	expect(searchWithChoice('', choice, tour)).toBe(search);
});

test('an address without a choice stays without one, and other words in it stay', () => {
	expect(searchWithChoice('', read('', tour), tour)).toBe('');
	expect(searchWithChoice('?from=mail&on=2026-10-17', { ...read('', tour), on: '2026-10-20' }, tour)).toBe(
		'?from=mail&on=2026-10-20',
	);
});

test('what is no day, no time or no number is left out', () => {
	expect(read('?on=2026-02-30&time=07:30', tour)).toMatchObject({ on: undefined, time: undefined });
	expect(read('?on=2026-10-17&time=99:99&adult=lots', tour)).toMatchObject({
		time: undefined,
		persons: { adult: 2, child: 0, infant: 0 },
	});
});

test('people are brought into the product’s bounds', () => {
	expect(read('?adult=9&child=2', tour).persons).toEqual({ adult: 6, child: 0, infant: 0 });
	expect(read('?adult=1', tour).persons).toEqual({ adult: 2, child: 0, infant: 0 });
	expect(read('?adult=0&child=3', tour).persons).toEqual({ adult: 1, child: 3, infant: 0 });
});

test('nobody wishes for more than there is at one time: vehicles, seats in them, or people', () => {
	const cars: Bounds = { ...hotel, booking: 'time', price: { unit: 'vehicle', won: 89_000, holds: 3 }, capacity: 2 };
	expect(read('?adult=8&units=8', cars)).toMatchObject({ units: 2, persons: { adult: 6 } });
	expect(personRange(read('?adult=2', cars), cars, 'adult')).toEqual({ min: 1, max: 6 });
	const boat: Bounds = { ...tour, minPersons: 1, capacity: 4 };
	const family = read('?adult=3&child=3&infant=2', boat);
	expect(family.persons).toEqual({ adult: 3, child: 1, infant: 2 });
	expect(personRange(family, boat, 'child').max).toBe(1);
	// An infant takes no seat: only the size of a party bounds them.
	expect(personRange(family, boat, 'infant').max).toBe(2);
});

test('each adult brings two infants at most, and stays while they do', () => {
	const family = read('?adult=1&infant=4', { ...tour, minPersons: 1 });
	expect(family.persons).toEqual({ adult: 1, child: 0, infant: 2 });
	expect(personRange(family, tour, 'infant')).toEqual({ min: 1, max: 2 });
	expect(personRange(read('?adult=2&infant=3', tour), tour, 'adult').min).toBe(2);
});

test('a stay ends after it begins, and within four weeks', () => {
	expect(read('?on=2026-10-17&to=2026-10-19', hotel).to).toBe('2026-10-19');
	expect(read('?on=2026-10-17&to=2026-10-17', hotel).to).toBeUndefined();
	expect(read('?on=2026-10-17&to=2026-12-19', hotel).to).toBeUndefined();
	expect(read('?on=2026-10-17&to=2026-10-19', tour).to).toBeUndefined();
});

test('the nights are paid for, not the day one leaves', () => {
	expect(pricedDays(read('?on=2026-10-30&to=2026-11-02', hotel), hotel)).toEqual([
		'2026-10-30',
		'2026-10-31',
		'2026-11-01',
	]);
	expect(pricedDays(read('?on=2026-10-30', hotel), hotel)).toEqual([]);
	expect(pricedDays(read('?on=2026-10-30', tour), tour)).toEqual(['2026-10-30']);
});

test('the reservation form is told everything, with as many rooms as the people need', () => {
	expect(reservationQuery(read('?on=2026-10-30&to=2026-11-02&adult=5', hotel), hotel)).toMatchObject({
		on: '2026-10-30',
		to: '2026-11-02',
		adult: 5,
		units: 3,
	});
	expect(reservationQuery(read('', tour), tour)).toMatchObject({ adult: 2, child: undefined, units: undefined });
});

test('a stepper goes as far as the others leave room', () => {
	const choice = read('?adult=3&child=2', tour);
	expect(personRange(choice, tour, 'adult')).toEqual({ min: 1, max: 4 });
	expect(personRange(choice, tour, 'infant')).toEqual({ min: 0, max: 1 });
	expect(personRange(read('', tour), tour, 'adult')).toEqual({ min: 2, max: 6 });
});

test('who is too young for the product is left out, and somebody older comes instead where two are needed', () => {
	const spa: Bounds = { ...tour, price: { ...tour.price, fromAge: 16 } };
	expect(read('?adult=1&child=2&infant=1', spa).persons).toEqual({ adult: 2, child: 0, infant: 0 });
	expect(read('?adult=2&child=1&infant=1', { ...spa, price: { ...spa.price, fromAge: 3 } }).persons).toEqual({
		adult: 2,
		child: 1,
		infant: 0,
	});
});
