import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { koreanInstant } from '../reservation/service-time.ts';
import { clashesBetween, clashesOf } from './clashes.ts';
import type { Slip } from './slip.ts';

const jongno = { region: 'seoul', latitude: 37.5742, longitude: 126.9896 } as const;
const gangnam = { region: 'seoul', latitude: 37.4972, longitude: 127.0276 } as const;
const busan = { region: 'busan', latitude: 35.1597, longitude: 129.1592 } as const;

type Given = Partial<Omit<Slip, 'startsAt' | 'endsAt'>> & { on: string; at?: string; hours?: number };

const slip = (id: string, { on, at = '10:00', hours = 2, ...rest }: Given): Slip => ({
	...jongno,
	id,
	startsAt: koreanInstant(on, at),
	endsAt: new Date(koreanInstant(on, at).getTime() + hours * 3_600_000),
	isTimed: true,
	isStay: false,
	isJourney: false,
	isHealth: false,
	care: {},
	...rest,
});
const room = (id: string, from: string, to: string, rest: Partial<Slip> = {}): Slip => ({
	...slip(id, { on: from, at: '00:00' }),
	endsAt: koreanInstant(to, '12:00'),
	isTimed: false,
	isStay: true,
	...rest,
});
const clinic = (id: string, given: Given): Slip => slip(id, { isHealth: true, ...given });
const rulesOf = (...slips: Slip[]) => clashesOf(slips).map(({ rule }) => rule);

