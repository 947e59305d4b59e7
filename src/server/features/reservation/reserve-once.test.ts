import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#domain/reservation/order.ts';
import { idempotency } from '#server/db/schema/reservation.ts';
import { slot } from '#server/db/schema/slot.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn, formFor } from '../../../../tests/support/reservation-products.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const party = (adult: number) => ({ adult, child: 0, infant: 0 });

const post = (who: 'guest' | 'other' | 'visitor', body: object) => house.call(who, 'POST /api/reservations', { body });

describe('the same key', () => {
	test('gives the same answer and one reservation; another body is refused', async () => {
		const form = formFor('tour');
		const first = await post('guest', form);
		// The same fields in another order are the same form.
		const again = await post('guest', Object.fromEntries(Object.entries(form).reverse()));
		expect([again.status, again.body]).toEqual([200, first.body]);
		const other = await post('guest', { ...form, contents: 'Something else' });
		expect([other.status, other.body.code]).toEqual([422, 'key-reused']);
		expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(1);
		expect(await house.queries.select().from(idempotency)).toHaveLength(1);
	});

	test('gives the same answer when the slot is full and the product hidden since', async () => {
		const form = formFor('tour', { order: { persons: party(10) } });
		const first = await post('guest', form);
		await house.queries.execute(sql`update product set status = 'hidden' where id = 'tour'`);
		const again = await post('guest', form);
		await house.queries.execute(sql`update product set status = 'published' where id = 'tour'`);
		expect(again.body).toEqual(first.body);
	});

	test('is another one with another member', async () => {
		const form = formFor('tour');
		const [mine, theirs] = [await post('guest', form), await post('other', form)];
		expect(mine.body.id).not.toBe(theirs.body.id);
		expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(2);
	});

	test('can be used again after a refusal', async () => {
		const { key } = formFor('tour');
		expect((await house.reserve('guest', 'tour', { key, total: 1 })).status).toBe(409);
		expect((await house.reserve('guest', 'tour', { key, order: { time: '10:00' } })).status).toBe(400);
		expect((await house.reserve('guest', 'tour', { key })).status).toBe(200);
	});

	test('twenty times at once makes one reservation and twenty equal answers', async () => {
		const form = formFor('tour');
		const answers = await Promise.all(Array.from({ length: 20 }, () => post('guest', form)));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
		expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(1);
	});
});

