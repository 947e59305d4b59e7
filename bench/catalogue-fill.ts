import type pg from 'pg';

/** So many words of the demonstration's a copy has, that of its region among them: a word that half of all have. */
const wordsEach = 20;

/**
 * Copies of the demonstration's products until there are so many, with prices, ratings and regions that differ, some of their
 * words, and words of their own, of which there are half a million when there are a hundred thousand products.
 */
export async function insertCopies(client: pg.Client, count: number): Promise<void> {
	await client.query(`create temp table if not exists source as
		select * from product where id not like 'bench-%' and id not like 'copy-%'`);
	await client.query(
		`insert into product
		select (jsonb_populate_record(p, jsonb_build_object(
			'id', 'copy-' || nth || '-' || p.id, 'from_won', p.from_won + (nth * 7919) % 400 * 100,
			'price', jsonb_set(p.price, '{won}', to_jsonb((p.price ->> 'won')::int + (nth * 7919) % 400 * 100)),
			'rating_count', (nth * 31) % 90, 'rating_stars', ((nth * 31) % 90) * (12 + nth % 9)
		))).*
		from generate_series(1, (select ceil($1::float / count(*))::int from source)) as nth, source as p
		where not exists (select 1 from product known where known.id = 'copy-' || nth || '-' || p.id)
		limit greatest(0, $1 - (select count(*) from product))`,
		[count],
	);
	await client.query(`create temp table fresh as select id, region from product p
		where id like 'copy-%' and not exists (select 1 from product_word w where w.product_id = p.id)`);
	await client.query(
		`insert into product_word (word, product_id, weight)
		select chosen.word, p.id, chosen.weight from fresh p
		cross join lateral (
			select word, weight from product_word where product_id = regexp_replace(p.id, '^copy-\\d+-', '')
			order by word <> p.region, weight desc, hashtext(word || p.id) limit ${wordsEach}
		) as chosen on conflict do nothing`,
	);
	await client.query(
		`insert into product_word (word, product_id, weight)
		select 'q' || translate(substr(md5(p.id || nth), 1, 9), '0123456789', 'ghiklmoprs'), p.id, 1 from fresh p, generate_series(1, 5) as nth
		on conflict do nothing`,
	);
	await client.query(
		`insert into word_gram (gram, word)
		select distinct substr('  ' || word || ' ', at, 3), word from (select distinct word from product_word where word ~ '^q[a-s]{9}$') as own,
			generate_series(1, 11) as at on conflict do nothing`,
	);
	await client.query('drop table fresh');
	await client.query('vacuum analyze');
	// What was filled in is written now, not while something else is measured.
	await client.query('checkpoint');
}
