import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesAsked } from '../../../../tests/support/names-asked.ts';
import { insertProducts, insertProviders } from '../../../../tests/support/product-fixtures.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
	database = await createTestDatabase();
	app = await buildTestApp({ queries: database.drizzle });
	await insertProviders(database.drizzle);
	await insertProducts(database.drizzle, [{ id: 'palace' }, { id: 'market' }]);
});
afterAll(async () => {
	await app.close();
	await database.drop();
});

const ask = async (path: string) => {
	const answer = await app.inject(`/api/${path}`);
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json();
};
const palace = (language = 'en') => ask(`products/palace?language=${language}`);
const change = (statement: string) => database.pool.query(statement);
const namesFor = async (path: string) => (await namesAsked(database.pool, () => ask(path))).sort();

test('what was told of a product is told again by one statement, besides the look at what has changed', async () => {
	const path = 'products/palace?language=en';
	await ask(path);
	expect(await namesFor(path)).toEqual(['catalogue-changes', 'product-around']);
	// Of another language and of another product nothing is known yet.
	expect(await namesFor('products/palace?language=th')).toContain('product-own');
	expect(await namesFor('products/market?language=en')).toContain('product-own');
});

test('what has changed of a product is told at once, in every language', async () => {
	const before = await palace();
	expect((await palace('th')).title).toBe(before.title);
	await change(
		`update product set texts = jsonb_set(texts, '{en,title}', '"Palace by night"'), min_persons = 2 where id = 'palace'`,
	);
	expect(await palace()).toEqual({ ...before, title: 'Palace by night', minPersons: 2 });
	expect((await palace('th')).title).toBe('Palace by night');
});

test('what is told of its provider changes without it, and is told at once too', async () => {
	const before = await palace();
	const { rows } = await change(`update provider set trade = '{"en": "Walks after dark"}', founded_year = 1990
		where id = (select provider_id from product where id = 'palace') returning id`);
	expect(rows).toHaveLength(1);
	const { provider } = await palace();
	expect(provider).toEqual({ ...before.provider, trade: 'Walks after dark', foundedYear: 1990 });
});

test('who may offer no longer is not found any more, and neither are its days', async () => {
	const statusOf = async (path: string) => (await app.inject(`/api/${path}`)).statusCode;
	const paths = ['products/palace?language=en', 'products/palace/days?month=2026-12'];
	await change("update provider set patient_number = 'M-9', patient_number_until = '2020-01-01'");
	for (const path of paths) expect(await statusOf(path), path).toBe(404);
	await change('update provider set patient_number = null, patient_number_until = null');
	for (const path of paths) expect(await statusOf(path), path).toBe(200);
});

test('the days of a month are one statement', async () => {
	const path = `products/palace/days?month=${new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 7)}`;
	expect((await ask(path)).days).not.toHaveLength(0);
	expect(await namesFor(path)).toEqual(['product-calendar']);
});
