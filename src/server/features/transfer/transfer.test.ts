import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '#server/db/schema/product.ts';
import { insertProducts, insertProviders } from '../../../../tests/support/product-fixtures.ts';
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

test('an office without a way told has none', async () => {
	expect((await app.inject('/api/profile/visit?language=en')).json()).toEqual({ visit: null });
});
