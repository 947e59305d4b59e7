import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
let id: string;
const number = 'KTX 101, coach 5, seats 3A 3B · 82134';

beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(async () => {
	await house.clear();
	({ id } = await house.reserved('guest', 'tour', { order: { on: dayIn(20), time: '09:00' } }));
});
afterAll(() => house.close());

const give = (ticket: string, who: Actor = 'partner') =>
	house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'give-ticket', ticket } });
const read = async (who: Actor) => (await house.call(who, `GET /api/reservations/${id}?language=en`)).body;
const voucher = async () => (await house.call('guest', `GET /api/reservations/${id}/voucher?language=en`)).body;
const told = async () =>
	(await house.mailsTo(house.emailOf('guest'))).filter(({ template }) => template === 'reservation-ticket');

test('the provider gives a number: the guest finds it on page and voucher, and is told it by mail', async () => {
	expect((await voucher()).ticket).toBeNull();
	expect((await give(`  ${number} `)).body).toMatchObject({ ticket: number, status: 'confirmed' });
	expect((await read('guest')).ticket).toBe(number);
	expect((await read('guest')).history.at(-1)).toMatchObject({ event: 'give-ticket', actor: 'provider' });
	expect((await voucher()).ticket).toBe(number);
	const mails = await told();
	expect(mails).toHaveLength(1);
	expect(mails[0]?.data).toMatchObject({ ticket: number });
});

test('the same number again tells nobody; another one is told, none is only taken back', async () => {
	await give(number);
	expect((await give(number)).body.code).toBe('not-allowed');
	expect(await told()).toHaveLength(1);
	await give('EV-1234');
	expect(await told()).toHaveLength(2);
	expect((await give('')).body.ticket).toBeNull();
	expect(await told()).toHaveLength(2);
});

test('only its provider and an operator give one, only to what is confirmed, and not a longer one than a voucher holds', async () => {
	expect((await give(number, 'guest')).body.code).toBe('not-allowed');
	expect((await give(number, 'rival')).body.code).toBe('not-found');
	expect((await give('x'.repeat(121))).body).toMatchObject({
		code: 'invalid-input',
		faults: [{ at: 'ticket', code: 'too-long' }],
	});
	expect((await give(number, 'operator')).body.ticket).toBe(number);
	await house.set(id, { status: 'requested' });
	expect((await give('EV-1')).body.code).toBe('not-allowed');
});

test('after a change of date it is no ticket any more', async () => {
	await give(number);
	const { order } = await read('guest');
	const { body } = await house.call('guest', `POST /api/reservations/${id}/moves?language=en`, {
		body: { move: 'ask-change', order: { ...order, on: dayIn(21) }, total: (await read('guest')).money.total },
	});
	expect([body.order.on, body.ticket]).toEqual([dayIn(21), null]);
});