describe('what is noticed', () => {
	test('two things at once, but not one that begins where the other ends', () => {
		const tour = slip('tour', { on: '2026-10-17', at: '09:00', hours: 4 });
		expect(rulesOf(tour, slip('tea', { on: '2026-10-17', at: '12:59' }))).toEqual(['overlap']);
		expect(rulesOf(tour, slip('tea', { on: '2026-10-17', at: '13:00' }))).toEqual([]);
	});

	test('a room leaves the days free, and meets only another room for the same night', () => {
		const hotel = room('hotel', '2026-10-16', '2026-10-18');
		expect(rulesOf(hotel, slip('tour', { on: '2026-10-17' }))).toEqual([]);
		expect(rulesOf(hotel, room('next', '2026-10-18', '2026-10-20'))).toEqual([]);
		expect(rulesOf(hotel, room('double', '2026-10-17', '2026-10-19'))).toEqual(['overlap']);
	});

	test('what goes over night without a time takes its hours from the arrival on', () => {
		const temple = room('temple', '2026-10-16', '2026-10-18', { isStay: false });
		expect(rulesOf(temple, slip('tour', { on: '2026-10-17' }))).toEqual(['overlap']);
		expect(rulesOf(temple, slip('tour', { on: '2026-10-16', at: '09:00', hours: 3 }))).toEqual([]);
	});

	test('the way leads to where one meets, and from where one is brought back to, not from sight to sight', () => {
		const nami = { region: 'gangwon', latitude: 37.7914, longitude: 127.5255, meeting: jongno } as const;
		const day = slip('nami', { on: '2026-10-17', at: '08:30', hours: 10, ...nami });
		const yoga = slip('yoga', { on: '2026-10-17', at: '07:00', hours: 1 });
		const tea = slip('tea', { on: '2026-10-17', at: '18:45' });
		expect(rulesOf(yoga, day, tea)).toEqual([]);
		const { meeting: _, ...itself } = day;
		expect(rulesOf(yoga, itself, tea)).toEqual(['way', 'way']);
		expect(rulesOf(slip('sea', { on: '2026-10-17', at: '06:00', hours: 2, ...busan }), day)).toEqual(['way']);
	});

	test('too short a way, with what is needed and what there is', () => {
		const palace = slip('palace', { on: '2026-10-17', at: '09:00', hours: 3 });
		const skin = clinic('skin', { on: '2026-10-17', at: '12:30', ...gangnam });
		expect(clashesOf([palace, skin])).toMatchObject([
			{ rule: 'way', first: 'palace', second: 'skin', decider: 'skin', asks: 'clinic', givenMinutes: 30 },
		]);
		expect(rulesOf(palace, clinic('skin', { on: '2026-10-17', at: '13:00', ...gangnam }))).toEqual([]);
		expect(rulesOf(palace, slip('sea', { on: '2026-10-17', at: '15:00', ...busan }))).toEqual(['way']);
		expect(rulesOf(palace, slip('sea', { on: '2026-10-17', at: '16:00', ...busan }))).toEqual([]);
	});

	test('the way is measured from what came last, and not to or from what moves itself', () => {
		const palace = slip('palace', { on: '2026-10-17', at: '08:00', hours: 3 });
		const train = slip('train', { on: '2026-10-17', at: '11:10', hours: 2.5, isJourney: true });
		const sea = slip('sea', { on: '2026-10-17', at: '13:50', ...busan });
		expect(rulesOf(palace, train, sea)).toEqual([]);
		const tea = slip('tea', { on: '2026-10-17', at: '11:10', hours: 0.5 });
		expect(clashesOf([palace, tea, sea])).toMatchObject([{ rule: 'way', first: 'tea', second: 'sea' }]);
	});

	test('too short a way to a train that leaves from a known station, and from it on arrival', () => {
		const station = { region: 'seoul', latitude: 37.5547, longitude: 126.9707 } as const;
		const train = (at: string, way: Slip['way']) =>
			slip('train', { on: '2026-10-17', at, hours: 2.5, isJourney: true, ...station, way });
		const south = { from: 'seoul', to: 'busan' } as const;
		const north = { from: 'busan', to: 'seoul' } as const;
		const palace = slip('palace', { on: '2026-10-17', at: '08:00', hours: 3 });
		expect(clashesOf([palace, train('11:10', south)])).toMatchObject([
			{ rule: 'way', first: 'palace', second: 'train', givenMinutes: 10 },
		]);
		expect(rulesOf(palace, train('11:40', south))).toEqual([]);
		const sea = (at: string) => slip('sea', { on: '2026-10-17', at, hours: 1, ...busan });
		// Of the other end only the region is known.
		expect(rulesOf(train('11:40', south), sea('14:20'))).toEqual(['way']);
		expect(rulesOf(train('11:40', south), sea('14:40'))).toEqual([]);
		const skin = clinic('skin', { on: '2026-10-17', at: '14:20', ...gangnam });
		expect(rulesOf(train('11:40', north), skin)).toEqual(['way']);
	});

	test('a meal within the hours of fasting before a screening', () => {
		const screening = clinic('screening', { on: '2026-10-18', at: '08:00', care: { fastingHours: 12 } });
		const meal = (at: string) => slip('meal', { on: '2026-10-17', at, hours: 2, care: { has: ['meal'] } });
		expect(clashesOf([screening, meal('18:30')])).toMatchObject([
			{
				rule: 'fasting',
				first: 'meal',
				second: 'screening',
				decider: 'screening',
				neededMinutes: 720,
				givenMinutes: 690,
			},
		]);
		expect(rulesOf(screening, meal('18:00'))).toEqual([]);
		expect(rulesOf(screening, slip('tour', { on: '2026-10-17', at: '19:00' }))).toEqual([]);
		expect(rulesOf(screening, slip('lunch', { on: '2026-10-18', at: '12:00', care: { has: ['meal'] } }))).toEqual([]);
	});

	test.each([
		['heat', 'noHeatHours'],
		['alcohol', 'noAlcoholHours'],
		['flight', 'noFlightHours'],
	] as const)('%s too soon after a procedure', (what, hours) => {
		const laser = clinic('laser', { on: '2026-10-19', at: '14:00', hours: 1, care: { [hours]: 24 } });
		const other = (on: string, at: string) => slip('other', { on, at, care: { has: [what] } });
		expect(clashesOf([other('2026-10-20', '10:00'), laser])).toMatchObject([
			{
				rule: what,
				first: 'laser',
				second: 'other',
				decider: 'laser',
				asks: 'clinic',
				neededMinutes: 1440,
				givenMinutes: 1140,
			},
		]);
		expect(rulesOf(laser, other('2026-10-20', '15:00'))).toEqual([]);
		expect(rulesOf(laser, other('2026-10-19', '09:00'))).toEqual([]);
	});

	test('where only the day counts, a day that reaches into the hours is asked about', () => {
		const laser = clinic('laser', { on: '2026-10-19', at: '14:00', hours: 1, care: { noHeatHours: 24 } });
		const sauna = (on: string): Slip => ({
			...slip('sauna', { on, at: '00:00', hours: 23.98, care: { has: ['heat'] } }),
			isTimed: false,
		});
		expect(rulesOf(laser, sauna('2026-10-20'))).toEqual(['heat']);
		expect(rulesOf(laser, sauna('2026-10-21'))).toEqual([]);
		expect(rulesOf(laser, sauna('2026-10-18'))).toEqual([]);
	});

	test('on the day of a sedation, what begins before six; but a car home is no matter', () => {
		const screening = clinic('screening', { on: '2026-10-18', at: '08:00', hours: 6, care: { isSedating: true } });
		expect(rulesOf(screening, slip('tea', { on: '2026-10-18', at: '16:00' }))).toEqual(['sedation']);
		expect(rulesOf(screening, slip('show', { on: '2026-10-18', at: '18:00' }))).toEqual([]);
		expect(rulesOf(screening, slip('car', { on: '2026-10-18', at: '15:00', isJourney: true }))).toEqual([]);
		expect(rulesOf(screening, slip('tour', { on: '2026-10-19', at: '09:00' }))).toEqual([]);
	});

	test('a trip that ends before the days of aftercare do', () => {
		const surgery = clinic('surgery', { on: '2026-10-18', care: { stayDays: 7 } });
		const hotel = room('hotel', '2026-10-17', '2026-10-21');
		expect(clashesOf([hotel, surgery])).toMatchObject([
			{
				rule: 'stay',
				first: 'hotel',
				second: 'surgery',
				decider: 'surgery',
				neededMinutes: 10_080,
				givenMinutes: 4_320,
			},
		]);
		expect(rulesOf(surgery, room('hotel', '2026-10-17', '2026-10-25'))).toEqual([]);
		expect(rulesOf(hotel, surgery, slip('check', { on: '2026-10-25' }))).toEqual([]);
		// Nobody knows yet how long the traveller stays.
		expect(rulesOf(surgery, slip('tea', { on: '2026-10-19' }))).toEqual([]);
	});

	test('a provider decides about their own rules, a clinic about health', () => {
		const spa = slip('spa', { on: '2026-10-18', care: { noAlcoholHours: 6 } });
		const market = slip('market', { on: '2026-10-18', at: '17:00', care: { has: ['meal', 'alcohol'] } });
		expect(clashesOf([spa, market])).toMatchObject([{ rule: 'alcohol', decider: 'spa', asks: 'provider' }]);
	});
});

