import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { unwantedMail } from '#server/db/schema/mail.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn, takenFor } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const again = (who: Actor, id: string) => house.call(who, `POST /api/reservations/${id}/mails`);
const toGuest = async () =>
	(await house.mailsTo(house.emailOf('guest'))).map(({ template, data }) => ({ template, data }));
const toHouse = () => house.mailsTo(house.emailOf('partner'));
const mayTell = async (who: Actor, id: string) =>
	(await house.call(who, `GET /api/reservations/${id}?language=en`)).body.canTellAgain;
const on = dayIn(20);

test('who says that nothing came is mailed the same once more; the house is not', async () => {
	const { id } = await house.reserved('guest', 'tour', { order: { on, time: '09:00' } });
	const [first, ...more] = await toGuest();
	const before = (await toHouse()).length;
	expect([first?.template, more]).toEqual(['reservation-confirmed', []]);
	for (const who of ['partner', 'operator'] as const) {
		expect(await mayTell(who, id)).toBe(true);
		expect((await again(who, id)).status).toBe(200);
	}
	const [, second, third] = await toGuest();
	expect([second, third]).toMatchObject([{ template: first?.template }, { template: first?.template }]);
	expect(second?.data).toEqual(first?.data);
	expect(await toHouse()).toHaveLength(before);
});

test('it tells how it stands by now: asked for, then with the date that was agreed on', async () => {
	const { id } = await house.reserved('guest', 'private-walk', { order: { on } });
	await again('partner', id);
	expect((await toGuest()).map(({ template }) => template)).toEqual(['reservation-requested', 'reservation-requested']);
	const { persons, places } = await house.rowOf(id);
	const lines = [{ of: 'procedure', name: 'As discussed', quantity: 1, won: 900_000 }];
	const offered = await house.call('partner', `POST /api/reservations/${id}/prices?language=en`, {
		body: { key: randomUUID(), lines, persons, places, days: 3 },
	});
	expect(offered.status, JSON.stringify(offered.body)).toBe(200);
	await again('partner', id);
	const [first, second] = (await toGuest()).slice(-2);
	expect([first?.template, second?.template]).toEqual(['reservation-price-offered', 'reservation-price-offered']);
	expect(second?.data).toEqual(first?.data);
});

test('also to who wants no mails that can be done without', async () => {
	const { id } = await house.reserved('guest', 'tour', { order: { on, time: '09:00' } });
	await house.queries.insert(unwantedMail).values({ memberId: house.idOf('guest'), topic: 'reminder' });
	await again('operator', id);
	expect(await toGuest()).toHaveLength(2);
});

test('what was cancelled or is over is told once', async () => {
	const { id } = await house.reserved('guest', 'tour', { order: { on, time: '09:00' } });
	await house.set(id, { status: 'cancelled' });
	expect(await mayTell('partner', id)).toBe(false);
	expect((await again('partner', id)).body.code).toBe('not-allowed');
	await house.set(id, { status: 'confirmed', endsAt: house.now });
	expect((await again('operator', id)).body.code).toBe('not-allowed');
	expect(await toGuest()).toHaveLength(1);
});

test('who phoned and left no address is mailed nothing, and the desk is not offered it', async () => {
	const body = takenFor('tour', { lead: { email: undefined } });
	const taken = await house.call('partner', 'POST /api/desk/reservations', { body });
	expect(taken.status, JSON.stringify(taken.body)).toBe(200);
	expect(await mayTell('partner', taken.body.id)).toBe(false);
	expect((await again('partner', taken.body.id)).body.code).toBe('not-allowed');
});

test('only who answers for it: no guest, no stranger, and not ten times', async () => {
	const { id } = await house.reserved('guest', 'tour', { order: { on, time: '09:00' } });
	expect((await again('guest', id)).status).toBe(404);
	expect((await again('rival', id)).body.code).toBe('not-found');
	expect((await again('visitor', id)).status).toBe(401);
	for (let tries = 0; tries < attemptRules['tell-again-reservation'].limit; tries += 1) await again('partner', id);
	expect((await again('partner', id)).status).toBe(429);
	expect(await toGuest()).toHaveLength(1 + attemptRules['tell-again-reservation'].limit);
});
