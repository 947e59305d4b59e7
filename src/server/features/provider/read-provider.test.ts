import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { promotion } from '#server/db/schema/promotion.ts';
import { provider } from '#server/db/schema/provider.ts';
import { rating } from '#server/db/schema/rating.ts';
import { partnerCalls, today } from '../../../../tests/support/partner-calls.ts';
import { openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';
import { insertProducts, insertProviders } from '../../../../tests/support/product-fixtures.ts';
import { promotionRow } from '../../../../tests/support/promotions.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;

const facts = {
	trade: { en: 'Guides' },
	intro: { en: 'We walk.' },
	region: 'seoul' as const,
	languages: ['en' as const],
	portrait: 'portrait-1',
	answersWithinHours: 2,
	foundedYear: 2010,
};
const harbour = { name: { en: 'Harbour' }, hangul: '부산 해운대구', latitude: 35.1, longitude: 129.1 };

const wrote = (productId: string, daysAgo: number, rest: Partial<typeof rating.$inferInsert> = {}) => ({
	id: randomUUID(),
	productId,
	author: `Guest of ${productId}, ${daysAgo}`,
	country: 'TH',
	locale: 'th' as const,
	stars: { service: 5, language: 4, value: 4, place: 5 },
	text: 'Words that are long enough.',
	createdAt: new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000),
	...rest,
});

beforeAll(async () => {
	database = await createTestDatabase();
	app = await buildTestApp({ queries: database.drizzle });
	await insertProviders(database.drizzle);
	await database.drizzle.insert(provider).values([
		{ ...facts, id: 'idle', name: { en: 'Idle' }, trade: {}, intro: {} },
		{ ...facts, id: 'expired', name: { en: 'Expired' }, patientNumberUntil: '2020-01-01' },
		{ ...facts, id: 'many', name: { ko: '많은상점' } },
	]);
	await insertProducts(database.drizzle, [
		{ id: 'walk', titles: { ru: 'Прогулка' }, ratingCount: 50, ratingStars: 980 },
		{ id: 'walk-2', ratingCount: 10, ratingStars: 200 },
		{ id: 'tea', kind: 'tea-and-food', place: harbour },
		{ id: 'gone', status: 'hidden', ratingCount: 9, ratingStars: 36 },
		{ id: 'screening', kind: 'health-screening', providerId: 'clinic' },
		{ id: 'old', providerId: 'expired' },
		...Array.from({ length: 11 }, (_, at) => ({ id: `of-${at}`, providerId: 'many', place: harbour })),
	]);
	await database.drizzle.insert(promotion).values(promotionRow('ten', { productIds: ['walk'] }));
	await database.drizzle
		.insert(rating)
		.values([
			wrote('walk', 9),
			wrote('walk', 2, { reply: 'Thank you.', repliedAt: new Date(), editedAt: new Date() }),
			wrote('walk-2', 5),
			wrote('walk-2', 1, { status: 'hidden' }),
			wrote('walk-2', 3, { status: 'in-moderation' }),
			wrote('tea', 4),
			wrote('gone', 0),
			wrote('screening', 0),
		]);
});
afterAll(async () => {
	await app.close();
	await database.drop();
});

