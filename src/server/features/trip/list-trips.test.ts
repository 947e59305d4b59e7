import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trip, Trips } from '#contract/api/trip.ts';
import { addDays } from '#domain/availability/schedule.ts';
import type { Care } from '#domain/product/care.ts';
import { product } from '#server/db/schema/product.ts';
import type { Pool } from '#server/queries.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { rowsReadOf } from '../../../../tests/support/rows-read.ts';
import { findCandidates } from './trip.repo.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

async function tripsOf(who: 'guest' | 'other', language = 'en'): Promise<Trip[]> {
	const { status, body } = await house.call(who, `GET /api/trips?language=${language}`);
	expect(status).toBe(200);
	return (body as Trips).trips;
}
const careFor = (id: string, care: Care) => house.queries.update(product).set({ care }).where(eq(product.id, id));

describe('trips', () => {
	test('hold what is open and what just took place, by Korean days; what came to nothing is on no board', async () => {
		await house.reserved('guest', 'hotel', { order: { on: dayIn(20), to: dayIn(23) } });
		const tour = await house.reserved('guest', 'tour', { order: { on: dayIn(21), time: '09:00' } });
		const screening = await house.reserved('guest', 'screening', { order: { on: dayIn(22), time: '08:30' } });
		const park = await house.reserved('guest', 'park', { order: { on: dayIn(22) } });
		await house.set(park.id, { status: 'cancelled' });
		await house.reserved('guest', 'flight', { order: { on: dayIn(40), time: '07:30' } });
		const [first, second, ...more] = await tripsOf('guest');
		expect(more).toEqual([]);
		expect(first).toMatchObject({
			from: dayIn(20),
			to: dayIn(23),
			regions: ['seoul'],
			persons: { adult: 1, child: 0, infant: 0 },
			reservations: 3,
			providers: 3,
		});
		expect(first?.days.map(({ on, slips }) => [on, slips.map(({ id }) => id)])).toEqual([
			[dayIn(20), []],
			[dayIn(21), [tour.id]],
			[dayIn(22), [screening.id]],
			[dayIn(23), []],
		]);
		expect(first?.stays).toMatchObject([{ from: dayIn(20), to: dayIn(23), provider: 'Hanok Stays', title: 'hotel' }]);
		expect(first?.days[2]?.slips).toMatchObject([{ status: 'requested', area: 'medical', time: '08:30' }]);
		expect(first?.days[2]?.slips[0]?.answerBy).not.toBeNull();
		expect(first?.money).toMatchObject({ total: 450_000 + 100_000 + 100_000, paid: 0, late: null });
		expect(first?.money.due?.won).toBeGreaterThan(0);
		expect(second).toMatchObject({ from: dayIn(40), to: dayIn(40), reservations: 1 });
	});

	test('keep what is confirmed while a change of it is asked for, and say that one is', async () => {
		const { id } = await house.reserved('guest', 'tour', { order: { on: dayIn(21), time: '09:00' } });
		const slipOf = async () => (await tripsOf('guest'))[0]?.days[0]?.slips[0];
		expect(await slipOf()).toMatchObject({ status: 'confirmed', hasChange: false });
		const { order } = (await house.call('guest', `GET /api/reservations/${id}?language=en`)).body;
		const price = { basis: 'listed' as const, lines: [], total: 100_000, reasons: [] };
		const [askedAt, expiresAt] = [dayIn(0), dayIn(2)].map((day) => `${day}T00:00:00.000Z`) as [string, string];
		await house.set(id, { change: { order, price, places: 1, percent: 100, askedAt, expiresAt } });
		expect(await slipOf()).toMatchObject({ status: 'confirmed', hasChange: true });
	});

	test('that are over are gone, and those under way show what has been', async () => {
		const { id } = await house.reserved('guest', 'tour');
		const hour = 3_600_000;
		await house.set(id, {
			status: 'completed',
			startsAt: new Date(Date.now() - 30 * hour),
			endsAt: new Date(Date.now() - 26 * hour),
		});
		expect(await tripsOf('guest')).toEqual([]);
		await house.reserved('guest', 'park', { order: { on: dayIn(1) } });
		expect(await tripsOf('guest')).toMatchObject([{ reservations: 2, to: dayIn(1) }]);
	});

	test('are somebody’s own, and of members only', async () => {
		await house.reserved('guest', 'tour');
		expect(await tripsOf('other')).toEqual([]);
		expect((await house.call('visitor', 'GET /api/trips?language=en')).status).toBe(401);
	});

	test('flag what clashes by the products’ own rules, and say who decides', async () => {
		await careFor('screening', { fastingHours: 11, noHeatHours: 72, isSedating: true });
		await careFor('tour', { has: ['meal'] });
		await careFor('park', { has: ['heat'] });
		const late = await house.reserved('guest', 'tour', { order: { on: dayIn(21), time: '14:00' } });
		await house.set(late.id, { endsAt: new Date(`${dayIn(21)}T22:00:00+09:00`) });
		const screening = await house.reserved('guest', 'screening', { order: { on: dayIn(22), time: '08:30' } });
		const sauna = await house.reserved('guest', 'park', { order: { on: dayIn(24) } });
		const [trip] = await tripsOf('guest');
		expect(trip?.clashes).toEqual([
			{
				...{ rule: 'fasting', first: late.id, second: screening.id, decider: screening.id, asks: 'clinic' },
				...{ neededMinutes: 660, givenMinutes: 630 },
			},
			{
				...{ rule: 'heat', first: screening.id, second: sauna.id, decider: screening.id, asks: 'clinic' },
				...{ neededMinutes: 4320, givenMinutes: 2130 },
			},
		]);
		expect(trip?.days[0]?.preparations).toEqual([
			{ slip: screening.id, part: 'evening', from: `${dayIn(21)}T12:30:00.000Z` },
		]);
		expect(trip?.days[1]?.gaps).toEqual([{ part: 'afternoon', kind: 'rest', because: screening.id, suggestions: [] }]);
		for (const id of ['screening', 'tour', 'park']) await careFor(id, {});
	});

	test('fill a gap with what is free then and not reserved yet, and never with a treatment', async () => {
		await house.reserved('guest', 'hotel', { order: { on: dayIn(20), to: dayIn(22) } });
		const all = async () =>
			(await tripsOf('guest'))[0]?.days.flatMap(({ on, gaps }) =>
				gaps.flatMap(({ part, suggestions }) =>
					suggestions.map(({ productId, time }) => `${on} ${part} ${productId} ${time}`),
				),
			);
		expect(await all()).toEqual([`${dayIn(21)} afternoon tour 14:00`]);
		const gaps = (await tripsOf('guest'))[0]?.days.flatMap((day) => day.gaps);
		expect(gaps?.flatMap(({ suggestions }) => suggestions.map(({ title }) => title))).toEqual(['tour']);
		await house.reserved('other', 'tour', {
			order: { on: dayIn(21), time: '14:00', persons: { adult: 10, child: 0, infant: 0 } },
		});
		expect(await all()).toEqual([]);
	});

	test('are filled with the best rated of their regions, and no others are read', async () => {
		await house.queries.execute(sql`
			insert into product select copy.* from product one, generate_series(1, 3000) as nth,
				jsonb_populate_record(one, jsonb_build_object('id', 'many-' || nth, 'rating_count', 40, 'rating_stars', 760 + nth % 40,
					'region', case when nth % 2 = 0 then 'busan' else one.region end)) as copy where one.id = 'tour'`);
		await house.queries.execute(sql`vacuum analyze product`);
		try {
			const around = { from: dayIn(20), to: dayIn(22), now: house.now };
			const ask = (queries: Pool) => findCandidates(queries, { ...around, regions: ['seoul', 'busan'] });
			const found = await ask(house.queries);
			expect(found).toHaveLength(80);
			const { rows } = await house.queries.execute<{ id: string }>(sql`
				select id from product where id like 'many-%' order by rating_stars desc, id limit 80`);
			expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
			expect(await rowsReadOf(house.database.pool, 'product', ask)).toBeLessThan(600);
		} finally {
			await house.queries.execute(sql`delete from product where id like 'many-%'`);
		}
	});

	test('begin on the evening before where one has to fast then', async () => {
		await careFor('screening', { fastingHours: 11 });
		await house.reserved('guest', 'screening', { order: { on: dayIn(22), time: '08:30' } });
		const [trip] = await tripsOf('guest');
		expect([trip?.from, trip?.to]).toEqual([addDays(dayIn(22), -1), dayIn(22)]);
		await careFor('screening', {});
	});
});
