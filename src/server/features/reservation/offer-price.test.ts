import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agreedPrice } from '#server/db/schema/reservation.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';
import { sweepReservations } from './sweep-reservations.ts';

let house: ReservationHouse;
let id: string;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	id = (await house.reserved('guest', 'private-walk')).id;
});

const missing = '00000000-0000-4000-8000-0000000000ff';
const lines = [
	{ of: 'procedure', name: 'As discussed', quantity: 1, won: 900_000 },
	{ of: 'interpreter', name: '', quantity: 2, won: 50_000 },
	{ of: 'medicine', name: '', quantity: 1, won: null },
];
const offer = async (who: Actor, changes: object = {}, which = id) => {
	const { persons, places } = await house.rowOf(id);
	return house.call(who, `POST /api/reservations/${which}/prices?language=en`, {
		body: { key: randomUUID(), lines, persons, places, days: 3, ...changes },
	});
};
const move = (who: Actor, body: object) => house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body });
const versions = async () =>
	(await house.queries.select().from(agreedPrice).orderBy(agreedPrice.version)).map(
		({ version, state, totalWon }) => `${version} ${state} ${totalWon}`,
	);
const mailsTo = async (who: 'guest' | 'partner') =>
	(await house.mailsTo(house.emailOf(who))).map(({ template }) => template);

