import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moveCalls } from '../../../../tests/support/move-calls.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { insertedRow, oneAdult, orderOn } from '../../../../tests/support/reservation-rows.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const soon = new Date('2027-03-02T03:00:00Z');
const { ask, done } = moveCalls(() => house, soon);
const adults = (adult: number) => ({ ...oneAdult, adult });
const before = orderOn('2027-03-20', { persons: adults(2) });
const after = orderOn('2027-03-22', { persons: adults(3) });
const requested = () => insertedRow(house, 'private-walk', before, { at: new Date('2027-03-01T03:00:00Z') });
const change = { move: 'ask-change' as const, order: after, total: 300_000 };

test('a request that nobody has answered is changed at once, and both sides read what is asked for now', async () => {
	const id = await requested();
	const shown = await done('guest', id, change);
	expect(shown).toMatchObject({ status: 'requested', order: after, change: null, money: { total: 300_000 } });
	expect(shown.answerBy).toBe('2027-03-04T03:00:00.000Z');
	expect(shown.history.at(-1)).toMatchObject({ event: 'ask-change', isWish: false, order: after });
	const taken = ['2027-03-20', '2027-03-22'].map((on) => house.takenOf('private-walk', on, '09:00'));
	expect(await Promise.all(taken)).toEqual([0, 3]);
	for (const [who, template] of [
		['guest', 'reservation-request-changed'],
		['partner', 'provider-request-changed'],
	] as const)
		expect(await house.mailsTo(house.emailOf(who))).toMatchObject([
			{ template, data: { on: '2027-03-22', adults: 3, totalWon: 300_000, until: '2027-03-04T03:00:00.000Z' } },
		]);
	expect(await truthFaults(house.queries)).toEqual([]);
});

test('it goes by what is offered and free, as a new one would', async () => {
	const id = await requested();
	await insertedRow(house, 'private-walk', orderOn('2027-03-22', { persons: adults(4) }), { at: soon });
	expect(await ask('guest', id, change)).toMatchObject({ ok: false, refusal: 'slot-full' });
	expect(await ask('guest', id, { ...change, total: 1 })).toMatchObject({ ok: false, refusal: 'price-changed' });
	expect(await ask('partner', id, change)).toMatchObject({ ok: false, refusal: 'not-allowed' });
	expect(await house.rowOf(id)).toMatchObject({ on: '2027-03-20', persons: adults(2), totalWon: 200_000 });
});

test('nobody agrees to what they have not seen: who confirms the order of before is told', async () => {
	const id = await requested();
	await done('guest', id, change);
	expect(await ask('partner', id, { move: 'confirm', seen: before })).toEqual({ ok: false, refusal: 'not-allowed' });
	expect((await house.rowOf(id)).status).toBe('requested');
	expect((await done('partner', id, { move: 'confirm', seen: after })).status).toBe('confirmed');
});
