import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#domain/organisation/organisation.ts';
import { member } from '#server/db/schema/member.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { waitingCalls } from '../../../../tests/support/waiting-calls.ts';

let house: ReservationHouse;
const { joined, read, withdraw, cancel, rowOf, runOfferJobs, offersMailed } = waitingCalls(() => house);
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.execute('delete from graphile_worker._private_jobs');
});

const on = dayIn(20);
const adults = (adult: number) => ({ persons: { adult, child: 0, infant: 0 } });
const line = (who: Actor, more = '&time=09:00', product = 'tour') =>
	house.call(who, `GET /api/console/products/${product}/waiting?on=${on}${more}`);
const remove = (who: Actor, id: string, body: object = { reason: 'You told us on the telephone.' }) =>
	house.call(who, `POST /api/console/waiting/${id}/removal`, { body });
const named = async (who: Actor, more?: string) =>
	(await line(who, more)).body.items.map(
		({ name, position, places }: { name: string; position: number | null; places: number }) =>
			`${position} ${name} ${places}`,
	);
const playing = (role: Role) =>
	house.queries
		.update(staff)
		.set({ role })
		.where(eq(staff.memberId, house.idOf('partner')));

/** The tour at nine full with a party of eight and one of two; three, two and one wait, in this order. */
async function fullWithLine() {
	await house.reserved('operator', 'tour', { order: adults(8) });
	const { id: two } = await house.reserved('operator', 'tour', { order: adults(2) });
	const { id: three } = await joined('guest', 'tour', adults(3));
	const { id: pair } = await joined('rival', 'tour', adults(2));
	const { id: single } = await joined('other', 'tour', adults(1));
	await runOfferJobs();
	return { two, three, pair, single };
}

