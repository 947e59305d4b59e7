import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductText } from '#domain/product/product.ts';
import { product } from '#server/db/schema/product.ts';
import { insertProducts, insertProviders } from '../../../../tests/support/product-fixtures.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;

const choices = [
	{
		group: 'route' as const,
		options: [
			{ id: 'there', addWon: 0 },
			{ id: 'back', addWon: 0 },
		],
	},
	{
		group: 'class' as const,
		options: [
			{ id: 'standard', addWon: 0 },
			{ id: 'first', addWon: 24_000 },
		],
	},
];

beforeAll(async () => {
	database = await createTestDatabase();
	app = await buildTestApp({ queries: database.drizzle });
	await insertProviders(database.drizzle);
	await insertProducts(database.drizzle, [
		{ id: 'train', kind: 'train-ticket', price: { unit: 'person', won: 64_000, choices } },
		{ id: 'walk' },
	]);
	const [row] = await database.drizzle.select().from(product);
	const text: ProductText = { ...(row?.texts.en as ProductText), alsoCalled: ['bullet train'] };
	await database.drizzle.update(product).set({
		texts: {
			ko: { ...text, options: { there: '서울 → 부산', back: '부산 → 서울', standard: '일반실' } },
			en: { ...text, options: { there: 'Seoul → Busan', back: 'Busan → Seoul' } },
			th: { ...text, options: { there: 'กรุงโซล → ปูซาน' } },
			ru: text,
		},
	});
});

afterAll(async () => {
	await app.close();
	await database.drop();
});

const optionsOf = async (id: string, language: string) => {
	const answer = await app.inject(`/api/products/${id}?language=${language}`);
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json().options;
};

test('what can be chosen is named in the reader’s language, else in English, else in Korean, else by its id', async () => {
	const rest = { standard: '일반실', first: 'first' };
	expect(await optionsOf('train', 'ko')).toEqual({ there: '서울 → 부산', back: '부산 → 서울', ...rest });
	expect(await optionsOf('train', 'en')).toEqual({ there: 'Seoul → Busan', back: 'Busan → Seoul', ...rest });
	expect(await optionsOf('train', 'th')).toEqual({ there: 'กรุงโซล → ปูซาน', back: 'Busan → Seoul', ...rest });
	expect(await optionsOf('train', 'ru')).toEqual({ there: 'Seoul → Busan', back: 'Busan → Seoul', ...rest });
});

test('what else a product is called is for the search, and no answer tells it', async () => {
	const ask = ['products/walk?', 'products?area=travel&', 'products/best?', 'suggestions?q=walk&'];
	for (const path of ask) {
		const answer = await app.inject(`/api/${path}language=en`);
		expect(answer.statusCode, answer.body).toBe(200);
		expect(answer.body, path).not.toMatch(/alsoCalled|bullet train/);
	}
});

test('where nothing can be chosen, no names are given', async () => {
	expect(await optionsOf('walk', 'en')).toBeUndefined();
});