describe('a price in lines', () => {
	test('of two staff who put one at once the second is told, and replaces it only when it says so', async () => {
		const [one, other] = await Promise.all([
			offer('partner', { seen: 0 }),
			offer('operator', { seen: 0, lines: [{ ...lines[0], won: 500_000 }] }),
		]);
		expect([one.status, other.status].sort()).toEqual([200, 409]);
		const refused = one.status === 409 ? one : other;
		expect(refused.body.code).toBe('changed-since');
		expect(await versions()).toHaveLength(1);
		expect((await offer('partner', { seen: 1 })).body.offer).toMatchObject({ version: 2, total: 1_000_000 });
		// Sent again after its answer was lost, it is the same and no conflict.
		const key = randomUUID();
		expect((await offer('partner', { seen: 2, key })).status).toBe(200);
		expect((await offer('partner', { seen: 2, key })).status).toBe(200);
		expect(await versions()).toHaveLength(3);
	});

	test('is put by the provider, told to the guest in their language, and confirms the request when accepted', async () => {
		const { status, body } = await offer('partner');
		expect([status, body.offer]).toMatchObject([200, { version: 1, total: 1_000_000 }]);
		expect(await mailsTo('guest')).toContain('reservation-price-offered');
		const seen = (await house.call('guest', `GET /api/reservations/${id}?language=en`)).body;
		expect(seen.moves).toEqual(expect.arrayContaining(['accept-price', 'decline-price', 'cancel']));
		expect(seen.answerBy).toBeNull();

		const done = await move('guest', { move: 'accept-price', version: 1 });
		expect(done.body).toMatchObject({
			status: 'confirmed',
			price: { basis: 'agreed', version: 1, lines },
			money: { total: 1_000_000 },
			offer: null,
		});
		expect(done.body.history.slice(-2)).toMatchObject([
			{ event: 'offer-price', actor: 'provider', won: 1_000_000 },
			{ event: 'accept-price', actor: 'member', won: 1_000_000 },
		]);
		expect(await versions()).toEqual(['1 picked 1000000']);
		const zip = unzipSync((await downloadOf(house, 'guest')).bytes);
		expect(JSON.parse(strFromU8(zip['data.json'] ?? new Uint8Array())).reservations).toMatchObject([
			{ price: { basis: 'agreed' }, agreedPrices: [{ version: 1, state: 'picked', lines, totalWon: 1_000_000 }] },
		]);
		expect([await mailsTo('guest'), await mailsTo('partner')]).toMatchObject([
			expect.arrayContaining(['reservation-price-agreed']),
			expect.arrayContaining(['provider-price-accepted']),
		]);
		expect(await truthFaults(house.queries)).toEqual([]);
	});

	test('sent twice with one key is one; the same key with other lines is refused', async () => {
		const key = randomUUID();
		expect((await offer('partner', { key })).status).toBe(200);
		expect((await offer('partner', { key })).status).toBe(200);
		expect(await versions()).toEqual(['1 open 1000000']);
		const other = await offer('partner', { key, lines: lines.slice(0, 1) });
		expect([other.status, other.body.code]).toEqual([422, 'key-reused']);
	});

	test('is succeeded by another, and the one that was read before can no longer be accepted', async () => {
		await offer('partner');
		await offer('operator', { lines: lines.slice(0, 1) });
		expect(await versions()).toEqual(['1 succeeded 1000000', '2 open 900000']);
		const old = await move('guest', { move: 'accept-price', version: 1 });
		expect([old.status, old.body.code]).toEqual([409, 'price-changed']);
		expect(await mailsTo('partner')).toContain('provider-price-offered');
	});

	test('declined, withdrawn or lapsed leaves all as it was', async () => {
		const before = await house.rowOf(id);
		await offer('partner');
		await move('guest', { move: 'decline-price', version: 1, reason: 'Too much for me.' });
		await offer('partner');
		await move('partner', { move: 'withdraw-price' });
		await offer('partner', { days: 1 });
		house.clock.pass({ days: 1 });
		await sweepReservations(house);
		expect(await versions()).toEqual(['1 declined 1000000', '2 withdrawn 1000000', '3 lapsed 1000000']);
		const { status, price, totalWon, places, offer: waiting } = await house.rowOf(id);
		expect({ status, price, totalWon, places, waiting }).toEqual({
			...{ status: 'requested', price: before.price, totalWon: before.totalWon, places: before.places },
			waiting: null,
		});
		expect(await mailsTo('guest')).toEqual(
			expect.arrayContaining(['reservation-price-withdrawn', 'reservation-price-lapsed']),
		);
		expect(await mailsTo('partner')).toEqual(
			expect.arrayContaining(['provider-price-declined', 'provider-price-lapsed']),
		);
		expect(await truthFaults(house.queries)).toEqual([]);
	});

	test('takes the places that are said with it, and none where none are kept', async () => {
		const { on, time, places } = await house.rowOf(id);
		await offer('partner', { places: places + 1 });
		expect(await house.takenOf('private-walk', on, time ?? '')).toBe(places + 1);
		await offer('partner', { places: 0 });
		expect(await house.takenOf('private-walk', on, time ?? '')).toBe(places);
		await move('guest', { move: 'accept-price', version: 2 });
		expect(await house.takenOf('private-walk', on, time ?? '')).toBe(0);
		const many = await offer('partner', { places: 1_000 });
		expect([many.status, many.body.code]).toEqual([409, 'slot-full']);
		expect(await truthFaults(house.queries)).toEqual([]);
	});

	test('once agreed to: another date for the same sum, other persons only by another price', async () => {
		await offer('partner');
		await move('guest', { move: 'accept-price', version: 1 });
		const { order, refund } = (await house.call('guest', `GET /api/reservations/${id}?language=en`)).body;
		const moved = { ...order, on: dayIn(30) };
		const asked = await move('guest', {
			...{ move: 'ask-change', order: moved, total: 1_000_000, percent: refund.percent },
		});
		expect([asked.status, asked.body.change]).toMatchObject([200, { total: 1_000_000 }]);
		await move('partner', { move: 'agree-change' });
		const others = { ...moved, persons: { ...order.persons, adult: order.persons.adult + 1 } };
		const more = await move('guest', { move: 'ask-change', order: others, total: 1_000_000 });
		expect(more.body.faults).toEqual([{ at: 'order.persons', code: 'price-agreed' }]);
		expect(await truthFaults(house.queries)).toEqual([]);
	});

	test.each<[string, object, { at: string; code: string }]>([
		['only what is not included', { lines: [lines[2]] }, { at: 'lines', code: 'nothing-included' }],
		[
			'something else without a word',
			{ lines: [{ ...lines[0], of: 'other', name: ' ' }] },
			{ at: 'lines.0.name', code: 'required' },
		],
		['nobody', { persons: { adult: 0, child: 0, infant: 0 } }, { at: 'persons', code: 'too-few-persons' }],
		['more days than a price can wait', { days: 15 }, { at: 'days', code: 'invalid-input' }],
	])('is refused beside the field it is about: %s', async (_, changes, fault) => {
		const { status, body } = await offer('partner', changes);
		expect([status, body.faults]).toEqual([400, [fault]]);
	});

	test('is nobody’s to put but those who answer for the reservation, nor theirs to accept', async () => {
		for (const who of ['guest', 'other', 'rival', 'applicant', 'visitor'] satisfies Actor[])
			expect([who, (await offer(who)).status]).toEqual([who, who === 'visitor' ? 401 : 404]);
		expect((await offer('partner', {}, missing)).status).toBe(404);
		await offer('partner');
		for (const who of ['other', 'rival', 'applicant'] satisfies Actor[])
			expect([who, (await move(who, { move: 'accept-price', version: 1 })).status]).toEqual([who, 404]);
		expect((await move('partner', { move: 'accept-price', version: 1 })).status).toBe(409);
		expect(await versions()).toEqual(['1 open 1000000']);
	});

	test('accepted and succeeded at the same instant comes out one way or the other', async () => {
		await offer('partner');
		const [accepted] = await Promise.all([
			move('guest', { move: 'accept-price', version: 1 }),
			offer('partner', { lines: lines.slice(0, 1) }),
		]);
		const { price, offer: waiting } = await house.rowOf(id);
		expect(accepted.status === 200 ? price : waiting).toMatchObject({ version: accepted.status === 200 ? 1 : 2 });
		expect(await truthFaults(house.queries)).toEqual([]);
	});
});
