import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import type { Pool } from '#server/queries.ts';
import { insertProducts, insertProviders } from '../../../../tests/support/product-fixtures.ts';
import { hence, promotionRow } from '../../../../tests/support/promotions.ts';
import { rowsReadOf } from '../../../../tests/support/rows-read.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { findCoveredProducts } from './promotion.repo.ts';

let database: TestDatabase;
let app: FastifyInstance;

const stated = promotionRow('x').texts;
const past = Array.from({ length: 20 }, (_, at) => `past-${at}`);
const whole = { area: 'medical' as const, productIds: ['laser'] };

beforeAll(async () => {
	database = await createTestDatabase();
	app = await buildTestApp({ queries: database.drizzle });
	await insertProviders(database.drizzle);
	await insertProducts(database.drizzle, [
		{ id: 'nami', kind: 'day-tour', fromWon: 98_000 },
		{ id: 'paju', kind: 'day-tour', fromWon: 90_000 },
		{ id: 'palace', kind: 'private-tour', fromWon: 84_000 },
		{ id: 'spa', kind: 'spa', fromWon: 140_000 },
		{ id: 'laser', kind: 'dermatology', fromWon: 150_000, providerId: 'clinic' },
		{ id: 'hidden', kind: 'hotel', status: 'hidden' },
	]);
	await database.drizzle.insert(promotion).values([
		promotionRow('nami-15', { productIds: ['nami'], discount: { percent: 15 }, endsAt: hence(5), totalLimit: 3 }),
		promotionRow('tours-5', { productIds: [], kinds: ['day-tour'], discount: { percent: 5 }, endsAt: hence(9) }),
		promotionRow('four', { productIds: ['palace'], discount: { won: 50_000 }, minPersons: 4, endsAt: hence(7) }),
		promotionRow('secret', { productIds: ['nami'], discount: { percent: 50 }, code: 'SECRET', endsAt: hence(6) }),
		promotionRow('gone', { productIds: ['nami'], startsAt: hence(-9), endsAt: hence(-2) }),
		...past.map((id, at) => promotionRow(id, { productIds: ['nami'], startsAt: hence(-60), endsAt: hence(-3 - at) })),
		promotionRow('soon', { productIds: [], area: 'wellness', kinds: ['spa'], startsAt: hence(2) }),
		promotionRow('skin', { ...whole, discount: { percent: 15 }, endsAt: hence(8) }),
		promotionRow('unstated', {
			...whole,
			texts: { ...stated, th: { title: 'ก', lead: '', body: '', audience: '', scope: '' } },
		}),
		promotionRow('unnamed', { area: 'medical', productIds: [] }),
		promotionRow('of-nothing', { productIds: ['hidden'] }),
	]);
});

afterAll(async () => {
	await app.close();
	await database.drop();
});

const get = async (url: string) => {
	const response = await app.inject(url);
	return { status: response.statusCode, body: response.json() };
};
const idsOf = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);

test('what runs is listed, what ends first before the rest, with how many there are of each state and area', async () => {
	const { status, body } = await get('/api/promotions?language=en');
	expect(status, JSON.stringify(body)).toBe(200);
	expect(idsOf(body)).toEqual(['nami-15', 'secret', 'four', 'skin', 'tours-5']);
	expect(body).toMatchObject({
		total: 5,
		counts: { running: 5, coming: 1, ended: 21 },
		areas: { travel: 4, medical: 1, wellness: 0 },
	});
	expect(idsOf((await get('/api/promotions?language=en&state=coming')).body)).toEqual(['soon']);
	const medical = (await get('/api/promotions?language=en&area=medical')).body;
	expect([idsOf(medical), medical.counts.running]).toEqual([['skin'], 1]);
});

test('each says both prices of its first product and the rate; an amount is told of the smallest party', async () => {
	const { items } = (await get('/api/promotions?language=th')).body;
	const exampleOf = (id: string) => items.find((item: { id: string }) => item.id === id).example;
	expect(exampleOf('nami-15')).toMatchObject({
		id: 'nami',
		persons: 1,
		beforeWon: 98_000,
		afterWon: 83_300,
		percent: 15,
	});
	expect(exampleOf('four')).toMatchObject({ persons: 4, beforeWon: 336_000, afterWon: 286_000, percent: 14 });
	expect(items[0]).toMatchObject({ title: 'โปรโมชัน nami-15', shownLocale: 'th', left: 3, needsCode: false });
});

test('how many products each is for is counted as they are now: by kind, by name, of a whole area', async () => {
	await database.drizzle
		.insert(promotion)
		.values([
			promotionRow('all-travel', { productIds: [], discount: { percent: 1 }, endsAt: hence(20) }),
			promotionRow('both', { productIds: ['nami', 'palace', 'spa'], kinds: ['day-tour'], endsAt: hence(21) }),
		]);
	// Promotions themselves are kept for five seconds by those who have asked for them.
	const anew = connect({ url: database.url, poolSize: 2, onError: () => undefined });
	const other = await buildTestApp({ queries: anew.drizzle });
	const counts = async () => {
		const { items } = (await other.inject('/api/promotions?language=en')).json();
		return Object.fromEntries(items.map(({ id, products }: { id: string; products: number }) => [id, products]));
	};
	try {
		expect(await counts()).toMatchObject({ 'nami-15': 1, 'tours-5': 2, 'all-travel': 3, both: 3 });
		await database.pool.query("update product set status = 'hidden' where id = 'nami'");
		expect(await counts()).toEqual({ four: 1, skin: 1, 'tours-5': 1, 'all-travel': 2, both: 2 });
	} finally {
		await database.pool.query("update product set status = 'published' where id = 'nami'");
		await database.pool.query("delete from promotion where id in ('all-travel', 'both')");
		await other.close();
		await anew.close();
	}
});

