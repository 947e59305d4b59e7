import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from '#server/queries.ts';
import { namesAsked } from '../../../../tests/support/names-asked.ts';
import { insertProducts, insertProviders } from '../../../../tests/support/product-fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { catalogueOf } from './catalogue-cache.ts';
import { renewWords } from './index-products.ts';
import { listProducts } from './list-products.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
	await insertProviders(database.drizzle);
	await insertProducts(database.drizzle, [{ id: 'palace' }, { id: 'market' }, { id: 'island' }]);
});
afterAll(() => database.drop());

const now = new Date('2026-11-18T03:00:00Z');
async function listed(area: 'travel' | 'wellness' = 'travel') {
	const query = { area, language: 'en', sort: 'price-up' } as const;
	const result = await listProducts(database.drizzle, query, now);
	if (!result.ok) throw new Error('refused');
	return result.value;
}
const ids = async (area?: 'wellness') => (await listed(area)).items.map(({ id }) => id).sort();
const change = (statement: string) => database.pool.query(statement);

test('whoever has changed a product sees it in the next list', async () => {
	expect(await ids()).toEqual(['island', 'market', 'palace']);
	await change("update product set status = 'hidden' where id = 'market'");
	expect(await ids()).toEqual(['island', 'palace']);
	await change("update product set status = 'published', rating_count = 3, rating_stars = 60 where id = 'market'");
	expect((await listed()).items.find(({ id }) => id === 'market')?.rating).toEqual({ average: 5, count: 3 });
	await change("update product set texts = jsonb_set(texts, '{en,title}', '\"Night market\"') where id = 'market'");
	expect((await listed()).items.find(({ id }) => id === 'market')?.title).toBe('Night market');
	await change("update product set area = 'wellness', kind = 'spa' where id = 'market'");
	expect([await ids(), await ids('wellness')]).toEqual([['island', 'palace'], ['market']]);
	await change("update product set area = 'travel', kind = 'private-tour' where id = 'market'");
	expect([await ids(), await ids('wellness')]).toEqual([['island', 'market', 'palace'], []]);
});

test('a change that took long to commit is not missed, whatever was committed meanwhile', async () => {
	const slow = new pg.Client({ connectionString: database.url });
	await slow.connect();
	try {
		await slow.query('begin');
		await slow.query("update product set from_won = 7, price = jsonb_set(price, '{won}', '7') where id = 'palace'");
		// A later transaction that is over before: its number is the larger one.
		await change("update product set from_won = 9, price = jsonb_set(price, '{won}', '9') where id = 'island'");
		const wonOf = async () => Object.fromEntries((await listed()).items.map(({ id, fromWon }) => [id, fromWon]));
		expect(await wonOf()).toMatchObject({ island: 9, palace: 100_000 });
		expect(await wonOf()).toMatchObject({ island: 9, palace: 100_000 });
		await slow.query('commit');
		expect(await wonOf()).toMatchObject({ island: 9, palace: 7 });
	} finally {
		await slow.end();
	}
});

test('what another database has numbered is read once and not again and again', async () => {
	await change('alter table product disable trigger product_change_noted');
	await change("update product set changed_in = '9000000000' where id = 'island'");
	await change('alter table product enable trigger product_change_noted');
	const { rows } = await change(
		'select count(*)::int from product where changed_in >= pg_snapshot_xmax(pg_current_snapshot())',
	);
	expect(rows).toEqual([{ count: 1 }]);
	expect(await ids()).toEqual(['island', 'market', 'palace']);
	await change("update product set status = 'hidden' where id = 'island'");
	expect(await ids()).toEqual(['market', 'palace']);
	await change("update product set status = 'published' where id = 'island'");
});

test('who may not offer any more is not listed five seconds later, nor after any change of a product', async () => {
	await change("update provider set patient_number_until = '2026-11-17' where id = 'guides'");
	await change("update product set rating_count = 4 where id = 'palace'");
	expect(await listed()).toMatchObject({ items: [], total: 0, facets: { kinds: [], price: { min: 0, max: 0 } } });
	await change("update provider set patient_number_until = null where id = 'guides'");
	await change("update product set rating_count = 3 where id = 'palace'");
	expect(await ids()).toEqual(['island', 'market', 'palace']);
});

test('many changes at once are read as a whole', async () => {
	await change(`insert into product
		select (jsonb_populate_record(p, jsonb_build_object('id', 'many-' || n))).* from product p, generate_series(1, 2100) as n
		where p.id = 'palace'`);
	expect((await listed()).total).toBe(2_103);
	await change("update product set status = 'hidden' where id like 'many-%'");
	expect((await listed()).total).toBe(3);
});

test('what was erased by hand goes from the list as soon as somebody would see it', async () => {
	await insertProducts(database.drizzle, [{ id: 'mistake' }]);
	expect(await ids()).toContain('mistake');
	await change("delete from product where id = 'mistake'");
	const query = { area: 'travel', language: 'th', sort: 'price-up' } as const;
	const first = await listProducts(database.drizzle, query, now);
	expect(first.ok && first.value.items.map(({ id }) => id)).not.toContain('mistake');
	expect((await listed()).total).toBe(3);
});

test('a hundred who ask at once are answered by few looks, each of them rightly', async () => {
	const asked = await namesAsked(database.pool, async () => {
		const answers = await Promise.all(Array.from({ length: 100 }, () => ids()));
		expect(new Set(answers.map(String)).size).toBe(1);
	});
	expect(asked.filter((name) => name === 'catalogue-changes').length).toBeLessThanOrEqual(2);
	expect(catalogueOf(database.drizzle).size()).toMatchObject({ products: 3 });
});

test('who asks while prices are still being reckoned waits for all of them', async () => {
	await change(`insert into product
		select (jsonb_populate_record(p, jsonb_build_object('id', 'slow-' || n))).* from product p, generate_series(1, 300) as n
		where p.id = 'palace'`);
	const query = { area: 'travel', language: 'en', sort: 'price-up', on: '2026-12-08', persons: 2 } as const;
	const answers = await Promise.all(Array.from({ length: 20 }, () => listProducts(database.drizzle, query, now)));
	for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { facets: { price: { min: 14 } } } });
});

const titled = (title: string) =>
	change(`update product set texts = jsonb_set(texts, '{en,title}', '"${title}"') where id = 'market'`);

test('what was searched is found again without the words, and an edited product at once by its new ones', async () => {
	const find = async (search: string) => {
		const query = { area: 'travel', language: 'en', sort: 'recommended', search } as const;
		const result = await listProducts(database.drizzle, query, now);
		return result.ok ? result.value.items.map(({ id }) => id) : [];
	};
	const renew = () => database.drizzle.transaction((work) => renewWords(work as unknown as Transaction, ['market']));
	await titled('Lantern market');
	await renew();
	expect(await find('lantern')).toEqual(['market']);
	expect(await find('weaving')).toEqual([]);
	const kept = catalogueOf(database.drizzle).size();
	expect(kept).toMatchObject({ searches: 2, hits: 1 });
	expect(await find('lantern')).toEqual(['market']);
	expect(catalogueOf(database.drizzle).size()).toEqual(kept);
	await titled('Weaving by night');
	await renew();
	expect(await find('weaving')).toEqual(['market']);
	expect(await find('waeving')).toEqual(['market']);
	expect(await find('lantern')).toEqual([]);
});