const read = async (id: string, language = 'en') => {
	const response = await app.inject({ url: `/api/providers/${id}?language=${language}` });
	return { status: response.statusCode, body: response.json() };
};
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('a provider’s profile', () => {
	test('says who it is, in the reader’s language and in Hangul', async () => {
		const { status, body } = await read('guides');
		expect(status).toBe(200);
		expect(body).toMatchObject({
			id: 'guides',
			name: 'Bukchon Walks',
			koreanName: '북촌산책',
			shownLocale: 'en',
			region: 'seoul',
			languages: ['en'],
			answersWithinHours: 5,
			medianAnswerMinutes: null,
			foundedYear: 2010,
			partnerSince: null,
			isAgency: false,
			patientNumber: null,
			pictures: [],
		});
		expect((await read('guides', 'ko')).body).toMatchObject({ name: '북촌산책', koreanName: null });
		expect((await read('many', 'ru')).body).toMatchObject({ name: '많은상점', shownLocale: 'ko', koreanName: null });
	});

	test('says what it offers now: areas and kinds with most first, products as lists have them', async () => {
		const { body } = await read('guides', 'ru');
		expect(body.offers).toEqual([
			{ area: 'travel', count: 2, kinds: ['private-tour'] },
			{ area: 'wellness', count: 1, kinds: ['tea-and-food'] },
		]);
		expect(ids(body.products)).toEqual(['walk', 'walk-2', 'tea']);
		expect(body.products[0]).toMatchObject({ title: 'Прогулка', shownLocale: 'ru', fromWon: 100_000 });
		expect(body.products[1]).toMatchObject({ title: 'walk-2', shownLocale: 'en', promotion: null });
	});

	test('says the lower price while a promotion runs', async () => {
		const { body } = await read('guides');
		expect(body.products[0].promotion).toMatchObject({ id: 'ten', percent: 10, won: 90_000 });
	});

	test('counts the ratings of what it offers, and tells the newest that are published', async () => {
		const { body } = await read('guides');
		expect(body.rating).toEqual({ average: 4.9, count: 60 });
		expect(body.ratings.map(({ author }: { author: string }) => author)).toEqual([
			'Guest of walk, 2',
			'Guest of tea, 4',
			'Guest of walk-2, 5',
		]);
		expect(body.ratings[0]).toMatchObject({
			average: 4.5,
			locale: 'th',
			isEdited: true,
			reply: { text: 'Thank you.', on: today() },
			product: { id: 'walk', area: 'travel', title: 'walk' },
		});
	});

	test('has an address where all it offers is at one, and none where it is not', async () => {
		expect((await read('guides')).body.place).toBeNull();
		expect((await read('many')).body.place).toEqual({ name: 'Harbour', hangul: '부산 해운대구' });
	});

	test('tells the first of many products, and how many there are', async () => {
		const { body } = await read('many');
		expect(body.products).toHaveLength(8);
		expect(body.offers).toEqual([{ area: 'travel', count: 11, kinds: ['private-tour'] }]);
	});

	test('of a clinic has the number under which it receives patients from abroad', async () => {
		expect((await read('clinic')).body).toMatchObject({ patientNumber: 'M-1', patientNumberUntil: '2099-12-31' });
	});

	test('without products and ratings is there all the same', async () => {
		const { status, body } = await read('idle');
		expect(status).toBe(200);
		expect(body).toMatchObject({
			offers: [],
			products: [],
			ratings: [],
			place: null,
			rating: { average: 0, count: 0 },
		});
	});

	test('is not found where there is none, or where it may not be shown', async () => {
		expect((await read('nobody')).status).toBe(404);
		expect((await read('expired')).status).toBe(404);
		expect((await read('x'.repeat(65))).status).toBe(404);
	});
});

describe('a partner’s profile', () => {
	let house: PartnerHouse;
	beforeEach(async () => {
		house = await openPartnerHouse();
		return () => house.close();
	});
	const { approve, save } = partnerCalls(() => house);

	test('is found from its approval on, says since when, and shows its own pictures', async () => {
		const { body } = await save();
		const address = `GET /api/providers/${body.providerId}?language=en`;
		expect((await house.call('visitor', address)).status).toBe(404);
		expect((await house.call('owner', address)).status).toBe(404);
		await approve();
		const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
			.png()
			.toBuffer();
		const { status } = await house.call('owner', 'POST /api/partners/me/profile/pictures?name=room.png', {
			file: picture,
			type: 'image/png',
		});
		expect(status).toBe(200);
		const found = await house.call('visitor', address);
		expect(found.status).toBe(200);
		expect(found.body).toMatchObject({ name: 'Lumi Skin Clinic', partnerSince: today() });
		expect(found.body.pictures).toMatchObject([
			{ id: expect.any(String), widths: expect.arrayContaining([expect.any(Number)]) },
		]);
	});
});