const anySlip = fc
	.record({
		id: fc.integer({ min: 0, max: 9 }).map(String),
		day: fc.integer({ min: 10, max: 14 }),
		minute: fc.integer({ min: 0, max: 47 }).map((half) => half * 30),
		hours: fc.integer({ min: 1, max: 40 }),
		place: fc.constantFrom(jongno, gangnam, busan),
		isTimed: fc.boolean(),
		isStay: fc.boolean(),
		isJourney: fc.boolean(),
		isHealth: fc.boolean(),
		care: fc.record(
			{
				fastingHours: fc.integer({ min: 1, max: 14 }),
				noHeatHours: fc.integer({ min: 1, max: 72 }),
				noAlcoholHours: fc.integer({ min: 1, max: 72 }),
				noFlightHours: fc.integer({ min: 1, max: 72 }),
				stayDays: fc.integer({ min: 1, max: 7 }),
				isSedating: fc.boolean(),
				has: fc.subarray(['meal', 'heat', 'alcohol', 'flight'] as const),
			},
			{ requiredKeys: [] },
		),
	})
	.map(({ day, minute, hours, place, ...rest }): Slip => {
		const startsAt = new Date(koreanInstant(`2026-10-${day}`, '00:00').getTime() + minute * 60_000);
		return { ...rest, ...place, startsAt, endsAt: new Date(startsAt.getTime() + hours * 3_600_000) };
	});
const someSlips = fc.uniqueArray(anySlip, { selector: ({ id }) => id, maxLength: 8 });

describe('whatever the trip', () => {
	test('two slips clash with each other or not at all', () => {
		fc.assert(
			fc.property(anySlip, anySlip, (one, other) => {
				const sorted = (list: object[]) => list.map((each) => JSON.stringify(each)).sort();
				expect(sorted(clashesBetween(one, other))).toEqual(sorted(clashesBetween(other, one)));
			}),
		);
	});

	test('nothing clashes with itself', () => {
		fc.assert(
			fc.property(someSlips, (slips) => {
				for (const { first, second } of clashesOf([...slips, ...slips])) expect(first).not.toBe(second);
			}),
		);
	});

	test('the order in which the slips are given does not matter', () => {
		fc.assert(
			fc.property(
				someSlips.chain((slips) =>
					fc.tuple(fc.constant(slips), fc.shuffledSubarray(slips, { minLength: slips.length })),
				),
				([slips, shuffled]) => {
					expect(clashesOf(shuffled)).toEqual(clashesOf(slips));
				},
			),
		);
	});

	test('the one who decides is one of the two, and what is asked for is more than there is', () => {
		fc.assert(
			fc.property(someSlips, (slips) => {
				for (const { rule, first, second, decider, neededMinutes, givenMinutes } of clashesOf(slips)) {
					expect([first, second]).toContain(decider);
					if (rule === 'overlap') expect(neededMinutes).toBe(0);
					else expect(givenMinutes).toBeLessThan(neededMinutes);
				}
			}),
		);
	});
});
