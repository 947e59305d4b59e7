import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callOff, callOffParty } from '#server/db/schema/call-off.ts';
import { productDay } from '#server/db/schema/slot.ts';
import { callOffCalls } from '../../../../tests/support/call-off-calls.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';
import { endCallOff, findCallOff, retryLeft } from './call-off.repo.ts';

let house: ReservationHouse;
/** So near that cancelling costs something. */
const on = dayIn(2);
const { progress, called, work } = callOffCalls(() => house, on);
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(callOff);
	await house.queries.delete(productDay);
	await house.queries.execute(sql`update product set schedule = schedule - 'days'`);
});

const reserved = (who: 'guest' | 'operator' = 'guest', day = on) => house.reserved(who, 'tour', { order: { on: day } });
const cancel = (id: string, percent: number) =>
	house.call('guest', `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'cancel', percent } });
const refundOf = async (id: string) =>
	(await house.call('guest', `GET /api/reservations/${id}?language=en`)).body.refund;
const pay = async (id: string) => {
	const { totalWon } = await house.rowOf(id);
	await house.set(id, { paidWon: totalWon });
};
const retry = (who: 'partner' | 'operator', id: string) =>
	house.call(who, `POST /api/console/products/tour/call-offs/${id}/retries`);
/** As it is where it failed again and again. */
const failed = (id: string) =>
	house.queries.update(callOffParty).set({ state: 'left', why: 'failed' }).where(eq(callOffParty.reservationId, id));

describe('a guest whose date was called off and who has not had their turn', () => {
	test('cancels free of charge, and their page says so', async () => {
		const { id } = await reserved();
		await pay(id);
		const { percent } = await refundOf(id);
		expect(percent).toBeLessThan(100);
		const off = await called();
		expect(await refundOf(id)).toMatchObject({ percent: 100, steps: [{ percent: 100 }] });
		// What their page said before is not what they get: they are shown the better first.
		expect((await cancel(id, percent)).body.code).toBe('price-changed');
		expect((await cancel(id, 100)).status).toBe(200);
		expect(await house.rowOf(id)).toMatchObject({ status: 'cancelled', keptWon: 0 });
		await work(off.id);
		expect((await progress()).callOffs).toMatchObject([{ gone: 1, left: 0 }]);
		expect(await truthFaults(house.queries)).toEqual([]);
	});

	test('also where it was called off while they waited for who was at their reservation', async () => {
		const { id } = await reserved();
		await pay(id);
		const holder = await house.database.pool.connect();
		try {
			await holder.query('begin');
			await holder.query('select 1 from reservation where id = $1 for no key update', [id]);
			const cancelling = cancel(id, 100);
			await setTimeout(300);
			await called();
			await holder.query('commit');
			expect((await cancelling).status).toBe(200);
		} finally {
			await holder.query('rollback');
			holder.release();
		}
		expect(await house.rowOf(id)).toMatchObject({ status: 'cancelled', keptWon: 0 });
	});

	test('also where it could not be done; not where it was left because nothing is off for them', async () => {
		const { id } = await reserved();
		const come = await reserved();
		await house.set(come.id, { arrivedAt: house.now });
		await called();
		await failed(id);
		expect(await refundOf(id)).toMatchObject({ percent: 100 });
		await house.set(come.id, { arrivedAt: null });
		expect((await refundOf(come.id)).percent).toBeLessThan(100);
	});

	test('not who only wished to come on that date', async () => {
		const { id } = await reserved('guest', dayIn(1));
		const before = await refundOf(id);
		const { totalWon: total } = await house.rowOf(id);
		const { order } = (await house.call('guest', `GET /api/reservations/${id}?language=en`)).body;
		const wish = { move: 'ask-change', order: { ...order, on }, total };
		const asked = await house.call('guest', `POST /api/reservations/${id}/moves?language=en`, { body: wish });
		expect(asked.status, JSON.stringify(asked.body)).toBe(200);
		await called();
		expect((await house.queries.select().from(callOffParty))[0]).toMatchObject({ state: 'waiting' });
		expect((await refundOf(id)).percent).toBe(before.percent);
	});
});

describe('those that were left, tried again', () => {
	test('are reckoned by who has them tried, and done in their name', async () => {
		const own = await reserved('operator');
		const other = await reserved();
		await house.set(own.id, { arrivedAt: house.now });
		await house.set(other.id, { arrivedAt: house.now });
		const { id } = await called();
		await work(id);
		for (const one of [own, other]) await house.set(one.id, { arrivedAt: null });
		expect((await retry('operator', id)).body).toMatchObject({ waiting: 2 });
		await work(id);
		// Nobody calls off their own.
		expect((await house.rowOf(own.id)).status).toBe('confirmed');
		expect((await progress()).callOffs).toMatchObject([{ done: 1, named: [{ id: own.id, why: 'own' }] }]);
		expect((await house.eventsOf(other.id)).at(-1)).toMatchObject({
			...{ event: 'call-off', actor: 'operator', actorId: house.idOf('operator') },
		});
		await retry('partner', id);
		await work(id);
		expect((await house.eventsOf(own.id)).at(-1)).toMatchObject({
			...{ event: 'call-off', actor: 'provider', actorId: house.idOf('partner') },
		});
	});

	test('at the very moment it ends: it is not over, and they have their turn', async () => {
		const { id: reservationId } = await reserved();
		const { id } = await called();
		await failed(reservationId);
		let ending: Promise<boolean> | undefined;
		await house.services.transact(async (queries) => {
			await retryLeft(queries, id, { by: house.idOf('partner'), as: 'provider' });
			ending = house.services.transact((other) => endCallOff(other, id, house.now));
			await setTimeout(300);
		});
		expect(await ending).toBe(false);
		expect(await findCallOff(house.queries, id)).toMatchObject({ endedAt: null });
		await work(id);
		expect((await house.rowOf(reservationId)).status).toBe('cancelled');
		expect((await progress()).callOffs[0]).toMatchObject({ done: 1, endedAt: expect.any(String) });
	});
});
