import type pg from 'pg';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { Child } from './child.ts';
import type { Cpu } from './cpu.ts';
import { addGrowth, askingInTurn, costsOf } from './grown.ts';
import { load, type Target } from './load.ts';
import {
	anySlot,
	insertMembers,
	insertProducts,
	openReservingHouse,
	port,
	productCount,
	type ReservingHouse,
	reservingAt,
} from './reserving-house.ts';
import type { AddRow } from './row.ts';

const timesMore = 100;
const reservationsBefore = 2_000;
const eachMember = 10;

const small = { products: productCount, reservations: reservationsBefore };
const big = { products: productCount * timesMore, reservations: reservationsBefore * timesMore };

/** What a request costs when there are a hundred times as many products and reservations. */
export async function measureGrowth(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const house = await openReservingHouse(say);
	const server = await house.startServer();
	try {
		await load(reservingAt(port, house, anySlot), 1);
		await insertReservations(house.client, 0, small);
		const before = await measureAll(house, server);
		say('Filling in a hundred times as much …');
		await insertProducts(house.client, small.products + 1, big.products);
		await insertMembers(house.client, house.guests.length + 1, big.reservations / eachMember);
		await insertReservations(house.client, small.reservations, big);
		const after = await measureAll(house, server);
		addGrowth(add, { before, after, from: 'products 45 → 4,500 and reservations 2,000 → 200,000' });
	} finally {
		await server.stop();
		await house.close();
	}
}

async function measureAll(house: ReservingHouse, server: Child): Promise<Record<string, Cpu>> {
	// Who reads has ten reservations before and after; who reserves is somebody else.
	const readers = house.guests.slice(0, reservationsBefore / eachMember);
	const buyers = { ...house, guests: house.guests.slice(readers.length) };
	const month = addDays(koreanDay(new Date()), 30).slice(0, 7);
	const targets: Record<string, Target> = {
		reserving: reservingAt(port, buyers, anySlot),
		'my reservations': reading('/api/reservations?language=th', readers),
		'all reservations, for an operator': reading('/api/reservations?language=ko&scope=all', [house.operator]),
		'the days of a month': reading(`/api/products/bench-7/days?month=${month}`, readers),
	};
	return costsOf(targets, { server, dataDir: house.dataDir });
}

const reading = (path: string, guests: ReservingHouse['guests']) =>
	askingInTurn(guests.map(({ cookie }) => ({ path, cookie })));

/** Copies of a real reservation from `from` on, ten a member, spread over products and half a year before and after today. */
async function insertReservations(
	client: pg.Client,
	from: number,
	{ products, reservations }: typeof small,
): Promise<void> {
	await client.query(
		"create temp table if not exists source as select * from reservation where code like 'MR-%' and product_id like 'bench-%' limit 1",
	);
	await client.query(
		`with people as (
			select id, row_number() over (order by length(email), email) - 1 as number from member where email like 'bench-%'
		), made as (
			insert into reservation
			select made.* from source, generate_series($1::int, $2::int - 1) as nth
			join people on people.number = nth / $4::int
			cross join lateral (select current_date + (nth * 7919) % 360 - 180 as day) as at,
			jsonb_populate_record(source, jsonb_build_object(
				'id', gen_random_uuid(), 'code', 'MR-BENCH-' || nth, 'member_id', people.id,
				'product_id', 'bench-' || (1 + nth % $3::int), 'on_day', day, 'starts_at', day + time '02:00',
				'ends_at', day + time '03:30', 'requested_at', day - 20,
				'status', case when day < current_date then 'completed' when nth % 9 = 0 then 'cancelled' else 'confirmed' end,
				'due_at', case when day < current_date then null else day + 1 end)) as made
			returning *
		), kept as (
			insert into idempotency (member_id, key, body_hash, answer) select member_id, gen_random_uuid(), 'bench', '{}' from made
		), told as (
			insert into reservation_event (reservation_id, event, actor, actor_id, status, at)
			select id, 'book', 'member', member_id, status, requested_at from made
		)
		insert into slot (product_id, on_day, time, capacity, taken)
		select product_id, on_day, coalesce(time, ''), 1000000000, count(*) from made where status <> 'cancelled' group by 1, 2, 3
		on conflict (product_id, on_day, time) do update set taken = slot.taken + excluded.taken`,
		[from, reservations, products, eachMember],
	);
	await client.query('vacuum analyze');
}
