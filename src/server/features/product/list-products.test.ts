import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, slotsOn } from '#domain/availability/schedule.ts';
import { insertProducts, insertProviders } from '../../../../tests/support/product-fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { listProducts } from './list-products.ts';

const week = { weekdays: [0, 1, 2, 3, 4, 5, 6], capacity: 6, horizonDays: 60 };
const schedules = {
	dawn: { ...week, times: ['07:30'], leadHours: 12 },
	// Not in order: it is the latest that counts.
	twice: { ...week, times: ['19:00', '09:00'], leadHours: 12 },
	allDay: { ...week, times: [], leadHours: 24 },
	atOnce: { ...week, times: ['23:00'], leadHours: 0 },
	planned: { ...week, times: ['10:00'], leadHours: 72 },
};

const saturday = (percent: number) => ({ reason: 'weekend' as const, percent, weekdays: [6] });

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
	await insertProviders(database.drizzle);
	await insertProducts(database.drizzle, [
		...Object.entries(schedules).map(([id, schedule]) => ({ id, schedule })),
		{ id: 'gala', schedule: schedules.dawn, minPersons: 20, maxPersons: 40 },
		{ id: 'weekend', kind: 'spa', price: { unit: 'person', won: 79_000, rules: [saturday(10)] }, fromWon: 79_000 },
		{ id: 'steady', kind: 'spa', price: { unit: 'person', won: 82_000 }, fromWon: 82_000 },
		{ id: 'room', kind: 'spa', price: { unit: 'room', won: 120_000, holds: 2 }, fromWon: 120_000 },
		{
			...{
				id: 'saturdays',
				kind: 'spa',
				price: { unit: 'person', won: 90_000, rules: [saturday(20)] },
				fromWon: 90_000,
			},
			schedule: { ...schedules.allDay, weekdays: [6] },
		},
		{
			...{ id: 'blossom', kind: 'spa', fromWon: 10_000, ratingCount: 9, ratingStars: 180 },
			schedule: { ...schedules.allDay, horizonDays: 365, closed: [{ from: '04-10', to: '03-19' }] },
		},
	]);
});
afterAll(() => database.drop());

async function found(filter: { on?: string; persons?: number }, now: Date): Promise<string[]> {
	const query = { area: 'travel', language: 'en', sort: 'recommended', ...filter } as const;
	const result = await listProducts(database.drizzle, query, now);
	if (!result.ok) throw new Error('refused');
	return result.value.items.map(({ id }) => id).sort();
}

test.each([
	// In Korea: ten in the morning, half past seven in the evening to the minute, and just after midnight.
	'2026-11-25T01:00:00Z',
	'2026-11-25T10:30:00Z',
	'2026-11-25T10:30:01Z',
	'2026-11-25T15:01:00Z',
])('a day lists what the calendar still offers at %s', async (instant) => {
	const now = new Date(instant);
	for (const on of Array.from({ length: 6 }, (_, at) => addDays('2026-11-24', at))) {
		const offered = Object.entries(schedules).filter(([, schedule]) => slotsOn(schedule, on, now).length > 0);
		expect(await found({ on, persons: 2 }, now), on).toEqual(offered.map(([id]) => id).sort());
	}
});

test('a party is listed what takes so many, and no fewer', async () => {
	const now = new Date('2026-11-01T03:00:00Z');
	expect(await found({ persons: 2 }, now)).not.toContain('gala');
	expect(await found({ persons: 20 }, now)).toEqual(['gala']);
	expect(await found({ persons: 41 }, now)).toEqual([]);
	expect(await found({}, now)).toHaveLength(6);
});

async function spas(asked: { on?: string; persons?: number; sort?: 'price-up' | 'price-down'; priceTo?: number }) {
	const query = { area: 'wellness', language: 'en', sort: 'recommended', ...asked } as const;
	const result = await listProducts(database.drizzle, query, new Date('2026-11-16T03:00:00Z'));
	if (!result.ok) throw new Error('refused');
	return result.value;
}
const told = async (asked: Parameters<typeof spas>[0]) =>
	(await spas(asked)).items.map(({ id, fromWon, promotion }) => [id, promotion?.won ?? fromWon]);

test('prices, their order and their limits go by the day and the persons chosen', async () => {
	const sort = 'price-up';
	expect(await told({ sort })).toEqual([
		...[
			['blossom', 10_000],
			['weekend', 79_000],
			['steady', 82_000],
		],
		// The lowest of its days that can be reserved, not of days it never has.
		...[
			['saturdays', 108_000],
			['room', 120_000],
		],
	]);
	expect(await told({ sort, on: '2026-11-28' })).toEqual([
		...[
			['steady', 82_000],
			['weekend', 86_900],
			['saturdays', 108_000],
			['room', 120_000],
		],
	]);
	expect(await told({ sort, on: '2026-11-28', persons: 2 })).toEqual([
		...[
			['room', 120_000],
			['steady', 164_000],
			['weekend', 173_800],
			['saturdays', 216_000],
		],
	]);
	expect(await told({ sort, on: '2026-11-27', persons: 2 })).toEqual([
		...[
			['room', 120_000],
			['weekend', 158_000],
			['steady', 164_000],
		],
	]);
	expect((await told({ sort, on: '2026-11-28', persons: 2, priceTo: 165_000 })).map(([id]) => id)).toEqual([
		...['room', 'steady'],
	]);
	expect((await spas({ on: '2026-11-28', persons: 2 })).facets.price).toEqual({ min: 120_000, max: 216_000 });
});

test('what is out of season comes after all that is in season, and says when it begins', async () => {
	const { items } = await spas({});
	expect(items.at(-1)).toMatchObject({ id: 'blossom', opensOn: '2027-03-20' });
	expect(items.slice(0, -1).map(({ opensOn }) => opensOn)).toEqual([null, null, null, null]);
	expect((await spas({ on: '2027-03-25' })).items[0]).toMatchObject({ id: 'blossom', opensOn: null });
});
