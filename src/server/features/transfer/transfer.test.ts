import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transfer } from '#contract/api/transfer.ts';
import { fareTo } from '#domain/transfer/fares.ts';
import { product } from '#server/db/schema/product.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import { insertProducts, insertProviders } from '../../../../tests/support/product-fixtures.ts';
import { hence, promotionRow } from '../../../../tests/support/promotions.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;

const price = {
	unit: 'vehicle' as const,
	won: 90_000,
	holds: 4,
	choices: [
		{
			group: 'route' as const,
			options: [
				{ id: 'near', addWon: 0 },
				{ id: 'far', addWon: 20_000 },
			],
		},
	],
};

beforeAll(async () => {
	database = await createTestDatabase();
	app = await buildTestApp({ queries: database.drizzle });
	await insertProviders(database.drizzle);
	await insertProducts(database.drizzle, [
		{ id: 'dear', kind: 'pick-up', price: { ...price, won: 120_000 } },
		{ id: 'cheap', kind: 'pick-up', price },
		{ id: 'hidden', kind: 'pick-up', price },
		{ id: 'walk' },
	]);
	const options = { near: 'Seoul', far: 'Suwon' };
	for (const { id, texts, price } of await database.drizzle.select().from(product)) {
		if (!texts.en) throw new Error('no text');
		await database.drizzle
			.update(product)
			.set({
				status: id === 'hidden' ? 'hidden' : 'published',
				fromWon: price.won,
				texts: { en: { ...texts.en, options } },
			})
			.where(eq(product.id, id));
	}
	await database.drizzle
		.insert(promotion)
		.values([
			promotionRow('autumn', { productIds: ['cheap'] }),
			promotionRow('secret', { productIds: ['cheap'], code: 'SECRET' }),
			promotionRow('gone', { productIds: ['dear'], startsAt: hence(-9), endsAt: hence(-2) }),
		]);
});

afterAll(async () => {
	await app.close();
	await database.drop();
});

test('the page about the service shows what can be reserved: pick-ups alone, the cheapest first, with their price lists', async () => {
	const { transfers: items } = (await app.inject('/api/transfers?language=th')).json();
	expect(items.map(({ id }: { id: string }) => id)).toEqual(['cheap', 'dear']);
	expect(items[0]).toMatchObject({ price, options: { near: 'Seoul', far: 'Suwon' } });
	expect(items[0].times.length).toBeGreaterThan(0);
});

test('a promotion stands with the pick-up it lowers, but not one that asks for a code or is over', async () => {
	const { transfers } = (await app.inject('/api/transfers?language=th')).json();
	const ofEach = Object.fromEntries(transfers.map(({ id, promotions }: Transfer) => [id, promotions]));
	expect(ofEach).toEqual({
		cheap: [
			{
				id: 'autumn',
				discount: { percent: 10 },
				minPersons: 1,
				serviceFrom: null,
				serviceTo: null,
				title: 'โปรโมชัน autumn',
			},
		],
		dear: [],
	});
	const listed = (await app.inject('/api/products?language=th&area=travel&kinds=pick-up')).json().items;
	const cheap = transfers.find(({ id }: Transfer) => id === 'cheap');
	expect(fareTo(cheap, 'near')).toEqual({ won: 81_000, beforeWon: 90_000 });
	expect(listed.find(({ id }: Transfer) => id === 'cheap').promotion.won).toBe(81_000);
});

test('an office without a way told has none', async () => {
	expect((await app.inject('/api/profile/visit?language=en')).json()).toEqual({ visit: null });
});
