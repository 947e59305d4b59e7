import { describe, expect, test } from 'vitest';
import { koreanDay } from '../kernel/korean-date.ts';
import { koreanInstant } from '../reservation/service-time.ts';
import { formTrips } from './form-trips.ts';
import { gapsOf } from './gaps.ts';
import type { Slip } from './slip.ts';
import { type Candidate, suggestFill } from './suggest.ts';

const now = koreanInstant('2026-10-01', '12:00');
const seoul = { region: 'seoul', latitude: 37.5742, longitude: 126.9896 } as const;

type Given = Partial<Slip> & { from: [day: string, time: string]; to: [day: string, time: string] };
const slip = (id: string, { from, to, ...rest }: Given): Slip => ({
	...seoul,
	id,
	startsAt: koreanInstant(...from),
	endsAt: koreanInstant(...to),
	isTimed: true,
	isStay: false,
	isJourney: false,
	isHealth: false,
	care: {},
	...rest,
});
const hotel = slip('hotel', {
	from: ['2026-10-16', '00:00'],
	to: ['2026-10-18', '12:00'],
	isStay: true,
	isTimed: false,
});
const tour = slip('tour', { from: ['2026-10-17', '09:00'], to: ['2026-10-17', '13:00'] });
const screening = slip('screening', {
	from: ['2026-10-17', '08:00'],
	to: ['2026-10-17', '14:00'],
	isHealth: true,
	care: { isSedating: true, fastingHours: 12, noHeatHours: 24 },
});

const gaps = (...slips: Slip[]) =>
	formTrips(slips)
		.flatMap((trip) => gapsOf(trip, now))
		.map(({ on, part, kind }) => `${on} ${part} ${kind}`);

describe('free time', () => {
	test('is what nothing takes between arriving and leaving', () => {
		expect(gaps(hotel, tour)).toEqual([
			'2026-10-16 evening free',
			'2026-10-17 evening free',
			'2026-10-18 morning free',
		]);
	});

	test('of a trip of one day is the rest of that day, but not around a journey', () => {
		expect(gaps(tour)).toEqual(['2026-10-17 evening free']);
		const spa = slip('spa', { from: ['2026-10-17', '14:00'], to: ['2026-10-17', '16:00'] });
		expect(gaps(spa)).toEqual(['2026-10-17 morning free', '2026-10-17 evening free']);
		const dinner = slip('dinner', { from: ['2026-10-17', '18:30'], to: ['2026-10-17', '20:30'] });
		expect(gaps(spa, dinner)).toEqual(['2026-10-17 morning free']);
		expect(gaps({ ...spa, isJourney: true })).toEqual([]);
	});

	test('is not before the first thing nor after the last of several days', () => {
		const show = slip('show', { from: ['2026-10-18', '20:00'], to: ['2026-10-18', '21:30'] });
		expect(gaps(tour, show)).toEqual([
			'2026-10-17 evening free',
			'2026-10-18 morning free',
			'2026-10-18 afternoon free',
		]);
	});

	test('is not on a day that something takes without a time', () => {
		const park = slip('park', { from: ['2026-10-17', '00:00'], to: ['2026-10-17', '23:59'], isTimed: false });
		expect(gaps(hotel, park)).toEqual(['2026-10-16 evening free', '2026-10-18 morning free']);
	});

	test('after a sedation is for resting until six', () => {
		expect(gaps(hotel, screening)).toContain('2026-10-17 afternoon rest');
		expect(gaps(hotel, screening)).toContain('2026-10-17 evening free');
		expect(gapsOf({ from: '2026-10-17', to: '2026-10-17', slips: [screening] }, now)).toMatchObject([
			{ part: 'afternoon', kind: 'rest', because: 'screening' },
			{ part: 'evening', kind: 'free', because: null },
		]);
	});

	test('that is over is none', () => {
		const late = koreanInstant('2026-10-17', '19:00');
		const [trip] = formTrips([hotel, tour]);
		expect(trip && gapsOf(trip, late).map(({ on, part }) => `${on} ${part}`)).toEqual(['2026-10-18 morning']);
	});
});

const candidate = (id: string, rest: Partial<Candidate> = {}): Candidate => ({
	...seoul,
	id,
	area: 'travel',
	minutes: 90,
	care: {},
	schedule: {
		weekdays: [0, 1, 2, 3, 4, 5, 6],
		times: ['08:00', '10:00', '14:00', '18:30'],
		capacity: 6,
		leadHours: 12,
		horizonDays: 90,
	},
	price: { unit: 'person', won: 38_000 },
	minPersons: 1,
	maxPersons: 6,
	taken: [],
	...rest,
});

