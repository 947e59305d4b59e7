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

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
	await insertProviders(database.drizzle);
	await insertProducts(database.drizzle, [
		...Object.entries(schedules).map(([id, schedule]) => ({ id, schedule })),
		{ id: 'gala', schedule: schedules.dawn, minPersons: 20, maxPersons: 40 },
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
