import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { monthAnswer, monthOutdated, monthSum } from '#server/db/schema/figure.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { emptyTables } from '../../../../tests/support/empty-tables.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { sumMonths } from './sum-months.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await emptyTables(house.database, 'month_sum', 'month_answer', 'month_outdated');
});

const today = () => koreanDay(house.clock.now());
const year = () => ({ from: addDays(today(), -364), to: today() });
const settle = () => sumMonths({ services: house.services });
const marks = () => house.queries.select().from(monthOutdated);

async function figures(more = '', { from, to } = year()) {
	const { status, body } = await house.call(
		'partner',
		`GET /api/console/figures?language=en&from=${from}&to=${to}${more}`,
	);
	expect(status).toBe(200);
	return body;
}

/** The same from the rows themselves, believing no sum. */
async function counted({ from, to } = year(), product?: string) {
	const rows = (await house.queries.select().from(reservation)).filter(
		({ providerId, productId, requestedAt }) =>
			providerId === 'walks' &&
			(product ?? productId) === productId &&
			koreanDay(requestedAt) >= from &&
			koreanDay(requestedAt) <= to,
	);
	const months: Record<string, number[]> = {};
	for (const { requestedAt, status, totalWon, paidWon, refundedWon } of rows) {
		const month = koreanDay(requestedAt).slice(0, 7);
		const isExpected = !['declined', 'expired', 'cancelled'].includes(status);
		const [count = 0, expected = 0, received = 0] = months[month] ?? [];
		months[month] = [count + 1, expected + (isExpected ? totalWon : 0), received + paidWon - refundedWon];
	}
	return months;
}

const toldOf = (body: { periods: Record<string, number | string>[] }) =>
	Object.fromEntries(
		body.periods
			.filter(({ reservations }) => reservations !== 0)
			.map((row) => [row.period, [row.reservations, row.expectedWon, row.receivedWon]]),
	);

/** A house's reservations at moments around the ends of Korean days, months and of the year that is asked for. */
async function spread(count: number): Promise<string[]> {
	const first = await house.reserved('guest', 'tour');
	const { from } = year();
	const moments = [
		`${from}T00:00:00+09:00`,
		`${addDays(from, -1)}T23:59:59.999+09:00`,
		...['01', '04', '07'].flatMap((month) => [
			`2026-${month}-01T00:00:00+09:00`,
			`2026-${month}-30T23:59:59.999+09:00`,
		]),
		'2025-12-31T15:00:00Z',
		'2025-12-31T14:59:59.999Z',
		`${today()}T00:30:00+09:00`,
	];
	await house.queries.execute(sql`
		insert into reservation select (jsonb_populate_record(null::reservation, to_jsonb(one) || jsonb_build_object(
			'id', gen_random_uuid(), 'code', 'MANY-' || number, 'product_id', (array['tour', 'private-walk'])[1 + number % 2],
			'locale', (array['en', 'ru', 'th'])[1 + number % 3], 'country', (array['RU', 'TH', null, 'GB'])[1 + number % 4],
			'status', (array['requested', 'confirmed', 'completed', 'cancelled', 'no-show'])[1 + number % 5],
			'total_won', 10000 * number, 'paid_won', 5000 * number, 'refunded_won', 1000 * (number % 4),
			'requested_at', asked.at, 'confirmed_at', asked.at + number * interval '7 minutes'))).*
		from reservation one, generate_series(1, ${count}) number
		cross join lateral (select (${sql.param(moments)}::timestamptz[])[1 + number % ${moments.length}] as at) as asked
		where one.id = ${first.id}`);
	const rows = await house.queries.select({ id: reservation.id }).from(reservation).orderBy(reservation.code);
	return rows.map(({ id }) => id);
}

