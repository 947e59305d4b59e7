import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { attempt } from '#server/db/schema/attempt.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn, formFor } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const move = (who: 'guest' | 'partner', id: string, body: object) =>
	house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body });
const ask = (id: string, days: number) => {
	const { order, total } = formFor('private-walk', { order: { on: dayIn(days) } });
	return move('guest', id, { move: 'ask-change', order, total });
};
const toProvider = async () =>
	(await house.mailsTo(house.emailOf('partner')))
		.map(({ template }) => template)
		.filter((name) => name.includes('change'));

async function confirmed(): Promise<string> {
	const { id } = await house.reserved('guest', 'private-walk');
	expect((await move('partner', id, { move: 'confirm' })).status).toBe(200);
	return id;
}

test('wishes asked and taken back again and again are one mail to the provider until they looked', async () => {
	const id = await confirmed();
	for (let round = 0; round < 5; round += 1) {
		expect((await ask(id, 30 + round)).status).toBe(200);
		expect((await move('guest', id, { move: 'withdraw-change' })).status).toBe(200);
	}
	expect(await toProvider()).toEqual(['provider-change-asked']);
	// Looked at while nothing waits, there is still something new to tell afterwards.
	expect((await ask(id, 40)).status).toBe(200);
	await house.call('partner', `GET /api/reservations/${id}?language=en`);
	expect((await move('guest', id, { move: 'withdraw-change' })).status).toBe(200);
	expect(await toProvider()).toEqual(['provider-change-asked', 'provider-change-withdrawn']);
});

test('so many changes a day of one reservation and no more; another one is not touched by it', async () => {
	const [id, other] = [await confirmed(), await confirmed()];
	const { limit } = attemptRules['change-reservation'];
	for (let count = 0; count < limit; count += 2) {
		await ask(id, 30);
		await move('guest', id, { move: 'withdraw-change' });
	}
	const refused = await ask(id, 30);
	expect([refused.status, refused.body.code]).toEqual([429, 'too-many-attempts']);
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
	expect((await ask(other, 30)).status).toBe(200);
	// What must always be possible is not counted.
	expect((await move('guest', id, { move: 'cancel', percent: 100 })).status).toBe(200);
});

test('a change that was refused costs no try', async () => {
	const id = await confirmed();
	for (let count = 0; count < 20; count += 1)
		expect((await move('guest', id, { move: 'withdraw-change' })).status).toBe(409);
	expect((await house.queries.select().from(attempt)).every(({ count }) => count === 0)).toBe(true);
	expect((await ask(id, 30)).status).toBe(200);
});
