import { expect, test } from 'vitest';
import { airportNear, transferKinds } from './airports.ts';
import { farePrice, fareTo, hoursOf, type Ride, rideFor, routesOfAll, vehicleOf } from './fares.ts';

const hours = (from: number, to: number) =>
	Array.from({ length: to - from }, (_, at) => `${String(from + at).padStart(2, '0')}:00`);

const ride = (id: string, more: { won: number; holds: number; times: string[]; far?: number }): Ride => ({
	id,
	price: {
		unit: 'vehicle',
		won: more.won,
		holds: more.holds,
		rules: [{ reason: 'peak', percent: 10, season: { from: '07-15', to: '08-20' } }],
		choices: [
			{
				group: 'route',
				options: [{ id: 'near', addWon: 0 }, ...(more.far === undefined ? [] : [{ id: 'far', addWon: more.far }])],
			},
		],
	},
	times: more.times,
	maxPersons: 18,
});
const day = ride('day', { won: 118_000, holds: 9, times: hours(6, 22), far: 50_000 });
const night = ride('night', { won: 148_000, holds: 9, times: [...hours(0, 6), ...hours(22, 24)] });

test('the kinds that fetch and bring are those that ask for a flight', () => {
	expect(transferKinds).toEqual(['pick-up']);
});

test('a product belongs to the airport it starts at, and to none elsewhere', () => {
	expect(airportNear({ latitude: 37.4491, longitude: 126.4508 })).toBe('incheon');
	expect(airportNear({ latitude: 37.5587, longitude: 126.8028 })).toBe('gimpo');
	expect(airportNear({ latitude: 37.5774, longitude: 126.9884 })).toBeUndefined();
});

test('vehicles are known by their seats', () => {
	const of = (holds: number) => vehicleOf(ride('x', { won: 1, holds, times: [] }));
	expect([3, 4, 5, 9, 10, 17, 18, 45].map(of)).toEqual([
		'sedan',
		'sedan',
		'van',
		'van',
		'minibus',
		'minibus',
		'coach',
		'coach',
	]);
});

test('a zone costs what the price list adds for it, and nothing is made up where it is not driven to', () => {
	expect([fareTo(day.price, 'near'), fareTo(day.price, 'far')]).toEqual([118_000, 168_000]);
	expect([fareTo(night.price, 'far'), fareTo(day.price, 'moon')]).toEqual([undefined, undefined]);
	expect(routesOfAll([night, day])).toEqual(['near', 'far']);
});

test('the day is cut where another ride begins; hours without one say so', () => {
	expect(hoursOf([day, night], 'near').map(({ from, to, of }) => [from, to, of?.id])).toEqual([
		[0, 6, 'night'],
		[6, 22, 'day'],
		[22, 24, 'night'],
	]);
	expect(hoursOf([day, night], 'far').map(({ from, to, of }) => [from, to, of?.id])).toEqual([
		[0, 6, undefined],
		[6, 22, 'day'],
		[22, 24, undefined],
	]);
});

test('of two that drive then, the cheaper one is meant', () => {
	const dear = ride('dear', { won: 200_000, holds: 9, times: hours(0, 24) });
	expect(rideFor([dear, day, night], { hour: 10, route: 'near' })?.id).toBe('day');
	expect(rideFor([dear, day, night], { hour: 23, route: 'near' })?.id).toBe('night');
	expect(rideFor([day], { hour: 23, route: 'near' })).toBeUndefined();
});

test('without a day no season counts; with one it does, and a second vehicle is counted', () => {
	const asked = { route: 'far', persons: 4 };
	expect(farePrice(day, { ...asked, on: undefined }).total).toBe(168_000);
	expect(farePrice(day, { ...asked, on: '2027-08-01' }).total).toBe(184_800);
	expect(farePrice(day, { ...asked, persons: 10, on: '2027-05-01' }).total).toBe(336_000);
});
