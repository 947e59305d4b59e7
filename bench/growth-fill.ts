import type pg from 'pg';
import { insertCopies } from './catalogue-fill.ts';
import { eachAsker, insertQuestions, insertThreads } from './matching-fill.ts';
import { insertMembers } from './reserving-house.ts';

/** A house as it begins; a hundred times as much is 100,000 products, a million members, 5 million reservations and 500,000 threads. */
const once = { products: 1_000, members: 10_000, reservations: 50_000, threads: 5_000 };

/** So many reservations and questions are made in one statement: a run that was broken off goes on from there. */
const atOnce = 100_000;
/** Of nine questions in fifty five answers each have a thread. */
const questionsFor = (threads: number) => Math.ceil(threads / 0.893);
const eachMember = 5;

const countOf = async (client: pg.Client, sql: string) => (await client.query<{ n: number }>(sql)).rows[0]?.n ?? 0;

/** Fills up to so many times a beginning house, from wherever it stands. */
export async function growTo(client: pg.Client, times: number, say: (sentence: string) => void): Promise<void> {
	// The rows fit by how they are made; what a power cut would take is made again.
	await client.query(
		`set session_replication_role = 'replica'; set synchronous_commit = off; set maintenance_work_mem = '512MB'`,
	);
	const wanted = Object.fromEntries(Object.entries(once).map(([what, n]) => [what, n * times])) as typeof once;
	const done = (what: string) => say(`  ${new Date().toISOString().slice(11, 19)} ${what}`);
	const reservations = "select count(*)::int as n from reservation where code like 'MR-GROWN-%'";
	const questions = `select count(*)::int as n from matching_question q join member m on m.id = q.member_id where m.email like 'bench-%'`;
	const most = Math.min(questionsFor(wanted.threads), wanted.members * eachAsker);
	// Threads come last: a house that has them and its indexes is measured as it stands.
	if ((await countOf(client, questions)) >= most && !(await hasIndexesAway(client))) return;
	await insertCopies(client, wanted.products);
	done(`${wanted.products} products`);
	if (times > 10) await putIndexesAway(client);
	const members = await countOf(client, "select count(*)::int as n from member where email like 'bench-%'");
	await insertMembers(client, members + 1, wanted.members);
	done(`${wanted.members} members`);
	await keepPeople(client);
	for (let from = await countOf(client, reservations); from < wanted.reservations; from += atOnce)
		await insertReservations(client, from, Math.min(wanted.reservations, from + atOnce));
	done(`${wanted.reservations} reservations`);
	for (let from = await countOf(client, questions); from < most; from += atOnce) {
		const to = Math.min(most, from + atOnce);
		await client.query('begin');
		await insertQuestions(client, from, to);
		await insertThreads(client, from, to);
		await client.query('commit');
	}
	done(`${await countOf(client, 'select count(*)::int as n from thread')} threads`);
	await putIndexesBack(client);
	done('indexes');
	await client.query('vacuum analyze');
	await client.query('checkpoint');
}

/**
 * Millions of rows are written in a third of the time when the indexes that only readers need are made afterwards. What they were is
 * kept in a table, so that a run that was broken off puts them back too.
 */
async function putIndexesAway(client: pg.Client): Promise<void> {
	await client.query(`
		create table if not exists grown_index (name text primary key, definition text not null);
		insert into grown_index select index.indexrelid::regclass::text, pg_get_indexdef(index.indexrelid) from pg_index index
			join pg_class kept on kept.oid = index.indrelid
			where not index.indisunique and kept.relnamespace = 'public'::regnamespace
				and kept.relname ~ '^(member|reservation|reservation_event|matching_.*|thread|thread_.*)$'
			on conflict do nothing`);
	const { rows } = await client.query<{ name: string }>(
		'select name from grown_index where to_regclass(name) is not null order by name',
	);
	for (const { name } of rows) await client.query(`drop index ${name}`);
}

async function hasIndexesAway(client: pg.Client): Promise<boolean> {
	const { rows } = await client.query("select 1 where to_regclass('grown_index') is not null");
	return rows.length > 0;
}

async function putIndexesBack(client: pg.Client): Promise<void> {
	if (!(await hasIndexesAway(client))) return;
	const { rows } = await client.query<{ definition: string }>(
		'select definition from grown_index where to_regclass(name) is null order by name',
	);
	for (const { definition } of rows) await client.query(definition);
	await client.query('drop table grown_index');
}

/** Members and products by their number, so that a statement need not count a million of them. */
async function keepPeople(client: pg.Client): Promise<void> {
	await client.query(`drop table if exists grown_people;
		create temp table grown_people as select (substring(email from 7 for position('@' in email) - 7)::int - 1) as number, id
		from member where email like 'bench-%';
		create unique index on grown_people (number); analyze grown_people;
		drop table if exists grown_products;
		create temp table grown_products as
			select id, provider_id, row_number() over (order by id) - 1 as place from product where id like 'bench-%' or id like 'copy-%';
		create unique index on grown_products (place); analyze grown_products`);
}

/** Copies of a real reservation, some of which wait for an answer or are to be sent back, five a member, of all products and two years, with what was told of each and what every slot holds. */
async function insertReservations(client: pg.Client, from: number, to: number): Promise<void> {
	await client.query(`
		create temp table if not exists grown_source as select * from reservation where code like 'MR-%' and change is null and offer is null limit 1`);
	await client.query(
		`with made as (
			insert into reservation
			select made.* from grown_source as source, generate_series($1::int, $2::int - 1) as nth
			join grown_people as people on people.number = nth / ${eachMember}
			join grown_products as product on product.place = (nth::bigint * 7919) % (select count(*) from grown_products)
			cross join lateral (select current_date + (nth::bigint * 31 % 730)::int - 640 as day) as at
			cross join lateral (select nth % 300 = 7 and day >= current_date as waits, nth % 550 = 0 as owes) as life,
			jsonb_populate_record(source, jsonb_build_object(
				'id', gen_random_uuid(), 'code', 'MR-GROWN-' || nth, 'member_id', people.id, 'product_id', product.id,
				'provider_id', product.provider_id, 'on_day', day, 'to_day', null, 'starts_at', day + time '02:00', 'ends_at', day + time '03:30',
				'requested_at', day - 20, 'confirmed_at', day - 19, 'proof', null, 'due_at', null, 'sealed', null,
				'expires_at', case when life.waits then now() + interval '2 days' end, 'proposal', null, 'asking_by', null,
				'kept_won', 0, 'refunded_won', 0, 'paid_won', case when life.owes then source.total_won else 0 end,
				'total_won', case when life.owes then 0 else source.total_won end, 'owed_since', case when life.owes then day - 5 end,
				'status', case when nth % 11 = 0 then 'cancelled' when day < current_date then 'completed'
					when life.waits then 'requested' else 'confirmed' end)) as made
			returning id, member_id, product_id, on_day, time, status, requested_at
		), told as (
			insert into reservation_event (reservation_id, event, actor, actor_id, status, at)
			select id, 'book', 'member', member_id, status, requested_at from made
		)
		insert into slot (product_id, on_day, time, capacity, taken)
		select product_id, on_day, coalesce(time, ''), 1000000, count(*) from made where status <> 'cancelled' group by 1, 2, 3
		on conflict (product_id, on_day, time) do update set taken = slot.taken + excluded.taken`,
		[from, to],
	);
}
