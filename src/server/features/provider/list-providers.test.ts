import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { provider } from '#server/db/schema/provider.ts';
import { insertProducts, insertProviders } from '../../../../tests/support/product-fixtures.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;

const facts = {
	trade: { en: 'Guides' },
	intro: {},
	region: 'seoul' as const,
	languages: ['en' as const],
	portrait: 'portrait-1',
	answersWithinHours: 2,
	foundedYear: 2010,
};

beforeAll(async () => {
	database = await createTestDatabase();
	app = await buildTestApp({ queries: database.drizzle });
	await insertProviders(database.drizzle);
	const many = Array.from({ length: 22 }, (_, at) => `p${String(at).padStart(2, '0')}`);
	await database.drizzle
		.insert(provider)
		.values([
			...many.map((id) => ({ ...facts, id, name: { en: id } })),
			{ ...facts, id: 'idle', name: { en: 'Idle' } },
			{ ...facts, id: 'expired', name: { en: 'Expired' }, patientNumberUntil: '2020-01-01' },
		]);
	await insertProducts(database.drizzle, [
		...many.map((providerId) => ({ id: `of-${providerId}`, providerId })),
		{ id: 'walk', ratingCount: 50, ratingStars: 980 },
		{ id: 'walk-2', ratingCount: 10, ratingStars: 200 },
		{ id: 'tea', kind: 'tea-and-food' },
		{ id: 'screening', kind: 'health-screening', providerId: 'clinic', ratingCount: 2, ratingStars: 8 },
		{ id: 'gone', status: 'hidden', providerId: 'idle' },
		{ id: 'old', providerId: 'expired' },
	]);
});
afterAll(async () => {
	await app.close();
	await database.drop();
});

const list = async (query: string) => (await app.inject({ url: `/api/providers?${query}` })).json();
const ids = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id);

test('providers with something to offer are listed, the best rated first', async () => {
	const first = await list('language=ko');
	expect(first.total).toBe(24);
	expect(first.items[0]).toEqual({
		id: 'guides',
		name: '북촌산책',
		trade: '',
		shownLocale: 'ko',
		portrait: 'portrait-1',
		languages: ['en'],
		medianAnswerMinutes: null,
		areas: ['travel', 'wellness'],
		rating: { average: 4.9, count: 60 },
	});
});

test('the list goes on where it stopped, each one once', async () => {
	const first = await list('language=en');
	const second = await list(`language=en&cursor=${first.nextCursor}`);
	expect(first.items).toHaveLength(20);
	expect(second.nextCursor).toBeNull();
	expect(new Set([...ids(first), ...ids(second)]).size).toBe(24);
	expect(ids(second).at(-1)).toBe('clinic');
});

test('who offers nothing now, or may not, is not listed', async () => {
	const first = await list('language=en');
	const all = [...ids(first), ...ids(await list(`language=en&cursor=${first.nextCursor}`))];
	expect(all).not.toContain('idle');
	expect(all).not.toContain('expired');
});

test('a cursor that is none of ours is refused', async () => {
	expect((await app.inject({ url: '/api/providers?language=en&cursor=nonsense' })).statusCode).toBe(400);
});

test('a list of products can be one provider’s alone', async () => {
	const page = await (await app.inject({ url: '/api/products?language=en&area=travel&provider=guides' })).json();
	expect(ids(page).sort()).toEqual(['walk', 'walk-2']);
	expect(page.total).toBe(2);
	const none = await (await app.inject({ url: '/api/products?language=en&area=travel&provider=nobody' })).json();
	expect(none.total).toBe(0);
});