describe('who waits for a start', () => {
	test('is seen by name, in order, with what a desk needs to say what number they are', async () => {
		const { three } = await fullWithLine();
		await house.queries
			.update(member)
			.set({ phone: '+66812345678' })
			.where(eq(member.id, house.idOf('guest')));
		expect(await named('partner')).toEqual(['1 Guest Tester 3', '2 Rival Tester 2', '3 Other Tester 1']);
		const { items, total, nextCursor } = (await line('operator')).body;
		expect([total, nextCursor]).toEqual([3, null]);
		expect(items[0]).toMatchObject({
			...{ id: three, name: 'Guest Tester', phone: '+66812345678', email: house.emailOf('guest'), language: 'th' },
			...{ places: 3, order: { on, time: '09:00', persons: { adult: 3 } }, position: 1, offerUntil: null },
			since: (await rowOf(three)).createdAt.toISOString(),
		});
		// The number is the one that they see themselves.
		expect((await read('guest', three)).body.ahead).toBe(0);
		expect(await named('partner', '&time=14:00')).toEqual([]);
		expect(await named('partner', '')).toHaveLength(3);
	});

	test('who is offered places stands there with until when, and has no number', async () => {
		const { two, pair } = await fullWithLine();
		await cancel('operator', two);
		await runOfferJobs();
		expect(await named('partner')).toEqual(['1 Guest Tester 3', 'null Rival Tester 2', '2 Other Tester 1']);
		const offered = (await line('partner')).body.items.find(({ id }: { id: string }) => id === pair);
		expect(offered.offerUntil).toBe((await rowOf(pair)).offerUntil?.toISOString());
	});

	test('who has gone is not in it, nor whose account is closed', async () => {
		const { three, pair } = await fullWithLine();
		await withdraw('guest', three);
		expect(await named('partner')).toEqual(['1 Rival Tester 2', '2 Other Tester 1']);
		await house.queries.update(waiting).set({ status: 'taken' }).where(eq(waiting.id, pair));
		expect(await named('partner')).toEqual(['1 Other Tester 1']);
		await house.queries
			.update(member)
			.set({ status: 'closed' })
			.where(eq(member.id, house.idOf('other')));
		expect(await named('partner')).toEqual([]);
		await house.queries
			.update(member)
			.set({ status: 'active' })
			.where(eq(member.id, house.idOf('other')));
	});

	test('page by page', async () => {
		await fullWithLine();
		const [row] = await house.queries.select().from(waiting).limit(1);
		if (!row) throw new Error('nobody waits');
		const more = Array.from({ length: 25 }, (_, at) => ({
			...{ ...row, id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` },
			createdAt: new Date(row.createdAt.getTime() + 60_000 + at),
		}));
		await house.queries.insert(waiting).values(more);
		const first = (await line('partner')).body;
		expect([first.items.length, first.total]).toEqual([20, 28]);
		const next = (await line('partner', `&time=09:00&cursor=${first.nextCursor}`)).body;
		expect(next.items.map(({ position }: { position: number }) => position)).toEqual([21, 22, 23, 24, 25, 26, 27, 28]);
		expect((await line('partner', '&time=09:00&cursor=nonsense')).status).toBe(400);
	});

	test('by nobody who does not see the reservations of its house', async () => {
		await fullWithLine();
		expect((await line('visitor')).status).toBe(401);
		for (const who of ['guest', 'other', 'rival', 'applicant'] as const)
			expect((await line(who)).status, who).toBe(404);
		expect((await line('partner', '', 'room')).status, 'of another house').toBe(404);
		expect((await line('partner', '&time=25:00')).status).toBe(400);
		for (const [role, email] of [
			['desk', house.emailOf('guest')],
			['guide', null],
		] as const) {
			await playing(role);
			expect((await line('partner')).body.items[0], role).toMatchObject({ name: 'Guest Tester', email });
		}
		await playing('interpreter');
		expect((await line('partner')).status).toBe(404);
		await playing('owner');
	});
});

describe('who is taken off the list', () => {
	test('reads why, by mail and among their news; the trail has it', async () => {
		const { three, pair } = await fullWithLine();
		expect((await remove('partner', three)).status).toBe(200);
		expect((await rowOf(three)).status).toBe('withdrawn');
		expect(await named('partner')).toEqual(['1 Rival Tester 2', '2 Other Tester 1']);
		expect((await read('rival', pair)).body.ahead).toBe(0);
		expect((await house.mailsTo(house.emailOf('guest'))).at(-1)).toMatchObject({
			...{ template: 'waiting-taken-off', locale: 'th', memberId: house.idOf('guest') },
			data: { reason: 'You told us on the telephone.', link: expect.stringContaining('/tour') },
		});
		await tellEvents(house.services);
		const { items } = (await house.call('guest', 'GET /api/notifications?language=en')).body;
		expect(items[0]).toMatchObject({ kind: 'waiting.taken-off', path: '/my/reserve', side: 'own' });
		const entry = (await trailOf(house.queries)).findLast(({ event }) => event === 'waiting.taken-off');
		expect(entry).toMatchObject({ actorId: house.idOf('partner'), details: { productId: 'tour' } });
		expect(JSON.stringify(entry)).not.toContain('telephone');
	});

	test('gives back what they were offered, and the next is asked', async () => {
		const { two, pair, single } = await fullWithLine();
		await cancel('operator', two);
		await runOfferJobs();
		expect((await rowOf(pair)).status).toBe('offered');
		expect((await remove('operator', pair)).status).toBe(200);
		expect(await house.takenOf('tour', on, '09:00')).toBe(8);
		await runOfferJobs();
		expect([(await rowOf(pair)).status, (await rowOf(single)).status]).toEqual(['withdrawn', 'offered']);
		expect(await offersMailed()).toBe(2);
	});

	test('once, and with a reason', async () => {
		const { three } = await fullWithLine();
		for (const reason of ['', '   ', undefined])
			expect((await remove('partner', three, { reason })).body.faults).toEqual([{ at: 'reason', code: 'required' }]);
		expect((await remove('partner', three, { reason: 'x'.repeat(501) })).body.faults).toEqual([
			{ at: 'reason', code: 'too-long' },
		]);
		expect((await remove('partner', three)).status).toBe(200);
		expect((await remove('partner', three)).body.code).toBe('changed-since');
		await withdraw('guest', three);
		expect(
			(await house.mailsTo(house.emailOf('guest'))).filter(({ template }) => template === 'waiting-taken-off'),
		).toHaveLength(1);
	});

	test('by whoever answers the guests of its house, and nobody else', async () => {
		const { three } = await fullWithLine();
		expect((await remove('visitor', three)).status).toBe(401);
		for (const who of ['guest', 'other', 'rival', 'applicant'] as const)
			expect((await remove(who, three)).status, who).toBe(404);
		expect((await remove('partner', '00000000-0000-4000-8000-0000000000ff')).status).toBe(404);
		for (const role of ['guide', 'interpreter'] as const) {
			await playing(role);
			expect((await remove('partner', three)).status, role).toBe(404);
		}
		expect((await rowOf(three)).status).toBe('waiting');
		await playing('desk');
		expect((await remove('partner', three)).status).toBe(200);
		await playing('owner');
	});
});
