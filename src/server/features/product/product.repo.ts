import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ProductSort } from '#contract/api/product.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { rating } from '#server/db/schema/rating.ts';
import { providerOffers } from '#server/features/partner/provider.repo.ts';
import type { Pool, Queries } from '#server/queries.ts';
import { productListSql } from './product-list-sql.ts';
import type { Search } from './search-word.repo.ts';

export type ProductFilter = {
	area: AreaSlug;
	/** What is meant by what was typed; null where nothing was. */
	search: Search | null;
	kinds?: readonly string[] | undefined;
	regions?: readonly string[] | undefined;
	languages?: readonly string[] | undefined;
	tags?: readonly string[] | undefined;
	confirmations?: readonly string[] | undefined;
	priceFrom?: number | undefined;
	priceTo?: number | undefined;
	/** The day's hours are counted from now to the midnight it begins with in Korea. */
	day?: { weekday: number; daysAhead: number; monthDay: string; hoursAhead: number } | undefined;
	persons?: number | undefined;
	provider?: string | undefined;
	/** By whose day in Korea a licence is in force. */
	now: Date;
	/** These alone. */
	ids?: readonly string[] | undefined;
	/** What they cost, and whether they are out of season, where that differs from the lowest price of the year. */
	prices?: Readonly<Record<string, readonly [won: number, isLater: boolean]>> | undefined;
};

export type ProductRow = {
	id: string;
	area: AreaSlug;
	kind: string;
	region: (typeof product.$inferSelect)['region'];
	minutes: number | null;
	nights: number | null;
	languages: (typeof product.$inferSelect)['languages'];
	tags: (typeof product.$inferSelect)['tags'];
	confirmation: (typeof product.$inferSelect)['confirmation'];
	maxPersons: number;
	unit: (typeof product.$inferSelect)['price']['unit'];
	holds: number | null;
	fromWon: number;
	ratingCount: number;
	ratingStars: number;
	picture: string;
	orderValue: number;
	shownLocale: ContentLocale;
	title: string;
	summary: string;
	provider: string;
	place: string;
};

/** An empty choice is no choice. */
const orNull = (list: readonly string[] | undefined) => (list && list.length > 0 ? list : null);

function valuesOf(filter: ProductFilter): unknown[] {
	return [
		filter.area,
		filter.search ? JSON.stringify(filter.search.rows) : null,
		filter.search?.count ?? 0,
		orNull(filter.kinds),
		orNull(filter.regions),
		orNull(filter.languages),
		orNull(filter.tags),
		orNull(filter.confirmations),
		filter.priceFrom ?? null,
		filter.priceTo ?? null,
		filter.day?.weekday ?? null,
		filter.day?.daysAhead ?? null,
		filter.persons ?? null,
		filter.day?.monthDay ?? null,
	];
}

type Page = {
	locale: ContentLocale;
	sort: ProductSort;
	after: { value: number; id: string } | undefined;
	limit: number;
};

export type FacetRow = { facet: string; value: string; count: number };

type ProductList = { items: ProductRow[]; facets: FacetRow[] };

/** A page of products, and how many there are of everything that can be filtered by. */
export async function findProducts(
	reads: Pool,
	filter: ProductFilter,
	{ locale, sort, after, limit }: Page,
): Promise<ProductList> {
	const prices = filter.prices ? JSON.stringify(filter.prices) : null;
	const page = [sort, locale, after?.value ?? null, after?.id ?? '', limit];
	const rest = [filter.provider ?? null, filter.ids ?? null, filter.day?.hoursAhead ?? null, koreanDay(filter.now)];
	const values = [...valuesOf(filter), ...page, prices, ...rest];
	const { rows } = await reads.$client.query<ProductList>({ name: 'product-list', text: productListSql, values });
	return rows[0] ?? { items: [], facets: [] };
}

/** Published, its provider's registration in force where it needs one, and a partner's profile public. */
export const isShown = (now: Date) => and(eq(product.status, 'published'), providerOffers(now));

export async function findProduct(queries: Queries, id: string, now: Date) {
	const [row] = await queries
		.select()
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(and(eq(product.id, id), isShown(now)));
	return row;
}

/** Whether or not it is shown to anybody. */
export async function findAnyProduct(queries: Queries, id: string) {
	const [row] = await queries
		.select()
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(eq(product.id, id));
	return row;
}

export async function findSchedule(queries: Queries, id: string, now: Date) {
	const [row] = await queries
		.select({
			id: product.id,
			area: product.area,
			kind: product.kind,
			schedule: product.schedule,
			price: product.price,
			minPersons: product.minPersons,
		})
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(and(eq(product.id, id), isShown(now)));
	return row;
}

/** All that the products of the same provider were given: their own counters together, so that the sums agree. */
export async function sumProviderRatings(
	queries: Queries,
	productId: string,
): Promise<{ count: number; stars: number }> {
	const same = queries.select({ providerId: product.providerId }).from(product).where(eq(product.id, productId));
	const [row] = await queries
		.select({
			count: sql<number>`coalesce(sum(${product.ratingCount}), 0)::int`,
			stars: sql<number>`coalesce(sum(${product.ratingStars}), 0)::int`,
		})
		.from(product)
		.where(and(inArray(product.providerId, same), eq(product.status, 'published')));
	return row ?? { count: 0, stars: 0 };
}

/** The mean of each aspect over the published ratings of a product. */
export async function meanAspects(queries: Queries, productId: string) {
	const mean = (aspect: string) => sql<number>`coalesce(avg((${rating.stars} ->> ${aspect})::int), 0)::float`;
	const [row] = await queries
		.select({ service: mean('service'), language: mean('language'), value: mean('value'), place: mean('place') })
		.from(rating)
		.where(and(eq(rating.productId, productId), eq(rating.status, 'published')));
	return row ?? { service: 0, language: 0, value: 0, place: 0 };
}

/** Every product a search engine may list. */
export function findProductIds(queries: Queries, now: Date) {
	return queries
		.select({ id: product.id, area: product.area })
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(isShown(now))
		.limit(20_000);
}
