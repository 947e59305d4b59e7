import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Suggestions } from '#contract/api/suggestion.ts';
import { provider } from '#server/db/schema/provider.ts';
import { namesAsked } from '../../../../tests/support/names-asked.ts';
import { insertProducts, insertProviders } from '../../../../tests/support/product-fixtures.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;

const palaceName = {
	ko: '경복궁',
	en: 'Gyeongbokgung Palace',
	ru: 'дворец Кёнбоккун',
	th: 'พระราชวังเคียงบกกุง',
	vn: 'cung Gyeongbokgung',
	id: 'Istana Gyeongbokgung',
};
const at = (name: object) => ({ name, hangul: '서울', latitude: 37.58, longitude: 126.98 });

beforeAll(async () => {
	database = await createTestDatabase();
	app = await buildTestApp({ queries: database.drizzle });
	const { drizzle } = database;
	await insertProviders(drizzle);
	await drizzle.insert(provider).values({
		id: 'expired',
		name: { en: 'Palace Eye Clinic' },
		trade: { en: 'Clinic' },
		intro: {},
		region: 'seoul',
		languages: ['en'],
		portrait: 'portrait-2',
		answersWithinHours: 5,
		foundedYear: 2010,
		patientNumber: 'M-2',
		patientNumberUntil: '2020-01-01',
	});
	await insertProducts(drizzle, [
		{
			id: 'palace',
			titles: {
				ko: '경복궁 개장 전 산책',
				en: 'Gyeongbokgung palace before the gates open',
				ru: 'Дворец Кёнбоккун до открытия ворот',
				th: 'พระราชวังเคียงบกกุงก่อนเปิดประตู',
			},
			place: at(palaceName),
			fromWon: 189_000,
			ratingCount: 3,
			ratingStars: 58,
		},
		{
			id: 'cooking',
			kind: 'tea-and-food',
			titles: { en: 'Cook three palace dishes' },
			place: at(palaceName),
			fromWon: 88_000,
		},
		{
			id: 'jeju',
			kind: 'free-day-tour',
			titles: { en: 'East coast in one day' },
			region: 'jeju',
			place: at({ en: 'Seongsan' }),
		},
		{ id: 'screening', kind: 'health-screening', providerId: 'clinic', titles: { en: 'Health screening' } },
		{ id: 'hidden', status: 'hidden', titles: { en: 'Hidden palace' }, place: at({ en: 'Hidden palace' }) },
		{ id: 'eyes', kind: 'ophthalmology', providerId: 'expired', titles: { en: 'Palace eyes' } },
	]);
});
afterAll(async () => {
	await app.close();
	await database.drop();
});

async function suggest(q: string, rest = 'language=en'): Promise<Suggestions> {
	const response = await app.inject({ url: `/api/suggestions?q=${encodeURIComponent(q)}&${rest}` });
	expect(response.statusCode, response.body).toBe(200);
	return response.json();
}
const ids = (things: { id: string }[]) => things.map(({ id }) => id);
const marked = ({ name, marks }: { name: string; marks: { from: number; to: number }[] }) =>
	marks.map(({ from, to }) => name.slice(from, to));

test('products of all areas are found by what was typed so far, with price, place and what they were found by', async () => {
	const { products } = await suggest('palac');
	expect(ids(products)).toEqual(['palace', 'cooking']);
	expect(products[0]).toMatchObject({ area: 'travel', fromWon: 189_000, place: 'Gyeongbokgung Palace' });
	expect(products.map(marked)).toEqual([['palac'], ['palac']]);
});

test('those of the chosen area come first', async () => {
	expect(ids((await suggest('palace', 'language=en&area=wellness')).products)).toEqual(['cooking', 'palace']);
});

test('places are found with how much is there, in the chosen area where it has something', async () => {
	const spot = { name: 'Gyeongbokgung Palace', region: null, count: 1 };
	expect((await suggest('gyeongbok')).places).toEqual([expect.objectContaining({ ...spot, area: 'travel' })]);
	const asked = await suggest('gyeongbok', 'language=en&area=wellness');
	expect(asked.places).toEqual([expect.objectContaining({ ...spot, area: 'wellness' })]);
	const elsewhere = await suggest('gyeongbok', 'language=en&area=medical');
	expect(elsewhere.places).toEqual([expect.objectContaining({ ...spot, area: 'travel' })]);
});

test('a region of the lists’ filter is a place too', async () => {
	const { places } = await suggest('чеджу', 'language=ru');
	expect(places).toEqual([expect.objectContaining({ region: 'jeju', area: 'travel', count: 1 })]);
	expect(places.map(marked)).toEqual([['Чеджу']]);
});

test('providers are found by their names in any language', async () => {
	for (const [q, language] of [
		['bukchon', 'en'],
		['북촌', 'th'],
		['bukchun', 'en'],
	])
		expect(ids((await suggest(q ?? '', `language=${language}`)).providers), q).toEqual(['guides']);
});

test.each([
	['gyongbokgung', 'en', 'a letter is missing'],
	['เคียงบกกุง', 'th', 'Thai has no blanks'],
	['кенбокун', 'ru', 'е for ё, and a letter is missing'],
	['경복궁', 'en', 'Korean typed on an English page'],
	['дворец', 'th', 'Russian typed on a Thai page'],
])('“%s” on a page in %s finds the palace: %s', async (q, language) => {
	const { products } = await suggest(q, `language=${language}`);
	expect(products[0]?.id).toBe('palace');
});

test('it tells by which other words the same is found', async () => {
	const { alsoFinds } = await suggest('palace');
	expect(alsoFinds).toEqual([
		{ locale: 'ko', text: palaceName.ko },
		{ locale: 'ru', text: palaceName.ru },
		{ locale: 'th', text: palaceName.th },
		{ locale: 'vn', text: palaceName.vn },
		{ locale: 'id', text: palaceName.id },
	]);
});

test('hidden products, their places and providers without a valid registration are not suggested', async () => {
	const { products, places, providers } = await suggest('palace');
	expect(ids(products)).not.toContain('hidden');
	expect(ids(products)).not.toContain('eyes');
	expect(places.map(({ name }) => name)).not.toContain('Hidden palace');
	expect(ids(providers)).not.toContain('expired');
});

test('what was asked before is told again without a look at the products, and anew when one has changed', async () => {
	const before = await suggest('palace');
	const again = await namesAsked(database.pool, () => suggest('palace'));
	expect(again.filter((name) => name.startsWith('suggested') || name.startsWith('search'))).toEqual([]);
	const titled = async (title: string) => {
		const set = "update product set texts = jsonb_set(texts, '{en,title}', to_jsonb($1::text)) where id = 'palace'";
		await database.pool.query(set, [title]);
		return suggest('palace');
	};
	const { products } = await titled('The palace at dawn');
	expect(products.find(({ id }) => id === 'palace')?.name).toBe('The palace at dawn');
	expect(await titled('Gyeongbokgung palace before the gates open')).toEqual(before);
});

test('nothing is found for signs, and much too long a question is refused', async () => {
	const nothing = { products: [], places: [], providers: [], alsoFinds: [] };
	expect(await suggest('…?!')).toEqual(nothing);
	expect(await suggest('qqqqqq')).toEqual(nothing);
	for (const q of ['', '   ', 'a'.repeat(101)])
		expect((await app.inject({ url: `/api/suggestions?language=en&q=${q}` })).statusCode).toBe(400);
});

test('what is typed cannot break out of the query', async () => {
	await suggest(`'; drop table product; --`);
	await suggest('%_\\"{}[]');
	expect(ids((await suggest('palace')).products)).toContain('palace');
});