describe('an offer of the waiting list', () => {
	const order: Order = {
		on: dayIn(20),
		to: null,
		time: '09:00',
		persons: party(3),
		units: 1,
		choices: {},
	};
	const hour = 3_600_000;

	/** The slot is full, three of its places held for the guest. */
	async function offered(changes: Partial<typeof waiting.$inferInsert> = {}): Promise<string> {
		const id = crypto.randomUUID();
		await house.queries
			.insert(slot)
			.values({ productId: 'tour', on: order.on, time: '09:00', capacity: 10, taken: 10 });
		await house.queries.insert(waiting).values({
			id,
			memberId: house.idOf('guest'),
			productId: 'tour',
			status: 'offered',
			on: order.on,
			lastOn: order.on,
			places: 3,
			order,
			offerUntil: new Date(Date.now() + hour),
			locale: 'th',
			createdAt: new Date(),
			...changes,
		});
		return id;
	}
	const statusOf = async (id: string) =>
		(await house.queries.select().from(waiting).where(eq(waiting.id, id)))[0]?.status;

	test('is taken up with the places it holds', async () => {
		const waitingId = await offered();
		await house.reserved('guest', 'tour', { order, waitingId });
		expect(await house.takenOf('tour', order.on, '09:00')).toBe(10);
		expect(await statusOf(waitingId)).toBe('taken');
	});

	test('gives back what a smaller party leaves, and the next in line is asked', async () => {
		const waitingId = await offered();
		await house.reserved('guest', 'tour', {
			order: { ...order, persons: party(2) },
			waitingId,
		});
		expect(await house.takenOf('tour', order.on, '09:00')).toBe(9);
		const { rows } = await house.queries.execute(sql`select job.payload from graphile_worker._private_jobs job
			join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'offer-places'`);
		expect(rows).toEqual([{ payload: { productId: 'tour' } }]);
	});

	const useless: [string, Partial<typeof waiting.$inferInsert>, Partial<Order>][] = [
		['that ran out', { offerUntil: new Date(Date.now() - 1_000) }, {}],
		['that still waits', { status: 'waiting', offerUntil: null }, {}],
		['of another product', { productId: 'park' }, {}],
		['for fewer', {}, { persons: party(4) }],
	];
	test.each(useless)('%s helps nobody', async (_, changes, wish) => {
		const waitingId = await offered(changes);
		const { status, body } = await house.reserve('guest', 'tour', { order: { ...order, ...wish }, waitingId });
		expect([status, body.code]).toEqual([409, 'slot-full']);
		expect(await statusOf(waitingId)).toBe(changes.status ?? 'offered');
	});

	test('of somebody else helps nobody', async () => {
		const waitingId = await offered();
		expect((await house.reserve('other', 'tour', { order, waitingId })).status).toBe(409);
		expect(await statusOf(waitingId)).toBe('offered');
	});

	test('is taken up once, by whichever of two forms comes first', async () => {
		const waitingId = await offered();
		const answers = await Promise.all([1, 2].map(() => house.reserve('guest', 'tour', { order, waitingId })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await house.takenOf('tour', order.on, '09:00')).toBe(10);
	});
});

test('a code that is given out is drawn again', async () => {
	// A sequence counts on when a transaction is taken back: the first three draws are not new.
	await house.database.pool.query(`create sequence draws; create function same_code() returns trigger language plpgsql as $$
		begin
			if nextval('draws') <= 3 then new.code := (select code from reservation limit 1); end if;
			return new;
		end $$`);
	const { code: first } = await house.reserved('guest');
	await house.database.pool.query(
		'create trigger same_code before insert on reservation for each row execute function same_code()',
	);
	const { code, id } = await house.reserved('guest');
	await house.database.pool.query('drop trigger same_code on reservation');
	const { rows } = await house.database.pool.query('select last_value::int as draws from draws');
	expect(rows).toEqual([{ draws: 4 }]);
	expect((await house.rowOf(id)).code).toBe(code);
	expect(code).not.toBe(first);
	expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(2);
});

describe('all or nothing', () => {
	/** A house whose database fails at one statement, so many times. */
	async function failingAt(name: string, error: object, times = 1) {
		let left = times;
		const broken = await openReservationHouse((services) => ({
			...services,
			transact: (work) =>
				services.transact((queries) => {
					const client = queries.$client;
					const query = async (statement: { name?: string }, ...rest: never[]) => {
						const result = await (client.query as (...args: unknown[]) => Promise<unknown>)(statement, ...rest);
						if (statement.name !== name || left === 0) return result;
						left -= 1;
						throw Object.assign(new Error('planted'), error);
					};
					const faulty = new Proxy(queries, {
						get: (target, field) => (field === '$client' ? { query } : Reflect.get(target, field)),
					});
					return work(faulty);
				}),
		}));
		return broken;
	}

	test('what the database takes back because of others is done again', async () => {
		const usual = house;
		house = await failingAt('slot-take', { code: '40P01' }, 2);
		try {
			await house.reserved('guest');
			expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(1);
			expect(await house.mailsTo(house.emailOf('guest'))).toHaveLength(1);
		} finally {
			await house.close();
			house = usual;
		}
	});

	test('a failure after everything was written leaves nothing, and the key good for another try', async () => {
		const usual = house;
		house = await failingAt('slot-take', {});
		try {
			const form = formFor('tour');
			expect((await post('guest', form)).status).toBe(500);
			expect(await house.traces()).toEqual({});
			expect((await post('guest', form)).status).toBe(200);
			expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(1);
		} finally {
			await house.close();
			house = usual;
		}
	});
});
