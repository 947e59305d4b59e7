import { expect, test } from 'vitest';
import { offeredDays } from '../availability/offered-days.ts';
import { addDays, daysBetween, type Schedule, slotsOn } from '../availability/schedule.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import { bestPromotion, lowestDayPrice } from '../promotion/best-promotion.ts';
import type { PricePromotion } from '../promotion/promotion.ts';
import { type PriceList, priceOf } from './price.ts';
import { opensOn, toldPrice } from './told-price.ts';

const schedules: Schedule[] = [
	{ weekdays: [0, 1, 2, 3, 4, 5, 6], times: ['07:30'], capacity: 6, leadHours: 12, horizonDays: 60 },
	{
		weekdays: [6, 0],
		times: [],
		capacity: 6,
		leadHours: 72,
		horizonDays: 200,
		closed: [{ from: '12-31', to: '01-02' }],
	},
	{ weekdays: [1, 2], times: ['19:00', '09:00'], capacity: 6, leadHours: 30, horizonDays: 90 },
	{ weekdays: [5], times: [], capacity: 1, leadHours: 0, horizonDays: 365, closed: [{ from: '04-10', to: '03-19' }] },
];
const prices: PriceList[] = [
	{ unit: 'person', won: 79_000, rules: [{ reason: 'weekend', percent: 10, weekdays: [6, 0] }] },
	{
		...{ unit: 'room', won: 160_000, holds: 2 },
		rules: [
			{ reason: 'peak', percent: 25, season: { from: '12-20', to: '01-05' } },
			{ reason: 'weekday', percent: -7, weekdays: [1, 2, 3] },
		],
	},
	{ unit: 'vehicle', won: 90_000, holds: 6 },
];
const open = { minPersons: 1, serviceFrom: null, serviceTo: null };
const promotions: PricePromotion[] = [
	{ ...open, id: 'a', discount: { percent: 15 }, serviceFrom: '2026-12-01', serviceTo: '2026-12-24' },
	{ ...open, id: 'b', discount: { percent: 5 } },
	{ ...open, id: 'c', discount: { won: 20_000 }, minPersons: 3 },
];
const instants = ['2026-11-15T14:59:00Z', '2026-11-15T15:00:00Z', '2026-12-30T03:00:00Z'].map((at) => new Date(at));
const cases = schedules.flatMap((schedule) =>
	prices.flatMap((price) => instants.map((now) => ({ product: { schedule, price, minPersons: 1 }, now }))),
);

test('the days offered are those with a slot, hour by hour', () => {
	for (const { product, now } of cases) {
		const today = koreanDay(now);
		const slow = daysBetween(today, addDays(today, 400)).filter(
			(day) => slotsOn(product.schedule, day, now).length > 0,
		);
		expect(offeredDays({ schedule: product.schedule, today, now })).toEqual(slow);
	}
});

test('without a day it is the lowest of all days that can be reserved, as the calendar and the form reckon each', () => {
	for (const { product, now } of cases) {
		const days = offeredDays({ schedule: product.schedule, today: koreanDay(now), now });
		const place = days.map((day) => lowestDayPrice(product.price, promotions, { day, count: 1 }));
		expect(toldPrice(product, promotions, { now })?.won).toBe(days.length === 0 ? undefined : Math.min(...place));
		for (const persons of [1, 2, 3, 7]) {
			const party = days.map((day) => charged(product.price, day, persons));
			expect(toldPrice(product, promotions, { now, persons })?.won).toBe(
				days.length === 0 ? undefined : Math.min(...party),
			);
		}
	}
});

const charged = (price: PriceList, day: string, adult: number) => {
	const order = { days: [day], persons: { adult, child: 0, infant: 0 } };
	return priceOf({ ...price, promotion: bestPromotion(price, order, promotions) }, order).total;
};

test('on a chosen day and for a chosen party it is what the form will ask', () => {
	const product = { schedule: schedules[0] as Schedule, price: prices[0] as PriceList, minPersons: 1 };
	const now = new Date('2026-11-16T01:00:00Z');
	expect(toldPrice(product, [], { now })).toMatchObject({ won: 79_000 });
	expect(toldPrice(product, [], { now, on: '2026-11-28' })).toMatchObject({ won: 86_900 });
	expect(toldPrice(product, [], { now, on: '2026-11-28', persons: 2 })).toMatchObject({ won: 173_800 });
	expect(toldPrice(product, promotions, { now, on: '2026-12-05', persons: 2 })).toMatchObject({
		...{ won: 147_600, beforeWon: 173_800 },
		promotion: { id: 'a' },
	});
});

test('out of season it is told from when on; a few days’ wait is no season', () => {
	const now = new Date('2026-11-16T01:00:00Z');
	const weekly = { weekdays: [0, 1, 2, 3, 4, 5, 6], times: [], capacity: 9, leadHours: 24, horizonDays: 180 };
	expect(opensOn({ schedule: { ...weekly, closed: [{ from: '04-10', to: '03-19' }] } }, now)).toBe('2027-03-20');
	expect(opensOn({ schedule: { ...weekly, horizonDays: 60, closed: [{ from: '04-10', to: '03-19' }] } }, now)).toBe(
		'2027-03-20',
	);
	expect(opensOn({ schedule: weekly }, now)).toBeNull();
	expect(opensOn({ schedule: { ...weekly, closed: [{ from: '11-01', to: '12-10' }] } }, now)).toBeNull();
	expect(opensOn({ schedule: { ...weekly, leadHours: 45 * 24 } }, now)).toBeNull();
	expect(opensOn({ schedule: { ...weekly, weekdays: [] } }, now)).toBeNull();
});
