import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBounds } from '#domain/reservation/open-bounds.ts';
import { member } from '#server/db/schema/member.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn, formFor } from '../../../../tests/support/reservation-products.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await be({ isProved: true });
});

/** The guest as one of many: bounded, with an address that is proved or not. */
const be = ({ isProved }: { isProved: boolean }) =>
	house.queries
		.update(member)
		.set({ reservesFreely: false, emailVerifiedAt: isProved ? new Date() : null })
		.where(eq(member.id, house.idOf('guest')));

const party = (adult: number) => ({ adult, child: 0, infant: 0 });
/** The day differs, so that no slot is full; so does the party. */
const wish = (at: number, adult = 1) => ({ order: { on: dayIn(20 + at), persons: party(adult) } });
const reserve = (at: number, adult = 1) => house.reserve('guest', 'tour', wish(at, adult));
const reserveMany = async (count: number, adult = 1) => {
	for (let at = 0; at < count; at += 1) expect((await reserve(at, adult)).status).toBe(200);
};
const told = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('open unpaid reservations of instant products', () => {
	test('end at three without a proved address, and at ten with one', async () => {
		await be({ isProved: false });
		await reserveMany(3);
		expect(told(await reserve(3))).toEqual([409, 'address-unproved']);
		await be({ isProved: true });
		for (let at = 3; at < 10; at += 1) expect((await reserve(at)).status).toBe(200);
		expect(told(await reserve(10))).toEqual([409, 'unpaid-full']);
	});

	test('end at ten places without a proved address, and at sixty with one', async () => {
		await be({ isProved: false });
		await reserveMany(1, 8);
		expect(told(await reserve(1, 3))).toEqual([409, 'address-unproved']);
		expect((await reserve(1, 2)).status).toBe(200);
		await be({ isProved: true });
		for (let at = 2; at < 7; at += 1) expect((await reserve(at, 10)).status).toBe(200);
		expect(told(await reserve(8, 1))).toEqual([409, 'unpaid-full']);
	});

	test('make room again once one is paid or cancelled', async () => {
		await be({ isProved: false });
		await reserveMany(3);
		const [first, second] = await house.queries.select({ id: reservation.id }).from(reservation);
		await house.set(first?.id ?? '', { paidWon: 1_000 });
		expect((await reserve(5)).status).toBe(200);
		expect(told(await reserve(6))).toEqual([409, 'address-unproved']);
		const moves = `POST /api/reservations/${second?.id}/moves?language=en`;
		expect((await house.call('guest', moves, { body: { move: 'cancel', percent: 100 } })).status).toBe(200);
		expect((await reserve(6)).status).toBe(200);
	});

	test('forty at once are never more than the bound, nor their places', async () => {
		const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => reserve(at % 20, 3)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
		expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
			new Set(['unpaid-full']),
		);
		expect((await house.traces()).reservations).toBe(10);
		expect((await house.traces()).taken).toBe(30);
	});

	test('cannot be made larger by a change than they may be', async () => {
		await be({ isProved: false });
		await reserveMany(3);
		const [one] = await house.queries.select({ id: reservation.id }).from(reservation).orderBy(reservation.on);
		const to = (adult: number) =>
			house.call('guest', `POST /api/reservations/${one?.id}/moves?language=en`, {
				body: {
					move: 'ask-change',
					order: formFor('tour', wish(0, adult)).order,
					total: formFor('tour', wish(0, adult)).total,
				},
			});
		expect(told(await to(9))).toEqual([409, 'address-unproved']);
		expect((await to(8)).status).toBe(200);
		expect((await house.traces()).taken).toBe(10);
	});

	test('are none when the same form is sent again', async () => {
		await be({ isProved: false });
		await reserveMany(2);
		const form = formFor('tour', wish(2));
		const answers = await Promise.all(
			Array.from({ length: 6 }, () => house.call('guest', 'POST /api/reservations', { body: form })),
		);
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
		expect(told(await reserve(3))).toEqual([409, 'address-unproved']);
	});
});

test('requests are bounded by number alone, and an answer makes room', async () => {
	const ask = (at: number) =>
		house.reserve('guest', 'private-walk', { order: { on: dayIn(20 + at), persons: party(6) } });
	for (let at = 0; at < 10; at += 1) expect((await ask(at)).status).toBe(200);
	expect(told(await ask(10))).toEqual([409, 'requests-full']);
	expect((await reserve(0)).status).toBe(200);
	await house.queries.update(reservation).set({ status: 'confirmed' });
	expect((await ask(10)).status).toBe(200);
});

test('requests cannot be made larger by a change than they may be', async () => {
	await be({ isProved: false });
	const wishOf = (at: number, adult: number) => ({ order: { on: dayIn(20 + at), persons: party(adult) } });
	const ids: string[] = [];
	for (let at = 0; at < 3; at += 1) ids.push((await house.reserved('guest', 'private-walk', wishOf(at, 1))).id);
	const to = (at: number, adult: number) => {
		const { order, total } = formFor('private-walk', wishOf(at, adult));
		const body = { move: 'ask-change', order, total };
		return house.call('guest', `POST /api/reservations/${ids[at]}/moves?language=en`, { body });
	};
	expect((await to(0, 6)).status).toBe(200);
	expect(told(await to(1, 4))).toEqual([409, 'address-unproved']);
	expect((await to(1, 3)).status).toBe(200);
	expect(told(await to(2, 2))).toEqual([409, 'address-unproved']);
	expect((await house.traces()).taken).toBe(10);
	await be({ isProved: true });
	expect((await to(2, 6)).status).toBe(200);
});

test('reserving and cancelling without end is told when to come back; others reserve on', async () => {
	const { limit } = openBounds.proved.rates[0];
	for (let at = 0; at < limit; at += 1) {
		const { id } = await house.reserved('guest', 'tour', wish(at));
		await house.set(id, { status: 'cancelled' });
	}
	const refused = await reserve(1);
	expect(told(refused)).toEqual([429, 'too-many-attempts']);
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
	expect((await house.reserve('other', 'tour', wish(1))).status).toBe(200);
	house.clock.pass({ hours: 2 });
	expect((await reserve(1)).status).toBe(200);
});

test('an operator lifts the bounds for one member, and lets them hold again; nobody else can', async () => {
	await be({ isProved: false });
	await reserveMany(3);
	const [one] = await house.queries.select({ id: reservation.id }).from(reservation);
	const set = (who: 'operator' | 'partner' | 'guest', reservesFreely: boolean) =>
		house.call(who, `PUT /api/reservations/${one?.id}/guest-bounds`, { body: { reservesFreely } });
	for (const who of ['guest', 'partner'] as const) expect((await set(who, true)).status).toBe(404);
	const seen = async (who: 'operator' | 'guest') =>
		(await house.call(who, `GET /api/reservations/${one?.id}?language=en`)).body.guestReservesFreely;
	expect([await seen('operator'), await seen('guest')]).toEqual([false, undefined]);
	expect((await set('operator', true)).status).toBe(200);
	expect([await seen('operator'), (await reserve(4)).status]).toEqual([true, 200]);
	expect((await set('operator', false)).status).toBe(200);
	expect(told(await reserve(5))).toEqual([409, 'address-unproved']);
	const trail = await trailOf(house.queries);
	expect(trail.map(({ event, subjectId }) => ({ event, subject: subjectId }))).toEqual(
		['reservation.detail-read', 'member.bounds-lifted', 'member.bounds-restored'].map((event) => ({
			event,
			subject: house.idOf('guest'),
		})),
	);
});
