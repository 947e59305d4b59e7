import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staff } from '#server/db/schema/organisation.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { takenFor } from '../../../../tests/support/reservation-products.ts';

/* A colleague's act has the colleague's name: to the house, to operators, and to nobody else. */

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
	// A clerk of the same house: who else reads what the owner did.
	const organisationId = house.organisationOf('partner');
	await employ(house.queries, { organisationId, memberId: house.idOf('other'), role: 'desk' });
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const read = async (who: Actor, id: string) => (await house.call(who, `GET /api/reservations/${id}?language=en`)).body;
const move = (who: Actor, id: string, body: object) =>
	house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body });
type Told = { event: string; by: { name: string; role: string; isYou: boolean } | null };
const toldTo = async (who: Actor, id: string) =>
	((await read(who, id)).history as Told[]).map(({ event, by }) => [event, by && [by.name, by.role, by.isYou]]);

test('what the owner took and confirmed has their name and role for a clerk; only to themselves it is “you”', async () => {
	const { id } = await house.reserved('guest', 'private-walk');
	await move('partner', id, { move: 'confirm' });
	const asTold = (isYou: boolean) => [
		['request', null],
		['confirm', ['Partner Tester', 'owner', isYou]],
	];
	expect(await toldTo('other', id)).toEqual(asTold(false));
	expect(await toldTo('partner', id)).toEqual(asTold(true));
	expect(await toldTo('operator', id)).toEqual(asTold(false));
	expect(await toldTo('guest', id)).toEqual([
		['request', null],
		['confirm', null],
	]);

	const taken = await house.call('partner', 'POST /api/desk/reservations', { body: takenFor('tour') });
	expect(await toldTo('other', taken.body.id)).toEqual([['book', ['Partner Tester', 'owner', false]]]);
	expect(await toldTo('partner', taken.body.id)).toEqual([['book', ['Partner Tester', 'owner', true]]]);
});

test('payments and what is taken back name who recorded them', async () => {
	const { id } = await house.reserved('guest', 'tour');
	const body = { key: randomUUID(), kind: 'payment', won: 30_000, method: 'on-site' };
	const paid = await house.call('partner', `POST /api/reservations/${id}/payments?language=en`, { body });
	expect(paid.body.payments).toMatchObject([{ actor: 'provider', by: { name: 'Partner Tester', isYou: true } }]);
	const [payment] = (await read('other', id)).payments;
	expect(payment.by).toEqual({ name: 'Partner Tester', role: 'owner', isYou: false });
	await house.call('partner', `POST /api/reservations/${id}/payments/${payment.id}/reversal?language=en`, {
		body: { reason: 'Another guest paid' },
	});
	expect((await read('other', id)).payments[0].reversed).toMatchObject({
		actor: 'provider',
		by: { name: 'Partner Tester' },
	});
	const [guests] = (await read('guest', id)).payments;
	expect([guests.by, guests.reversed.by]).toEqual([null, null]);
});

test('an operator is Maru to the house and a person to operators; who has left keeps their name', async () => {
	const { id } = await house.reserved('guest', 'private-walk');
	await move('operator', id, { move: 'confirm' });
	expect((await toldTo('partner', id)).at(-1)).toEqual(['confirm', null]);
	expect((await toldTo('operator', id)).at(-1)).toEqual(['confirm', ['Operator Tester', 'owner', true]]);

	const another = await house.reserved('guest', 'private-walk');
	await move('other', another.id, { move: 'decline', reason: 'We are closed that day.' });
	await house.queries
		.update(staff)
		.set({ leftAt: new Date() })
		.where(eq(staff.memberId, house.idOf('other')));
	expect((await toldTo('partner', another.id)).at(-1)).toEqual(['decline', ['Other Tester', 'desk', false]]);
});
