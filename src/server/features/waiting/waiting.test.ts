import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { product } from '#server/db/schema/product.ts';
import { slot } from '#server/db/schema/slot.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { waitingCalls } from '../../../../tests/support/waiting-calls.ts';

let house: ReservationHouse;
const { join, joined, read, withdraw, rowOf, runOfferJobs } = waitingCalls(() => house);
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const on = dayIn(20);
const adults = (adult: number) => ({ persons: { adult, child: 0, infant: 0 } });
/** Nine of the ten places of the tour at nine. */
const nineTaken = () => house.reserved('other', 'tour', { order: adults(9) });
const codeOf = async (answer: ReturnType<ReservationHouse['call']>) => {
	const { status, body } = await answer;
	return status === 200 ? 200 : body.code;
};

describe('joining', () => {
	test('is for a whole party that does not fit, and says how many wait before it', async () => {
		await nineTaken();
		const { body } = await join('guest', 'tour', { persons: { adult: 2, child: 1, infant: 1 } });
		expect(body).toEqual({
			id: expect.any(String),
			productId: 'tour',
			area: 'travel',
			title: 'tour',
			picture: 'palace-dawn-1',
			status: 'waiting',
			order: expect.objectContaining({ on, time: '09:00', persons: { adult: 2, child: 1, infant: 1 } }),
			// An infant sits on somebody's lap.
			places: 3,
			offerUntil: null,
			ahead: 0,
		});
		expect((await joined('partner', 'tour', adults(2))).ahead).toBe(1);
		expect((await joined('rival', 'tour', adults(4))).ahead).toBe(2);
		await withdraw('guest', body.id);
		expect((await read('guest', body.id)).body.ahead).toBe(0);
		const { items } = (await house.call('rival', 'GET /api/waiting?language=en')).body;
		expect(items).toMatchObject([{ ahead: 1, places: 4 }]);
		// Nothing is taken by waiting.
		expect(await house.takenOf('tour', on, '09:00')).toBe(9);
	});

	test('is refused where there is room', async () => {
		expect(await codeOf(join('guest'))).toBe('not-allowed');
		await nineTaken();
		expect(await codeOf(join('guest', 'tour', adults(1)))).toBe('not-allowed');
		expect(await codeOf(join('guest', 'tour', { ...adults(2), time: '14:00' }))).toBe('not-allowed');
		expect(await codeOf(join('guest', 'tour', adults(2)))).toBe(200);
	});

	test('is refused for what could not be reserved either', async () => {
		await nineTaken();
		const faults = async (order: object, name: 'tour' | 'private-walk' = 'tour') =>
			(await join('guest', name, order)).body.faults;
		expect(await faults({ ...adults(2), time: '11:00' })).toEqual([{ at: 'order.time', code: 'not-offered' }]);
		expect(await faults({ ...adults(2), on: dayIn(-1) })).toEqual([{ at: 'order.time', code: 'already-begun' }]);
		expect(await faults(adults(0))).toEqual([{ at: 'order.persons', code: 'too-few-persons' }]);
		expect(await faults(adults(11))).toEqual([{ at: 'order.persons', code: 'too-many-persons' }]);
		const [row] = await house.queries.select().from(product).where(eq(product.id, 'private-walk'));
		const schedule = { ...(row as typeof product.$inferSelect).schedule, capacity: 2 };
		await house.queries.update(product).set({ schedule }).where(eq(product.id, 'private-walk'));
		// Three will never fit into two.
		expect(await faults(adults(3), 'private-walk')).toEqual([{ at: 'order.persons', code: 'too-many-persons' }]);
		await house.queries.update(product).set({ status: 'hidden' }).where(eq(product.id, 'tour'));
		expect(await codeOf(join('guest', 'tour', adults(2)))).toBe('not-found');
		await house.queries.update(product).set({ status: 'published' }).where(eq(product.id, 'tour'));
	});

	test('is done once a member and slot, also by two taps at once', async () => {
		await house.reserved('other', 'tour', { order: adults(10) });
		await house.reserved('other', 'tour', { order: { ...adults(10), time: '14:00' } });
		const codes = await Promise.all([1, 2, 3, 1].map((count) => codeOf(join('guest', 'tour', adults(count)))));
		expect(codes.sort()).toEqual([200, 'waiting-already', 'waiting-already', 'waiting-already']);
		expect(await house.queries.$count(waiting)).toBe(1);
		// Another time is another slot, another member another party.
		expect(await codeOf(join('guest', 'tour', { ...adults(1), time: '14:00' }))).toBe(200);
		expect(await codeOf(join('partner', 'tour', adults(1)))).toBe(200);
	});

	test('for nights counts a shared night as the same slot', async () => {
		for (const to of [dayIn(22), dayIn(24)])
			await house.reserved('other', 'hotel', { order: { on: dayIn(to === dayIn(22) ? 20 : 22), to, units: 5 } });
		const stay = (from: number, until: number) => join('guest', 'hotel', { on: dayIn(from), to: dayIn(until) });
		expect(await codeOf(stay(20, 22))).toBe(200);
		expect(await codeOf(stay(21, 23))).toBe('waiting-already');
		expect(await codeOf(stay(22, 24))).toBe(200);
	});

	test('ends at twenty lines: an offer costs nothing and holds places', async () => {
		await nineTaken();
		const { id } = await joined('guest', 'tour', adults(2));
		const entry = await rowOf(id);
		const more = Array.from({ length: 19 }, (_, at) => ({
			...entry,
			id: randomUUID(),
			on: dayIn(40 + at),
			lastOn: dayIn(40 + at),
		}));
		await house.queries.insert(waiting).values(more);
		await house.reserved('other', 'tour', { order: { ...adults(10), time: '14:00' } });
		expect(await codeOf(join('guest', 'tour', { ...adults(1), time: '14:00' }))).toBe('not-allowed');
		await withdraw('guest', id);
		expect(await codeOf(join('guest', 'tour', { ...adults(1), time: '14:00' }))).toBe(200);
	});

	test('looks again afterwards: what became free at that very moment is offered', async () => {
		await nineTaken();
		await house.queries.execute('delete from graphile_worker._private_jobs');
		const { id } = await joined('guest', 'tour', adults(2));
		// As if whoever freed them had looked at the line before the entry could be seen.
		await house.queries.update(slot).set({ taken: 8 });
		expect(await runOfferJobs()).toEqual(['tour']);
		expect((await rowOf(id)).status).toBe('offered');
	});
});

