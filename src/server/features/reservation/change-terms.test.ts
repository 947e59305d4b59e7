import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MoveBody } from '#contract/api/reservation-move.ts';
import type { Order } from '#domain/reservation/order.ts';
import { moveCalls } from '../../../../tests/support/move-calls.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { insertedRow, oneAdult, orderOn } from '../../../../tests/support/reservation-rows.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';

/* A change is no way round the terms, and holds to what the product takes (decision 0035). */

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const reservedAt = new Date('2027-03-01T03:00:00Z');
const soon = new Date('2027-03-02T03:00:00Z');
const on = '2027-03-20';
/** One day before: 80 percent come back. */
const late = new Date('2027-03-19T03:00:00Z');
const adults = (adult: number) => ({ ...oneAdult, adult });

const { ask, done } = moveCalls(() => house, late);
const tour = async (paidWon: number) => {
	const id = await insertedRow(house, 'tour', orderOn(on, { persons: adults(4) }), { at: reservedAt });
	await house.set(id, { paidWon });
	return id;
};
const wish = (order: Order, total: number, more: object = {}): MoveBody => ({
	move: 'ask-change',
	order,
	total,
	...more,
});
const refused = (at: string, code: string) => ({ ok: false, refusal: 'invalid-input', faults: [{ at, code }] });

test('fewer people by a change cost what cancelling some people costs', async () => {
	const one = orderOn(on, { persons: adults(1) });
	const changed = await done('guest', await tour(400_000), wish(one, 100_000));
	const reduce: MoveBody = { move: 'reduce', persons: adults(1), units: 1, percent: 80 };
	const reduced = await done('guest', await tour(400_000), reduce);
	expect(changed.money).toEqual(reduced.money);
	expect(changed.money).toMatchObject({ total: 100_000, kept: 60_000, refundDue: 240_000 });
	expect(changed.history.at(-1)).toMatchObject({ event: 'ask-change', percent: 80, isWish: false });
	const unpaid = await done('guest', await tour(0), reduce);
	expect(unpaid.money).toMatchObject({ total: 100_000, kept: 0, balanceDue: 100_000 });
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('once cancelling is no longer free another date waits for the provider, also where all is confirmed at once', async () => {
	const id = await tour(400_000);
	const far = orderOn('2027-04-20', { persons: adults(3) });
	const asked = await done('guest', id, wish(far, 300_000));
	expect(asked).toMatchObject({
		order: { on },
		hasChange: true,
		change: { order: far, total: 300_000, kept: 20_000 },
		money: { total: 400_000, kept: 0 },
	});
	expect(asked.history.at(-1)).toMatchObject({ event: 'ask-change', isWish: true });
	expect((await house.mailsTo(house.emailOf('guest'))).map(({ template }) => template)).toEqual([
		'reservation-change-asked',
	]);
	const agreed = await done('partner', id, { move: 'agree-change' });
	expect(agreed).toMatchObject({
		order: far,
		change: null,
		money: { total: 300_000, kept: 20_000, refundDue: 80_000 },
	});
	// From here on the terms of the new date count.
	expect(agreed.refund).toMatchObject({ percent: 100, won: 380_000 });
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('when the clock has passed a step since the page was drawn, a change is asked about again', async () => {
	const id = await tour(400_000);
	const one = orderOn(on, { persons: adults(1) });
	expect(await ask('guest', id, wish(one, 100_000, { percent: 90 }))).toEqual({ ok: false, refusal: 'price-changed' });
	expect(await ask('guest', id, wish(one, 100_000, { percent: 80 }))).toMatchObject({ ok: true });
});

test('bags stay within what the vehicles take, whoever stays at home and whatever is changed', async () => {
	const order = orderOn(on, { time: '10:00', persons: adults(3), units: 2 });
	const id = await insertedRow(house, 'pick-up', order, {
		at: reservedAt,
		with: () => ({ status: 'confirmed', expiresAt: null }),
	});
	await house.set(id, { details: { bags: 8 } });
	const fewer = (units: number): MoveBody => ({ move: 'reduce', persons: adults(2), units, percent: 100 });
	expect(await ask('guest', id, wish({ ...order, units: 1 }, 80_000), soon)).toEqual(
		refused('order.units', 'too-many-bags'),
	);
	expect(await ask('guest', id, fewer(1), soon)).toEqual(refused('units', 'too-many-bags'));
	expect(await done('guest', id, fewer(2), soon)).toMatchObject({ order: { units: 2, persons: adults(2) } });
});

test('some people are cancelled down to the least the product takes, and no further', async () => {
	const id = await tour(0);
	await house.queries.execute(sql`update product set min_persons = 2 where id = 'tour'`);
	const fewer = (adult: number): MoveBody => ({ move: 'reduce', persons: adults(adult), units: 1, percent: 100 });
	expect(await ask('guest', id, fewer(1), soon)).toEqual(refused('persons', 'too-few-persons'));
	expect(await ask('guest', id, fewer(2), soon)).toMatchObject({ ok: true });
	await house.queries.execute(sql`update product set min_persons = 1 where id = 'tour'`);
});

test('on another date nobody may be younger than the product takes', async () => {
	const id = await tour(0);
	const terms = { ...(await house.rowOf(id)).terms, price: { unit: 'person' as const, won: 100_000, fromAge: 18 } };
	await house.set(id, { terms, birthOn: '2009-03-10' });
	const four = { persons: adults(4) };
	expect(await ask('guest', id, wish(orderOn('2027-03-09', four), 400_000), soon)).toEqual(
		refused('order.on', 'guest-too-young'),
	);
	expect(await ask('guest', id, wish(orderOn('2027-03-10', four), 400_000), soon)).toMatchObject({ ok: true });
	const young = { firstName: 'Anong', lastName: 'Wongsakul', birthOn: '2009-03-15' };
	await house.set(id, { travellers: [young] });
	expect(await ask('guest', id, wish(orderOn('2027-03-14', four), 400_000), soon)).toEqual(
		refused('order.on', 'guest-too-young'),
	);
});
