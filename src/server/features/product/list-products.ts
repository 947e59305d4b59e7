import type { productEndpoints } from '#contract/api/product.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { dayMs, hourMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept } from '#domain/kernel/result.ts';
import type { ListedPrice, ListedProduct } from '#domain/promotion/listed-price.ts';
import { missedWords } from '#domain/report/report.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { cachedPromotions, haveable } from '#server/features/promotion/promotion-cache.repo.ts';
import { addMiss } from '#server/features/report/search-miss.repo.ts';
import type { Pool } from '#server/queries.ts';
import { listPrices } from './list-prices.ts';
import { cachedPrices } from './price-cache.repo.ts';
import { type FacetRow, findProducts, type ProductFilter, type ProductRow } from './product.repo.ts';
import { countFound, findMeaning, type Search } from './search-word.repo.ts';

type Query = InputOf<(typeof productEndpoints)['GET /api/products']>['query'];

const inOrder = cursorOf({ value: cursorPart.number, id: cursorPart.slug });

function dayOf(on: string, now: Date): ProductFilter['day'] {
	const instant = Date.parse(`${on}T00:00:00Z`);
	const today = Date.parse(`${koreanDay(now)}T00:00:00Z`);
	return {
		weekday: new Date(instant).getUTCDay(),
		daysAhead: Math.round((instant - today) / dayMs),
		monthDay: on.slice(5),
		hoursAhead: (Date.parse(`${on}T00:00:00+09:00`) - now.getTime()) / hourMs,
	};
}

const nothing: Search = { rows: [], count: 1 };

function filterOf({ on, ...rest }: Query, search: Search | null, now: Date): ProductFilter {
	return { ...rest, search, now, day: on === undefined ? undefined : dayOf(on, now) };
}

const facetsIn = (rows: FacetRow[], facet: string) =>
	rows
		.filter((row) => row.facet === facet)
		.map(({ value, count }) => ({ value, count }))
		.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

const countIn = (rows: FacetRow[], facet: string, value: string) =>
	rows.find((row) => row.facet === facet && row.value === value)?.count ?? 0;

/** A page of an area's products with the counts of every filter, in the reader's language. */
export async function listProducts(reads: Pool, query: Query, now: Date) {
	const after = inOrder.read(query.cursor);
	if (!after.ok) return after;

	const [promotions, meaning, products] = await Promise.all([
		cachedPromotions(reads, now),
		findMeaning(reads, query.search ?? ''),
		cachedPrices(reads, query.area),
	]);
	const priceOf = listPrices(haveable(promotions, now), { on: query.on, persons: query.persons, now });
	const search = meaning === undefined ? nothing : meaning;
	const filter = { ...filterOf(query, search, now), prices: pricesFor(products, priceOf) };
	const page = { locale: query.language, sort: query.sort, after: after.value, limit: pageSize + 1 };
	const { items, facets } = await findProducts(reads, filter, page);
	const { shown, nextCursor } = pageOf(items, ({ orderValue, id }) => inOrder.write({ value: orderValue, id }));
	const elsewhere = items.length === 0 && meaning ? await countFound(reads, meaning, { besides: query.area, now }) : [];
	if (items.length === 0 && elsewhere.length === 0 && after.value === undefined) await noteMiss(reads, query, now);
	return accept({
		items: shown.map((row) => ({ ...summaryOf(row), ...priceIn(products, row, priceOf) })),
		total: countIn(facets, 'total', ''),
		nextCursor,
		facets: {
			kinds: facetsIn(facets, 'kinds'),
			regions: facetsIn(facets, 'regions'),
			languages: facetsIn(facets, 'languages'),
			tags: facetsIn(facets, 'tags'),
			confirmations: facetsIn(facets, 'confirmations'),
			price: { min: countIn(facets, 'price', 'min'), max: countIn(facets, 'price', 'max') },
		},
		...(elsewhere.length > 0 && { elsewhere }),
	});
}

/** Words that found nothing anywhere are counted, without who tried them. */
async function noteMiss(queries: Pool, { search = '', language }: Query, now: Date): Promise<void> {
	const words = missedWords(search);
	if (words !== undefined) await addMiss(queries, { day: koreanDay(now), language, words });
}

type PriceOf = (product: ListedProduct) => ListedPrice;

/** Only what differs from what the database knows: the rest need not be sent there. */
function pricesFor(products: ReadonlyMap<string, ListedProduct>, priceOf: PriceOf): ProductFilter['prices'] {
	const prices: Record<string, readonly [number, boolean]> = {};
	for (const product of products.values()) {
		const { won, opensOn } = priceOf(product);
		if (won !== product.fromWon || opensOn !== null) prices[product.id] = [won, opensOn !== null];
	}
	return prices;
}

/** What a row says of its price; one that has just come stands there with its lowest. */
export function priceIn(
	products: ReadonlyMap<string, ListedProduct>,
	{ id, fromWon }: Pick<ProductRow, 'id' | 'fromWon'>,
	priceOf: PriceOf,
): Omit<ListedPrice, 'won'> {
	const product = products.get(id);
	if (!product) return { fromWon, promotion: null, opensOn: null, isPromotedInside: false };
	const { won: _, ...told } = priceOf(product);
	return told;
}

export const summaryOf = ({ ratingCount, ratingStars, orderValue: _, ...row }: ProductRow) => ({
	...row,
	rating: ratingOf(ratingStars, ratingCount),
});

/** Four aspects a rating; one decimal, as it is shown. */
export const ratingOf = (stars: number, count: number) => ({
	average: count === 0 ? 0 : Math.round((stars / count / 4) * 10) / 10,
	count,
});
