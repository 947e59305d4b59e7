import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { replaceSums, takeOutdated } from '#server/features/figure/month-sum.repo.ts';

/** So many of a house are of the weeks around today, however much it has had before. */
export const near = 1_000;

/** Names as guests of five countries have them, so that a beginning, a part and a whole name find some, few and one. */
const families = [
	'Sokolova',
	'Wongsakul',
	'Nguyen',
	'Pratama',
	'Walker',
	'Ivanova',
	'Saetang',
	'Tran',
	'Wijaya',
	'Miller',
];
const given = ['Anna', 'Siriporn', 'Linh', 'Dewi', 'Emma', 'Maria', 'Ploy', 'Huong', 'Putri', 'Grace'];
const countries = ['RU', 'TH', 'VN', 'ID', 'GB'];
const languages = ['ru', 'th', 'vn', 'id', 'en'];
const listOf = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]`;
const oneOf = (words: readonly string[], by: string) => `(${listOf(words)})[1 + (${by}) % ${words.length}]`;

/**
 * Copies of one reservation of the house, from the `first` to before the `last`: the first thousand of the month before and the two after
 * today, forty of them waiting for an answer; of the others nine in ten of the five years before, one in ten of the months that follow.
 */
export async function insertOfHouse(client: pg.Client, house: string, first: number, last: number): Promise<void> {
	await client.query(`set session_replication_role = 'replica';
		create temp table if not exists house_source as
			select r.* from reservation r where r.provider_id = '${house}' and r.change is null and r.offer is null and r.asking_by is null limit 1;
		create temp table if not exists house_product as
			select id, row_number() over (order by id) - 1 as place from product where provider_id = '${house}'`);
	await client.query(
		`insert into reservation
		select made.* from house_source as source, generate_series($1::int, $2::int - 1) as nth
		join house_product as product on product.place = nth % (select count(*) from house_product)
		join lateral (select id as member_id from member where email = 'bench-' || (1 + nth % 2000) || '@maru.example') as person on true
		cross join lateral (select current_date + case
			when nth < ${near} then nth * 7 % 90 - 30
			when nth % 10 > 0 then -31 - nth * 7919 % 1800
			else 61 + nth * 7919 % 240 end as day) as at,
		jsonb_populate_record(source, jsonb_build_object(
			'id', gen_random_uuid(), 'code', 'MR-' || to_char(day, 'YYMMDD') || '-' || translate(lpad(nth::text, 5, '0'), '0123456789', 'ZYXWVUTSRQ'), 'member_id', person.member_id, 'product_id', product.id,
			'on_day', day, 'to_day', null, 'starts_at', day + time '02:00' + nth % 8 * interval '1 hour',
			'ends_at', day + time '03:00' + nth % 8 * interval '1 hour', 'requested_at', day - 20, 'confirmed_at', day - 19,
			'first_name', ${oneOf(given, 'nth / 7')}, 'last_name', ${oneOf(families, 'nth')} || case when nth % 500 = 3 then 'berg' else '' end,
			'country', ${oneOf(countries, 'nth')}, 'locale', ${oneOf(languages, 'nth')}, 'total_won', 50000, 'kept_won', 0, 'refunded_won', 0,
			'paid_won', case when nth % 3 = 0 then 0 else 50000 end, 'proof', null,
			'status', case when nth < ${near} and nth % 25 = 0 and day > current_date then 'requested' when nth % 11 = 0 then 'cancelled'
				when day < current_date then 'completed' else 'confirmed' end,
			'due_at', null, 'expires_at', null)) as made`,
		[first, last],
	);
	await client.query(`
		insert into slot (product_id, on_day, time, capacity, taken)
		select product_id, on_day, coalesce(time, ''), 1000000, count(*) from reservation
		where provider_id = '${house}' and status <> 'cancelled' group by 1, 2, 3
		on conflict (product_id, on_day, time) do update set taken = excluded.taken, capacity = greatest(slot.capacity, excluded.taken)`);
	await sumMonthsOf(client, house);
	await client.query('vacuum analyze');
	// What was filled in is written now, not while something else is measured.
	await client.query('checkpoint');
}

/** As the job does every minute; no trigger has seen these rows. */
async function sumMonthsOf(client: pg.Client, house: string): Promise<void> {
	await client.query(`insert into month_outdated
		select distinct provider_id, date_trunc('month', requested_at at time zone 'Asia/Seoul')::date from reservation where provider_id = '${house}'`);
	const queries = drizzle(client);
	for (let months = await takeOutdated(queries); months.length > 0; months = await takeOutdated(queries))
		await replaceSums(queries, months);
}