describe('the list', () => {
	test('shows what is open, newest first, page by page', async () => {
		await nineTaken();
		const { id } = await joined('guest', 'tour', adults(2));
		const entry = await rowOf(id);
		const at = (minutes: number) => new Date(entry.createdAt.getTime() - minutes * 60_000);
		const older = Array.from({ length: 24 }, (_, index) => ({
			...entry,
			id: randomUUID(),
			status: index === 3 ? ('withdrawn' as const) : ('waiting' as const),
			createdAt: at(index + 1),
		}));
		await house.queries.insert(waiting).values(older);
		const ids = [id, ...older.filter(({ status }) => status === 'waiting').map((row) => row.id)];
		const first = (await house.call('guest', 'GET /api/waiting?language=en')).body;
		const second = (await house.call('guest', `GET /api/waiting?language=en&cursor=${first.nextCursor}`)).body;
		expect([first.total, first.items.length, second.nextCursor]).toEqual([24, 20, null]);
		expect([...first.items, ...second.items].map((one: { id: string }) => one.id)).toEqual(ids);
		expect(await codeOf(house.call('guest', 'GET /api/waiting?language=en&cursor=W10'))).toBe('invalid-input');
	});
});

describe('whose it is', () => {
	const missing = '00000000-0000-4000-8000-0000000000ff';

	test('a place on a list is its member’s alone; to others it does not exist, operators too', async () => {
		await nineTaken();
		const { id } = await joined('guest', 'tour', adults(2));
		for (const who of ['other', 'partner', 'rival', 'applicant', 'operator'] satisfies Actor[])
			for (const which of [id, missing]) {
				expect([who, await codeOf(read(who, which))]).toEqual([who, 'not-found']);
				expect([who, await codeOf(withdraw(who, which))]).toEqual([who, 'not-found']);
			}
		for (const who of ['guest', 'other', 'operator'] satisfies Actor[])
			for (const call of [read, withdraw]) expect(await codeOf(call(who, 'none'))).toBe('not-found');
		for (const answer of [read('visitor', id), withdraw('visitor', id), join('visitor')])
			expect(await codeOf(answer)).toBe('login-required');
		expect((await house.call('other', 'GET /api/waiting?language=en')).body).toMatchObject({ items: [], total: 0 });
		expect((await rowOf(id)).status).toBe('waiting');
		expect((await read('guest', id)).status).toBe(200);
	});
});
