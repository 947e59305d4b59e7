import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { monthOf, monthsFrom, spanOf } from '#domain/refund/refund-month.ts';
import { refundMonth } from '#server/db/schema/refund.ts';
import { refundCalls } from '../../../../tests/support/refund-calls.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { rowsReadOf } from '../../../../tests/support/rows-read.ts';
import { findPaid } from './refund.repo.ts';

let house: ReservationHouse;
const { owe, book, freshLogin } = refundCalls(() => house);
let id: string;
let won: number;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await freshLogin('operator');
	({ id, won } = await owe());
});
afterEach(async () => {
	await house.clear();
	await house.queries.delete(refundMonth);
});

const paid = async (month: string) => {
	const { items, total } = (await house.call('operator', `GET /api/refunds/paid?month=${month}`)).body;
	return { total, won: items.reduce((sum: number, one: { won: number }) => sum + one.won, 0) };
};
const close = async (month: string, seen: { count: number; won: number }) => {
	await freshLogin('operator');
	return house.call('operator', `PUT /api/refunds/months/${month}/closing`, { body: seen });
};
const takenBack = async (reservation: string) => {
	const { payments } = (await house.call('operator', `GET /api/reservations/${reservation}?language=en`)).body;
	const sent = payments.find((one: { kind: string; reversal: unknown }) => one.kind === 'refund');
	return house.call('operator', `POST /api/reservations/${reservation}/payments/${sent.id}/reversal?language=en`, {
		body: { reason: 'Sent twice' },
	});
};

/** Somebody is at the reservation, so that what is asked meanwhile has begun and waits; answers once it was done. */
async function whileHeld<T>(asked: () => Promise<T>, meanwhile: () => Promise<void>): Promise<T> {
	const holder = await house.database.pool.connect();
	try {
		await holder.query('begin');
		await holder.query('select 1 from reservation where id = $1 for no key update', [id]);
		const answer = asked();
		await setTimeout(500);
		await meanwhile();
		await holder.query('commit');
		return await answer;
	} finally {
		await holder.query('rollback');
		holder.release();
	}
}

test('what is taken back while its month is closed stays in it, and stands as a correction after', async () => {
	await book(id, 'refund', won);
	const month = monthOf(house.now);
	house.clock.pass({ days: 31 });
	const back = await whileHeld(
		() => takenBack(id),
		async () => {
			house.clock.pass({ minutes: 1 });
			expect((await close(month, { count: 1, won })).status).toBe(200);
		},
	);
	expect(back.status).toBe(200);
	expect(await paid(month)).toEqual({ total: 1, won });
	expect(await paid(monthOf(house.now))).toEqual({ total: 1, won: -won });
});

test('what is booked while its month is closed is a line of the next', async () => {
	const { id: other, won: theirs } = await owe();
	await book(other, 'refund', theirs);
	const month = monthOf(house.now);
	house.clock.moveTo(new Date(spanOf(month).to.getTime() - 60_000));
	const done = await whileHeld(
		() => book(id, 'refund', won, 'transfer', { seenAccountAt: null }),
		async () => {
			house.clock.pass({ minutes: 2 });
			expect((await close(month, { count: 1, won: theirs })).status).toBe(200);
		},
	);
	expect(done.status).toBe(200);
	expect(await paid(month)).toEqual({ total: 1, won: theirs });
	expect(await paid(monthsFrom(month, 1))).toEqual({ total: 1, won });
});

test('what was taken back before its month was closed is no line of it, by whatever clock', async () => {
	const { id: other, won: theirs } = await owe();
	await book(other, 'refund', theirs);
	await book(id, 'refund', won);
	const month = monthOf(house.now);
	house.clock.pass({ days: 31 });
	expect((await takenBack(id)).status).toBe(200);
	// The clock of another server is a little ahead of that of the one that closes.
	await house.queries.execute(sql`update payment set reversed_at = reversed_at + interval '2 seconds'
		where reversed_at is not null`);
	expect((await close(month, { count: 1, won: theirs })).status).toBe(200);
	expect(await paid(month)).toEqual({ total: 1, won: theirs });
	expect(await paid(monthOf(house.now))).toEqual({ total: 0, won: 0 });
});

test('a month is closed only once who writes into the books is done', async () => {
	await book(id, 'refund', won);
	const month = monthOf(house.now);
	house.clock.pass({ days: 31 });
	const writer = await house.database.pool.connect();
	try {
		await writer.query('begin');
		await writer.query('select pg_advisory_xact_lock_shared(7309)');
		let isClosed = false;
		const closing = close(month, { count: 1, won }).then((answer) => {
			isClosed = true;
			return answer;
		});
		await setTimeout(500);
		expect(isClosed).toBe(false);
		await writer.query('commit');
		expect((await closing).status).toBe(200);
	} finally {
		await writer.query('rollback');
		writer.release();
	}
});

test('the lines of a month are read by themselves, however many refunds there ever were', async () => {
	await house.queries.execute(sql`insert into payment (id, reservation_id, kind, won, method, actor, at)
		select gen_random_uuid(), ${id}, 'refund', 1, 'transfer', 'operator', timestamptz '2020-01-01' + n * interval '1 hour'
		from generate_series(1, 20000) n`);
	await house.queries.execute('analyze payment');
	await book(id, 'refund', won);
	const asked = { span: spanOf(monthOf(house.now)), after: undefined, limit: 21 };
	const read = await rowsReadOf(house.database.pool, 'payment', (queries) => findPaid(queries, asked));
	expect(read).toBeLessThan(50);
});
