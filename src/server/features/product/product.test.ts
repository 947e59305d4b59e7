import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { rating } from '#server/db/schema/rating.ts';
import { insertProducts, insertProviders } from '../../../../tests/support/product-fixtures.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { testServices } from '../../../../tests/support/test-services.ts';

const clock = createTestClock();
let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
	database = await createTestDatabase();
	const services = testServices(database.drizzle, clock.now);
	app = await buildTestApp({ queries: database.drizzle, services });
	const { drizzle } = database;
	await insertProviders(drizzle);
	await insertProducts(drizzle, [
		{
			id: 'palace',
			titles: {
				ko: '경복궁 개장 전 산책',
				en: 'Gyeongbokgung before the gates open',
				ru: 'Дворец Кёнбоккун до открытия ворот',
				th: 'พระราชวังเคียงบกกุงก่อนเปิดประตู',
				vn: 'Cung Gyeongbokgung trước giờ mở cửa',
			},
			fromWon: 189_000,
			languages: ['th', 'en'],
			tags: ['child-friendly'],
			ratingCount: 10,
			ratingStars: 196,
		},
		{
			id: 'drive',
			kind: 'vip-tour',
			titles: { en: 'Seoul in one drive', ru: 'Сеул за одну поездку' },
			fromWon: 318_000,
			confirmation: 'request',
			languages: ['ru'],
			maxPersons: 3,
			ratingCount: 10,
			ratingStars: 160,
		},
		{
			id: 'jeju',
			kind: 'free-day-tour',
			titles: { en: 'Jeju east coast', vn: 'Bờ đông đảo Jeju' },
			region: 'jeju',
			fromWon: 98_000,
			tags: ['halal-food', 'prayer-room'],
			schedule: {
				weekdays: [1],
				times: [],
				capacity: 9,
				leadHours: 24,
				horizonDays: 30,
				closed: [{ from: '12-31', to: '01-02' }],
			},
		},
		{ id: 'tea', kind: 'tea-and-food', titles: { en: 'Tea with a master' }, fromWon: 38_000 },
		{
			id: 'screening',
			kind: 'health-screening',
			providerId: 'clinic',
			titles: { en: 'Health screening' },
			fromWon: 890_000,
		},
		{ id: 'hidden', status: 'hidden', titles: { en: 'Hidden palace' } },
	]);
	await drizzle.insert(rating).values(
		Array.from({ length: 23 }, (_, at) => ({
			productId: 'palace',
			author: `Guest ${at}`,
			country: 'TH',
			locale: 'th' as const,
			stars: { service: 5, language: 4, value: 3, place: 4 },
			text: 'ดีมาก',
			createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 2))),
		})),
	);
});

afterAll(async () => {
	await app.close();
	await database.drop();
});

async function list(query: string, area = 'travel') {
	const response = await app.inject(`/api/products?language=en&area=${area}${query}`);
	expect(response.statusCode, response.body).toBe(200);
	return response.json();
}
const ids = async (query: string, area?: string) => (await list(query, area)).items.map(({ id }: { id: string }) => id);

describe('the list', () => {
	test('shows the published products of one area', async () => {
		expect((await ids('')).sort()).toEqual(['drive', 'jeju', 'palace']);
		expect(await ids('', 'wellness')).toEqual(['tea']);
	});

	test('sorts by price, by rating and by recommendation', async () => {
		expect(await ids('&sort=price-up')).toEqual(['jeju', 'palace', 'drive']);
		expect(await ids('&sort=price-down')).toEqual(['drive', 'palace', 'jeju']);
		expect((await ids('&sort=rating'))[0]).toBe('palace');
		expect((await ids(''))[0]).toBe('palace');
	});

	test.each([
		['kinds=vip-tour,free-day-tour', ['drive', 'jeju']],
		['regions=jeju', ['jeju']],
		['languages=th', ['palace']],
		['languages=th,ru', ['drive', 'palace']],
		['tags=halal-food,prayer-room', ['jeju']],
		['tags=halal-food,child-friendly', []],
		['confirmations=request', ['drive']],
		['priceFrom=100000&priceTo=200000', ['palace']],
		['persons=5', ['jeju', 'palace']],
	])('filters by %s', async (query, expected) => {
		expect((await ids(`&${query}`)).sort()).toEqual(expected);
	});

	test('filters by a day that can be reserved', async () => {
		const today = koreanDay(new Date());
		const monday =
			Array.from({ length: 7 }, (_, at) => addDays(today, 7 + at)).find((day) => new Date(day).getUTCDay() === 1) ?? '';
		const isNewYear = ['12-31', '01-01', '01-02'].includes(monday.slice(5));
		expect((await ids(`&on=${monday}`)).includes('jeju')).toBe(!isNewYear);
		expect((await ids(`&on=${addDays(monday, 1)}`)).includes('jeju')).toBe(false);
		expect(await ids(`&on=${addDays(today, -1)}`)).toEqual([]);
		expect(await ids(`&on=${addDays(today, 400)}`)).toEqual([]);
	});

	test('counts for every filter what choosing it would show', async () => {
		const { facets, total } = await list('&languages=th');
		expect(total).toBe(1);
		expect(facets.languages).toEqual(
			[
				{ value: 'en', count: 2 },
				{ value: 'ru', count: 1 },
				{ value: 'th', count: 1 },
			].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
		);
		expect(facets.regions).toEqual([{ value: 'seoul', count: 1 }]);
		expect(facets.price).toEqual({ min: 189_000, max: 189_000 });
		expect((await list('')).facets.kinds).toHaveLength(3);
	});

	test('a facet’s count is what the list shows when it is chosen', async () => {
		const { facets } = await list('&confirmations=instant');
		for (const [name, rows] of Object.entries({
			kinds: facets.kinds,
			regions: facets.regions,
			languages: facets.languages,
			tags: facets.tags,
		}))
			for (const { value, count } of rows as { value: string; count: number }[])
				expect((await list(`&confirmations=instant&${name}=${value}`)).total, `${name}=${value}`).toBe(count);
	});
});

