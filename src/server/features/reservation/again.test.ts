import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReservationStatus } from '#domain/reservation/reservation.ts';
import { product } from '#server/db/schema/product.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { insertedRow, orderOn } from '../../../../tests/support/reservation-rows.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const persons = { adult: 2, child: 1, infant: 0 };
const add = (days: number, status: ReservationStatus) =>
	insertedRow(house, 'tour', orderOn(dayIn(days), { persons }), {
		at: new Date(Date.now() - 60 * 24 * 3_600_000),
		with: () => ({ status, expiresAt: null }),
	});
const read = async (who: Actor, id: string) =>
	(await house.call(who, `GET /api/reservations/${id}?language=en`)).body.again;

test('what is over can be booked again with the same people; what is still to come cannot', async () => {
	for (const [days, status] of [
		[-3, 'completed'],
		[-3, 'no-show'],
		[3, 'cancelled'],
		[3, 'declined'],
		[-3, 'confirmed'],
	] as const)
		expect(await read('guest', await add(days, status)), status).toEqual({ persons, units: 1 });
	for (const status of ['requested', 'confirmed'] as const)
		expect(await read('guest', await add(3, status)), status).toBeNull();
});

test('only by who had it, and only while the product is offered; list and page say the same', async () => {
	const id = await add(-3, 'completed');
	expect(await read('partner', id)).toBeUndefined();
	expect(await read('operator', id)).toBeUndefined();
	const listed = async () =>
		(await house.call('guest', 'GET /api/reservations?language=en&time=past')).body.items[0].again;
	expect(await listed()).toEqual({ persons, units: 1 });
	const set = (status: 'hidden' | 'published') =>
		house.queries.update(product).set({ status }).where(eq(product.id, 'tour'));
	await set('hidden');
	expect([await read('guest', id), await listed()]).toEqual([null, null]);
	await set('published');
});
