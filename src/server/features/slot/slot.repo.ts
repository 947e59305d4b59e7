import { and, between, eq, gte, inArray } from 'drizzle-orm';
import type { Hold } from '#domain/reservation/order.ts';
import { slot } from '#server/db/schema/slot.ts';
import type { Queries, Transaction } from '#server/queries.ts';

/**
 * Availability, in words: a slot has as many places as the schedule gives it (its day may have a number of its own), and
 * `taken` counts those held by open reservations, by changes that wait for an answer and by offers of the waiting list. Places
 * are taken by one statement that adds only where the sum still fits, so that however many buy at once the row itself
 * decides; there is no look before it that could be out of date. Slots are taken in the order of their key, and as the
 * last thing of a transaction, so that the lock is short and nobody waits in a ring.
 *
 * The schedule is read by the same statement, from the product's row, which it holds (`for key share`) until its transaction
 * ends. Whoever changes a schedule or a day holds that row for themselves (`lockSchedule`): they come after everybody who buys by
 * the old one, and before everybody who buys by the new one. `capacityOf` and `isStopped` of the domain say the same.
 */
const takeSql = `
	with offered as (
		select schedule from product where id = $1 for key share
	)
	insert into slot as held (product_id, on_day, time, capacity, taken)
	select $1, wished.on_day, wished.time, given.capacity, wished.places
	from offered, unnest($2::date[], $3::text[], $4::int[]) as wished(on_day, time, places),
		lateral (select offered.schedule -> 'days' -> wished.on_day::text as day) as that,
		lateral (select
			coalesce((that.day -> 'slots' -> wished.time ->> 'capacity')::int, (that.day ->> 'capacity')::int,
				(offered.schedule ->> 'capacity')::int) as capacity,
			coalesce((that.day ->> 'isStopped')::boolean, false)
				or coalesce((that.day -> 'slots' -> wished.time ->> 'isStopped')::boolean, false) as is_stopped
		) as given
	where wished.places <= given.capacity and not given.is_stopped
	order by wished.on_day, wished.time
	on conflict (product_id, on_day, time) do update set taken = held.taken + excluded.taken
	where held.taken + excluded.taken <= held.capacity
	returning 1`;

const freeSql = `
	update slot set taken = slot.taken - freed.places
	from (
		select slot.product_id, slot.on_day, slot.time, given.places
		from unnest($2::date[], $3::text[], $4::int[]) as given(on_day, time, places)
		join slot on slot.product_id = $1 and slot.on_day = given.on_day and slot.time = given.time
		order by slot.on_day, slot.time
		for update of slot
	) as freed
	where slot.product_id = freed.product_id and slot.on_day = freed.on_day and slot.time = freed.time`;

const columns = (holds: readonly Hold[]) => [
	holds.map(({ on }) => on),
	holds.map(({ time }) => time ?? ''),
	holds.map(({ places }) => places),
];

/** Whether all of them were taken. When not, the transaction has to be rolled back: some may have been. */
export async function takePlaces(
	{ $client }: Pick<Transaction, '$client'>,
	{ productId, holds }: { productId: string; holds: readonly Hold[] },
): Promise<boolean> {
	if (holds.length === 0) return true;
	const values = [productId, ...columns(holds)];
	const { rowCount } = await $client.query({ name: 'slot-take', text: takeSql, values });
	return rowCount === holds.length;
}

export async function freePlaces(
	{ $client }: Pick<Transaction, '$client'>,
	{ productId, holds }: { productId: string; holds: readonly Hold[] },
): Promise<void> {
	if (holds.length === 0) return;
	await $client.query({ name: 'slot-free', text: freeSql, values: [productId, ...columns(holds)] });
}

/** What is taken from one day to another; slots that nobody ever took a place in have no row. */
export function findTaken(queries: Queries, { productId, from, to }: { productId: string; from: string; to: string }) {
	return queries
		.select({ on: slot.on, time: slot.time, capacity: slot.capacity, taken: slot.taken })
		.from(slot)
		.where(and(eq(slot.productId, productId), between(slot.on, from, to)));
}

type Span = { productIds: readonly string[]; from: string; to: string };

/** The slots of several products without a place left. */
export async function findFull(queries: Queries, { productIds, from, to }: Span) {
	if (productIds.length === 0) return [];
	return queries
		.select({ productId: slot.productId, on: slot.on, time: slot.time })
		.from(slot)
		.where(and(inArray(slot.productId, [...productIds]), between(slot.on, from, to), gte(slot.taken, slot.capacity)));
}
