import { expect, test } from 'vitest';
import { airportNear, transferKinds } from './airports.ts';
import {
	cheaperRide,
	farePrice,
	fareTo,
	hoursOf,
	mostOf,
	type Ride,
	rideFor,
	routesOfAll,
	vehicleOf,
} from './fares.ts';

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
	capacity: 3,
	promotions: [],
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
	expect([fareTo(day, 'near')?.won, fareTo(day, 'far')?.won]).toEqual([118_000, 168_000]);
	expect([fareTo(night, 'far'), fareTo(day, 'moon')]).toEqual([undefined, undefined]);
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
	const asked = { route: 'far', persons: 4, bags: 4 };
	expect(farePrice(day, { ...asked, on: undefined }).total).toBe(168_000);
	expect(farePrice(day, { ...asked, on: '2027-08-01' }).total).toBe(184_800);
	expect(farePrice(day, { ...asked, persons: 10, on: '2027-05-01' }).total).toBe(336_000);
	const small = { ...day, price: { ...day.price, bags: 3 } };
	expect(farePrice(small, { ...asked, on: undefined }).total).toBe(336_000);
});

const rule = { minPersons: 1, serviceFrom: null, serviceTo: null };
const tenth = { ...rule, id: 'tenth', discount: { percent: 10 } };
const august = { ...rule, id: 'august', discount: { won: 30_000 }, serviceFrom: '2027-08-01', serviceTo: '2027-08-31' };
const four = { ...rule, id: 'four', discount: { percent: 50 }, minPersons: 4 };

test('a promotion for everybody and every day lowers what a zone costs, and what it cost stands beside it', () => {
	const promoted = { ...day, promotions: [tenth, august, four] };
	expect(fareTo(promoted, 'far')).toEqual({ won: 151_200, beforeWon: 168_000 });
	expect(fareTo({ ...day, promotions: [august, four] }, 'far')).toEqual({ won: 168_000, beforeWon: 168_000 });
	// 118,000 as printed, 111,000 with it: cheaper now than the one that was the cheapest.
	const other = { ...ride('other', { won: 123_400, holds: 9, times: hours(6, 22) }), promotions: [tenth] };
	expect(rideFor([day, other], { hour: 10, route: 'near' })?.id).toBe('other');
});

test('the sum has the promotion that saves most on the chosen day for so many people, as in the form', () => {
	const promoted = { ...day, promotions: [tenth, august, four] };
	const asked = { route: 'near', persons: 2, bags: 2, on: undefined };
	expect(farePrice(promoted, asked)).toMatchObject({ total: 106_200, promotion: { id: 'tenth' } });
	expect(farePrice(promoted, { ...asked, on: '2027-08-01' })).toMatchObject({
		total: 99_800,
		promotion: { id: 'august' },
	});
	expect(farePrice(promoted, { ...asked, persons: 4 })).toMatchObject({ total: 59_000, promotion: { id: 'four' } });
	expect(farePrice(promoted, asked).lines.at(-1)).toMatchObject({ of: 'promotion', amount: -11_800 });
});

test('one van that takes all the bags is told where several cars would cost more', () => {
	const withBags = (one: Ride, bags: number): Ride => ({ ...one, price: { ...one.price, bags } });
	const car = withBags(ride('car', { won: 89_000, holds: 3, times: hours(6, 22) }), 3);
	const van = withBags(day, 7);
	const asked = { route: 'near', hour: 10, vehicle: 'sedan', persons: 2, on: undefined } as const;
	const better = (bags: number, more: Partial<Parameters<typeof cheaperRide>[1]> = {}) =>
		cheaperRide([car, van], { ...asked, bags, total: farePrice(car, { ...asked, bags }).total, ...more });
	expect(better(3)).toBeUndefined();
	expect(better(7)).toEqual({ vehicle: 'van', units: 1, total: 118_000 });
	expect(better(8)).toEqual({ vehicle: 'van', units: 2, total: 236_000 });
	// Not at an hour or to a zone in which it does not drive, and not beyond what there is of it.
	expect(better(7, { hour: 23 })).toBeUndefined();
	expect(better(7, { route: 'moon' })).toBeUndefined();
	expect(better(22, { total: 1_000_000 })).toBeUndefined();
});

test('a reservation takes no more than fits into the vehicles of one time', () => {
	expect(mostOf({ ...day, price: { ...day.price, bags: 7 } })).toEqual({ persons: 18, bags: 21 });
	expect(mostOf({ ...day, capacity: 1 })).toEqual({ persons: 9, bags: Number.POSITIVE_INFINITY });
});
