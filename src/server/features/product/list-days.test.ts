import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

type Day = { on: string; slots: { time: string | null; left: number }[] };
const slotsOf = async (product: string, on: string) => {
	const { body } = await house.call('visitor', `GET /api/products/${product}/days?month=${on.slice(0, 7)}`);
	return (body.days as Day[]).find((day) => day.on === on)?.slots;
};

const party = (adult: number) => ({ adult, child: 0, infant: 0 });

test('a slot tells how many places are really left; a full one stays, for those who want to wait', async () => {
	const on = dayIn(20);
	await house.reserved('guest', 'tour', { order: { persons: party(3) } });
	expect(await slotsOf('tour', on)).toEqual([
		{ time: '09:00', left: 7 },
		{ time: '14:00', left: 10 },
	]);
	for (const [time, adults] of [
		['09:00', 7],
		['14:00', 10],
	] as const)
		await house.reserved('guest', 'tour', { order: { time, persons: party(adults) } });
	expect(await slotsOf('tour', on)).toEqual([
		{ time: '09:00', left: 0 },
		{ time: '14:00', left: 0 },
	]);
	expect(await slotsOf('tour', addDays(on, 1))).toEqual([
		{ time: '09:00', left: 10 },
		{ time: '14:00', left: 10 },
	]);
});

test('nights tell the rooms that are left in each', async () => {
	const on = dayIn(20);
	await house.reserved('guest', 'hotel', { order: { on, to: addDays(on, 2), units: 2 } });
	const lefts = await Promise.all([0, 1, 2].map((night) => slotsOf('hotel', addDays(on, night))));
	expect(lefts).toEqual([[{ time: null, left: 3 }], [{ time: null, left: 3 }], [{ time: null, left: 5 }]]);
});

test('a slot that was taken keeps the places it had then', async () => {
	const on = dayIn(20);
	await house.reserved('guest', 'park', { order: { persons: party(2) } });
	await house.database.pool.query(
		`update product set schedule = jsonb_set(schedule, '{capacity}', '4') where id = 'park'`,
	);
	expect(await slotsOf('park', on)).toEqual([{ time: null, left: 6 }]);
	expect(await slotsOf('park', addDays(on, 1))).toEqual([{ time: null, left: 4 }]);
});

test('a month with nothing left tells the first day that has a place, any other month nothing', async () => {
	const asked = async (on: string) => {
		const { body } = await house.call('visitor', `GET /api/products/park/days?month=${on.slice(0, 7)}`);
		return body.firstFreeOn as string | null;
	};
	expect(await asked(dayIn(1))).toBeNull();
	const [first, second] = [dayIn(40), dayIn(41)];
	const closed = [{ from: dayIn(42).slice(5), to: dayIn(39).slice(5) }];
	await house.database.pool.query(`update product set schedule = schedule || $1::jsonb where id = 'park'`, [
		JSON.stringify({ closed, horizonDays: 90, capacity: 4 }),
	]);
	expect(await asked(dayIn(80))).toBe(first);
	await house.reserved('guest', 'park', { order: { on: first, persons: party(4) } });
	expect(await asked(dayIn(80))).toBe(second);
	// Further ahead than it can be reserved there is nothing either, and the way leads back.
	expect(await asked(dayIn(300))).toBe(second);
	expect(await asked(first)).toBe(first.slice(0, 7) === second.slice(0, 7) ? null : second);
});