test('sums of months and what is counted besides tell the same as the rows, to the day, the won and the tenth of an hour', async () => {
	await spread(120);
	const before = await figures();
	expect(toldOf(before)).toEqual(await counted());
	expect(before.answerHours).toBeGreaterThan(1);
	await settle();
	expect(await marks()).toEqual([]);
	expect(await figures()).toEqual(before);
	expect(toldOf(await figures('&product=tour'))).toEqual(await counted(year(), 'tour'));
	const whole = { from: '2026-01-01', to: '2026-06-30' };
	expect(toldOf(await figures('', whole))).toEqual(await counted(whole));
	const edges = { from: '2026-01-02', to: '2026-07-29' };
	expect(toldOf(await figures('', edges))).toEqual(await counted(edges));
});

test('what is written late counts at once, and is summed when the job comes', async () => {
	const ids = await spread(60);
	await settle();
	const acts: (() => Promise<unknown>)[] = [
		() => house.set(ids[3] ?? '', { status: 'cancelled', totalWon: 0 }),
		() => house.set(ids[4] ?? '', { paidWon: 9_000_000, refundedWon: 7 }),
		() => house.set(ids[5] ?? '', { country: null, erasedAt: house.clock.now() }),
		() => house.set(ids[6] ?? '', { requestedAt: new Date('2026-04-30T15:00:00Z') }),
		() => house.queries.execute(sql`delete from reservation where id = ${ids[7]}`),
		() => house.set(ids[8] ?? '', { productId: 'private-walk', locale: 'vn' }),
		() => house.reserved('guest', 'tour', { order: { on: dayIn(25) } }),
	];
	for (const [index, act] of acts.entries()) {
		await act();
		expect((await marks()).length).toBeGreaterThan(0);
		const told = await figures();
		expect(toldOf(told)).toEqual(await counted());
		// Now and then the job comes between.
		if (index % 2 === 0) await settle();
		expect(await figures()).toEqual(told);
	}
	await settle();
	const { rows } = await house.queries.execute<{
		kept: number;
		there: number;
		answers: number;
		answered: number;
	}>(sql`select
		(select sum(reservations)::int from month_sum) as kept, (select count(*)::int from reservation) as there,
		(select sum(answers)::int from month_answer) as answers,
		(select count(*)::int from reservation where confirmed_at > requested_at + interval '1 minute') as answered`);
	expect([rows[0]?.kept, rows[0]?.answers]).toEqual([rows[0]?.there, rows[0]?.answered]);
});

test('what figures are not made of leaves the sums alone', async () => {
	const [id = ''] = await spread(3);
	await settle();
	await house.set(id, { phone: '+82 10 0000 0000', isDayReminded: true });
	expect(await marks()).toEqual([]);
});

test('what is written while a month is summed stays to be summed', async () => {
	const [id = ''] = await spread(8);
	await settle();
	await house.set(id, { paidWon: 50_000 });
	const { pool } = house.database;
	const client = await pool.connect();
	try {
		await client.query('begin');
		await client.query('update reservation set paid_won = 80000 where id = $1', [id]);
		await settle();
		expect(await marks()).toEqual([]);
		expect(toldOf(await figures())).toEqual(await counted());
		await client.query('commit');
	} finally {
		client.release();
	}
	expect(await marks()).toHaveLength(1);
	expect(toldOf(await figures())).toEqual(await counted());
	await settle();
	expect(toldOf(await figures())).toEqual(await counted());
});

test('many at once, and two who sum at once, come to the same', async () => {
	const ids = await spread(40);
	await Promise.all([
		...ids.slice(0, 12).map((id, index) => house.set(id, { paidWon: 1_000_000 + index })),
		...[settle(), settle(), figures()],
	]);
	expect(toldOf(await figures())).toEqual(await counted());
	await settle();
	expect(toldOf(await figures())).toEqual(await counted());
});

test('hold nothing of one person: no name, no code, and no row where nothing was reserved', async () => {
	await house.reserved('guest', 'tour');
	await settle();
	expect(await house.queries.select().from(monthSum)).toHaveLength(1);
	await house.queries.execute(sql`delete from reservation`);
	await settle();
	expect(await house.queries.select().from(monthSum)).toEqual([]);
	expect(await house.queries.select().from(monthAnswer)).toEqual([]);
});
