import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/kernel/durations.ts';
import { rating } from '#server/db/schema/rating.ts';
import { openRatingHouse, type RatingHouse, stars } from '../../../../tests/support/rating-house.ts';

let house: RatingHouse;
const languages = ['th', 'ru', 'en'] as const;
/** Forty-five, a day apart, with 1 to 5 stars and in three languages; every ninth is hidden. */
const many = Array.from({ length: 45 }, (_, at) => ({
	id: randomUUID(),
	productId: 'tour',
	author: `Guest ${at}`,
	country: 'TH',
	locale: languages[at % 3] as (typeof languages)[number],
	stars: stars(1 + (at % 5), { place: 1 + ((at * 3) % 5) }),
	text: `Words of guest ${at}, long enough.`,
	status: at % 9 === 0 ? ('hidden' as const) : ('published' as const),
	createdAt: new Date(Date.now() - Math.floor(at / 2) * dayMs),
}));
const shown = many.filter(({ status }) => status === 'published');
type One = (typeof many)[number];
const sumOf = ({ stars: given }: One) => given.service + given.language + given.value + given.place;
const wholeOf = (one: One) => Math.round(sumOf(one) / 4);

beforeAll(async () => {
	house = await openRatingHouse();
	await house.queries.insert(rating).values(many);
});
afterAll(() => house.close());

type Listed = { id: string; author: string; average: number; locale: string };

async function all(query = '') {
	const items: Listed[] = [];
	let cursor: string | null = null;
	let page: { items: Listed[]; total: number; nextCursor: string | null; distribution: unknown; languages: unknown };
	do {
		const more: string = cursor ? `&cursor=${cursor}` : '';
		page = (await house.call('visitor', `GET /api/products/tour/ratings?${query}${more}`)).body;
		items.push(...page.items);
		cursor = page.nextCursor;
	} while (cursor);
	return { ...page, items };
}

const newestFirst = (a: One, b: One) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

describe('what guests say', () => {
	test.each([
		['newest', newestFirst],
		['best', (a: One, b: One) => sumOf(b) - sumOf(a) || newestFirst(a, b)],
		['lowest', (a: One, b: One) => sumOf(a) - sumOf(b) || newestFirst(a, b)],
	])('sorted by %s, page by page, each once and nothing that is hidden', async (sort, order) => {
		const { items, total } = await all(`sort=${sort}`);
		expect(items.map(({ id }) => id)).toEqual([...shown].sort(order).map(({ id }) => id));
		expect(total).toBe(shown.length);
	});

	test('filtered by language and stars, with what each choice would show', async () => {
		const chosen = await all('language=ru&stars=4&sort=best');
		const right = shown.filter((one) => one.locale === 'ru' && wholeOf(one) === 4);
		expect(right.length).toBeGreaterThan(0);
		expect(new Set(chosen.items.map(({ id }) => id))).toEqual(new Set(right.map(({ id }) => id)));
		expect(chosen.total).toBe(right.length);
		expect(chosen.distribution).toEqual(
			[5, 4, 3, 2, 1].map((count) => ({
				stars: count,
				count: shown.filter((one) => one.locale === 'ru' && wholeOf(one) === count).length,
			})),
		);
		const counted = languages.map((language) => ({
			language,
			count: shown.filter((one) => one.locale === language && wholeOf(one) === 4).length,
		}));
		expect(chosen.languages).toEqual(
			counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || (a.language < b.language ? -1 : 1)),
		);
	});

	test('a wrong cursor, star, sort or language is refused', async () => {
		for (const wrong of ['cursor=bmV4dA', 'stars=6', 'stars=0', 'sort=oldest', 'language=fr'])
			expect((await house.call('visitor', `GET /api/products/tour/ratings?${wrong}`)).status, wrong).toBe(400);
	});

	test('a product that is not there has none', async () => {
		expect((await house.call('visitor', 'GET /api/products/nothing/ratings')).status).toBe(404);
	});

	test('who may reply and report is said for each', async () => {
		const may = async (who: 'visitor' | 'guest' | 'partner' | 'rival' | 'applicant' | 'operator') => {
			const [first] = (await house.call(who, 'GET /api/products/tour/ratings')).body.items;
			return [first.mayReply, first.mayReport];
		};
		expect(await may('visitor')).toEqual([false, false]);
		expect(await may('guest')).toEqual([false, true]);
		expect(await may('partner')).toEqual([true, true]);
		expect(await may('rival')).toEqual([false, true]);
		expect(await may('applicant')).toEqual([false, true]);
		expect(await may('operator')).toEqual([true, true]);
	});

	test('ratings of the products one provides, those without a reply first; nobody else’s', async () => {
		const replied = shown.find(({ author }) => author === 'Guest 1')?.id ?? '';
		await house.reply('partner', replied);
		const pages = [];
		let cursor: string | null = null;
		do {
			const more: string = cursor ? `&cursor=${cursor}` : '';
			const { body } = await house.call('partner', `GET /api/ratings/provided?language=en${more}`);
			pages.push(body);
			cursor = body.nextCursor;
		} while (cursor);
		const items = pages.flatMap((page) => page.items);
		expect(items).toHaveLength(shown.length);
		expect(items.at(-1)).toMatchObject({ id: replied, mayReply: false, title: 'tour' });
		expect(items.slice(0, -1).every(({ mayReply }) => mayReply)).toBe(true);
		expect(pages[0]).toMatchObject({ total: shown.length, unanswered: shown.length - 1 });
		expect((await house.call('rival', 'GET /api/ratings/provided?language=en')).body.total).toBe(0);
		// The agency answers for what has no partner.
		expect((await house.call('operator', 'GET /api/ratings/provided?language=en')).body.total).toBe(0);
		for (const who of ['guest', 'applicant'] as const)
			expect((await house.call(who, 'GET /api/ratings/provided?language=en')).status).toBe(404);
	});

	test('the averages of a provider are those of its products together', async () => {
		await house.database.pool.query(`update product set rating_count = 3, rating_stars = 54 where id = 'tour'`);
		await house.database.pool.query(`update product set rating_count = 1, rating_stars = 6 where id = 'private-walk'`);
		const { body } = await house.call('visitor', 'GET /api/products/tour?language=en');
		expect(body.provider.rating).toEqual({ count: 4, average: 3.8 });
	});
});