describe('what is suggested', () => {
	const pair = { adult: 2, child: 0, infant: 0 };
	const party = (slips: Slip[], persons = pair) => ({ slips, persons, now });
	const fill = (slips: Slip[], candidates: Candidate[], persons = pair) =>
		formTrips(slips).flatMap((trip) => suggestFill(gapsOf(trip, now), candidates, party(trip.slips, persons)));
	const ids = (slips: Slip[], candidates: Candidate[], persons = pair) =>
		fill(slips, candidates, persons).map(({ suggestions }) => suggestions.map(({ id, time }) => `${id} ${time}`));

	test('fits into the gap by its time and length, once in a trip', () => {
		expect(ids([hotel, tour], [candidate('tea')])).toEqual([['tea 18:30'], [], []]);
		expect(ids([hotel, tour], [candidate('long', { minutes: 300 })])).toEqual([[], [], []]);
	});

	test('is two at the most, the second of another area where there is one', () => {
		const two = [candidate('a'), candidate('b'), candidate('c', { area: 'wellness' })];
		expect(ids([hotel, tour], two)[0]).toEqual(['a 18:30', 'c 18:30']);
		expect(ids([hotel, tour], two.slice(0, 2))[0]).toEqual(['a 18:30', 'b 18:30']);
	});

	test('has room for all of the party, and is where they are', () => {
		const full = { on: '2026-10-16', time: '18:30', capacity: 6, taken: 5 };
		expect(ids([hotel, tour], [candidate('tea', { taken: [full] })])).toEqual([[], ['tea 18:30'], []]);
		expect(ids([hotel, tour], [candidate('one', { maxPersons: 1 })])).toEqual([[], [], []]);
		expect(ids([hotel, tour], [candidate('far', { region: 'jeju' })])).toEqual([[], [], []]);
	});

	test('never lies between a sedation and six, and never clashes by itself', () => {
		const { schedule } = candidate('any');
		const thatDay = { schedule: { ...schedule, weekdays: [6] } };
		expect(ids([hotel, screening], [candidate('tea', thatDay)])).toEqual([[], [], ['tea 18:30'], []]);
		const sauna = candidate('sauna', { ...thatDay, care: { has: ['heat'] } });
		expect(ids([hotel, screening], [sauna]).flat()).toEqual([]);
		// The evening before, one fasts.
		const supper = fill([hotel, screening], [candidate('supper', { minutes: 120, care: { has: ['meal'] } })]);
		expect(
			supper.filter(({ from }) => koreanDay(from) === '2026-10-16').flatMap(({ suggestions }) => suggestions),
		).toEqual([]);
	});

	test('says the price of that day and how far it is', () => {
		const [first] = fill([hotel, tour], [candidate('tea', { latitude: 37.5805 })]);
		expect(first?.suggestions).toEqual([{ id: 'tea', time: '18:30', won: 38_000, metres: 701 }]);
	});

	test('is nothing that somebody of the party is too young for', () => {
		const family = { adult: 2, child: 1, infant: 0 };
		const spa = candidate('spa', { price: { unit: 'person', won: 38_000, fromAge: 12 } });
		expect(ids([hotel, tour], [spa], family).flat()).toEqual([]);
		expect(ids([hotel, tour], [spa]).flat()).toEqual(['spa 18:30']);
		const young = candidate('craft', { price: { unit: 'person', won: 38_000, fromAge: 5 } });
		expect(ids([hotel, tour], [young], family).flat()).toEqual(['craft 18:30']);
	});

	describe('after a journey', () => {
		const busan = { region: 'busan', latitude: 35.1597, longitude: 129.1592 } as const;
		const show = slip('show', { from: ['2026-10-18', '20:00'], to: ['2026-10-18', '21:30'], ...busan });
		const train = (way?: Slip['way'], rest: Partial<Slip> = {}) =>
			slip('train', { from: ['2026-10-17', '14:00'], to: ['2026-10-17', '16:45'], isJourney: true, way, ...rest });
		const south = { from: 'seoul', to: 'busan' } as const;
		const both = [candidate('palace'), candidate('sea', busan)];
		const told = (slips: Slip[]) =>
			fill(slips, both).flatMap(({ on, suggestions }) =>
				suggestions.map(({ id, metres }) => `${on.slice(-2)} ${id} ${metres === null ? 'somewhere' : metres}`),
			);

		test('is at its end where the route tells it, and how far is not claimed', () => {
			const stay = { ...hotel, endsAt: koreanInstant('2026-10-19', '12:00') };
			expect(told([stay, tour, train(south)])).toEqual(['16 palace 0', '17 sea somewhere']);
		});

		test('is where one is next where the route tells nothing, and nowhere without that', () => {
			expect(told([tour, train(), show])).toEqual(['17 sea 0']);
			const last = slip('car', { from: ['2026-10-18', '20:00'], to: ['2026-10-18', '21:00'], isJourney: true });
			expect(told([tour, train(), last])).toEqual([]);
		});

		test('is at the room again once one is back', () => {
			const long = { ...hotel, endsAt: koreanInstant('2026-10-20', '12:00') };
			const out = train(south, {
				id: 'out',
				startsAt: koreanInstant('2026-10-17', '07:00'),
				endsAt: koreanInstant('2026-10-17', '09:45'),
			});
			const back = train({ from: 'busan', to: 'seoul' }, { id: 'back' });
			const thatDay = { schedule: { ...candidate('any').schedule, weekdays: [6] } };
			expect(ids([long, out, back], [candidate('palace', thatDay)]).flat()).toEqual(['palace 18:30']);
		});

		test('is not where the room after it is, as long as one has not left', () => {
			const room = { ...hotel, ...busan, startsAt: koreanInstant('2026-10-17', '00:00') };
			const first = slip('tea', { from: ['2026-10-16', '10:00'], to: ['2026-10-16', '11:00'] });
			expect(told([first, train(south), room]).filter((one) => one.startsWith('16'))).toEqual(['16 palace 0']);
		});
	});
});