describe('the search', () => {
	test.each([
		['gyeongbokgung', 'palace'],
		['gyongbokung', 'palace'],
		['кенбокун', 'palace'],
		['дворец', 'palace'],
		['เคียงบกกุง', 'palace'],
		['พระราชวัง', 'palace'],
		['경복궁', 'palace'],
		['mo cua', 'palace'],
		['dao jeju', 'jeju'],
		['VIP', 'drive'],
		['тур на свободный день', 'jeju'],
		['bukchon gyeongbokgung', 'palace'],
	])('finds what was meant by “%s”', async (search, first) => {
		expect((await ids(`&search=${encodeURIComponent(search)}`))[0]).toBe(first);
	});

	test('finds nothing where nothing fits, and is not upset by odd signs', async () => {
		expect(await ids('&search=submarine')).toEqual([]);
		expect((await ids(`&search=${encodeURIComponent("%'; drop table product; --")}`)).length).toBe(0);
		expect((await ids(`&search=${encodeURIComponent('  …!? ')}`)).length).toBe(3);
	});
});

describe('paging', () => {
	test('goes through everything once in every order, ties included', async () => {
		await insertProducts(
			database.drizzle,
			Array.from({ length: 45 }, (_, at) => ({ id: `spa-${at}`, kind: 'spa', fromWon: 50_000 + (at % 3) * 1_000 })),
		);
		for (const sort of ['recommended', 'rating', 'price-up', 'price-down']) {
			const seen: string[] = [];
			let cursor: string | null = '';
			while (cursor !== null) {
				const page = await list(`&kinds=spa&sort=${sort}${cursor && `&cursor=${cursor}`}`, 'wellness');
				expect(page.total).toBe(45);
				seen.push(...page.items.map(({ id }: { id: string }) => id));
				cursor = page.nextCursor;
			}
			expect(new Set(seen).size, sort).toBe(45);
			expect(seen).toHaveLength(45);
		}
	});
});

describe('the detail', () => {
	const detail = async (id: string, language = 'en') =>
		(await app.inject(`/api/products/${id}?language=${language}`)).json();

	test('tells everything in the reader’s language, else in English', async () => {
		expect(await detail('palace', 'ru')).toMatchObject({
			title: 'Дворец Кёнбоккун до открытия ворот',
			shownLocale: 'ru',
			provider: { name: 'Bukchon Walks' },
			steps: [
				{ time: '09:00', text: 'Meet' },
				{ time: null, text: 'Go' },
			],
		});
		expect(await detail('drive', 'th')).toMatchObject({ shownLocale: 'en', rating: { average: 4, count: 10 } });
	});

	test('means of the four aspects come from the ratings', async () => {
		expect((await detail('palace')).aspects).toEqual({ service: 5, language: 4, value: 3, place: 4 });
	});

	test('an unknown or hidden product is not found, everywhere', async () => {
		for (const id of ['nothing', 'hidden'])
			for (const path of [`${id}?language=en`, `${id}/days?month=2026-12`, `${id}/ratings`])
				expect((await app.inject(`/api/products/${path}`)).statusCode, path).toBe(404);
	});

	test('a clinic whose registration has run out is not shown', async () => {
		expect(await ids('', 'medical')).toEqual(['screening']);
		clock.moveTo(new Date('2099-12-31T14:50:00Z'));
		expect(await ids('', 'medical')).toEqual(['screening']);
		clock.moveTo(new Date('2099-12-31T15:00:00Z'));
		expect(await ids('', 'medical')).toEqual([]);
		expect((await detail('screening')).status).toBe(404);
		clock.reset();
	});

	test('ratings are paged, the newest first', async () => {
		const first = (await app.inject('/api/products/palace/ratings')).json();
		const second = (await app.inject(`/api/products/palace/ratings?cursor=${first.nextCursor}`)).json();
		const all = [...first.items, ...second.items].map(({ author }) => author);
		expect([first.items.length, second.items.length, new Set(all).size]).toEqual([20, 3, 23]);
		expect(second.nextCursor).toBeNull();
		expect(first.items[0]).toMatchObject({ average: 4, writtenOn: '2026-01-12', locale: 'th' });
	});

	test('the days of a month have the price of the same rule that the page uses', async () => {
		const month = addDays(koreanDay(new Date()), 40).slice(0, 7);
		const { days } = (await app.inject(`/api/products/palace/days?month=${month}`)).json();
		expect(days.length).toBeGreaterThan(27);
		expect(days[0]).toEqual({ on: `${month}-01`, won: 189_000, slots: [{ time: '09:00', left: 6 }] });
	});
});