test('a code is never told, only that one is needed', async () => {
	const answers = await Promise.all([get('/api/promotions?language=en'), get('/api/promotions/secret?language=en')]);
	expect(answers[1].body.needsCode).toBe(true);
	expect(JSON.stringify(answers)).not.toContain('SECRET');
});

test('a discount on health services that does not state everything is not there at all', async () => {
	for (const id of ['unstated', 'unnamed', 'of-nothing', 'nothing'])
		expect((await get(`/api/promotions/${id}?language=en`)).status).toBe(404);
	const { promotions } = (await get('/api/products/laser?language=en')).body;
	expect(promotions.map(({ id }: { id: string }) => id)).toEqual(['skin']);
	expect(promotions[0]).toMatchObject({ audience: 'Every member', scope: 'Everything' });
});

test('one promotion tells its products and its neighbours in the list', async () => {
	const { body } = await get('/api/promotions/tours-5?language=en');
	expect(body.products.map(({ id, afterWon }: { id: string; afterWon: number }) => [id, afterWon])).toEqual([
		['nami', 93_100],
		['paju', 85_500],
	]);
	expect(body).toMatchObject({ state: 'running', previous: { id: 'skin' }, next: null, views: 0 });
	expect((await get('/api/promotions/skin?language=en')).body.products[0].patientNumber).toBe('M-1');
});

test('a list of products tells the lower price, sorts and filters by it, and keeps the plain one beside it', async () => {
	type Item = { id: string; fromWon: number; promotion: { won: number; percent: number | null } | null };
	const list = async (more: string) =>
		((await get(`/api/products?language=en&area=travel${more}`)).body.items as Item[]).map(
			({ id, fromWon, promotion }) => [id, fromWon, promotion?.won ?? fromWon] as const,
		);
	expect(await list('&sort=price-up')).toEqual([
		['nami', 98_000, 83_300],
		['palace', 84_000, 84_000],
		['paju', 90_000, 85_500],
	]);
	expect((await list('&priceTo=84000')).map(([id]) => id).sort()).toEqual(['nami', 'palace']);
	const { facets } = (await get('/api/products?language=en&area=travel')).body;
	expect(facets.price).toEqual({ min: 83_300, max: 85_500 });
	const medical = (await get('/api/products?language=en&area=medical')).body.items[0];
	expect(medical).toMatchObject({ id: 'laser', fromWon: 150_000, promotion: null });
});

test('the calendar tells the price of a day with what applies by itself', async () => {
	const month = hence(40).toISOString().slice(0, 7);
	const { days } = (await get(`/api/products/nami/days?month=${month}`)).body;
	expect(days.length).toBeGreaterThan(0);
	expect(new Set(days.map(({ won }: { won: number }) => won))).toEqual(new Set([83_300]));
});

test('what ended is listed page by page, the last to end first', async () => {
	const first = (await get('/api/promotions?language=en&state=ended')).body;
	expect(idsOf(first)).toEqual(['gone', ...past.slice(0, 19)]);
	const second = await get(`/api/promotions?language=en&state=ended&cursor=${first.nextCursor}`);
	expect([second.status, idsOf(second.body), second.body.nextCursor]).toEqual([200, [past[19]], null]);
});

test('a cursor that is not ours is refused', async () => {
	expect((await get('/api/promotions?language=en&cursor=nonsense')).status).toBe(400);
});

test('the first products of a promotion are found among thousands by reading a few: named, by kind, of a whole area', async () => {
	const { pool, drizzle } = database;
	await drizzle
		.insert(promotion)
		.values([
			promotionRow('all-travel', { productIds: [], kinds: [], discount: { percent: 3 } }),
			promotionRow('both', { productIds: ['palace', 'nami'], kinds: ['day-tour'], discount: { percent: 4 } }),
		]);
	await pool.query(`insert into product select copy.* from product one, generate_series(1, 3000) as nth,
		jsonb_populate_record(one, jsonb_build_object('id', 'many-' || nth, 'rating_count', nth % 50, 'rating_stars', nth % 50 * 16)) as copy
		where one.id = 'paju'`);
	await pool.query('vacuum analyze product');
	const promotionIds = ['nami-15', 'tours-5', 'all-travel', 'both', 'skin', 'of-nothing'];
	const ask = (reads: Pool) => findCoveredProducts(reads, { promotionIds, limit: 3, now: new Date() });
	const found = Map.groupBy(await ask(drizzle), ({ promotionId }) => promotionId);
	const idsIn = (id: string) => found.get(id)?.map((one) => one.id);
	expect(idsIn('nami-15')).toEqual(['nami']);
	expect(idsIn('both')).toEqual(['palace', 'nami', 'many-1049']);
	for (const id of ['tours-5', 'all-travel']) expect(idsIn(id)).toEqual(['many-1049', 'many-1099', 'many-1149']);
	expect(idsIn('skin')).toEqual(['laser']);
	expect(found.has('of-nothing')).toBe(false);
	expect(await rowsReadOf(pool, 'product', ask)).toBeLessThan(150);
});
