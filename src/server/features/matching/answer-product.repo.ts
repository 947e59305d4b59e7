import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import type { AreaSlug } from '#domain/area/areas.ts';
import { type ContentLocale, contentLocales } from '#domain/kernel/locale-text.ts';
import { product } from '#server/db/schema/product.ts';
import { slot } from '#server/db/schema/slot.ts';
import type { Queries } from '#server/queries.ts';

/** A product that is offered, of one provider. */
export async function findOwnProduct(
	queries: Queries,
	{ productId, providerId }: { productId: string; providerId: string },
) {
	const [row] = await queries
		.select({ id: product.id, area: product.area, kind: product.kind })
		.from(product)
		.where(and(eq(product.id, productId), eq(product.providerId, providerId), eq(product.status, 'published')));
	return row;
}

export async function findProductKind(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await queries.select({ kind: product.kind }).from(product).where(eq(product.id, id));
	return row?.kind;
}

/** The language a product is read in: the reader's, else English, else Korean. */
const localeOf = (language: ContentLocale) => {
	const wishes = [language, 'en', 'ko'] as const;
	const first = wishes.map((locale) => `when titles ? '${locale}' then '${locale}'`).join(' ');
	return sql<ContentLocale>`${sql.raw(`case ${first} else '${contentLocales[0]}' end`)}`;
};

const shown = (language: ContentLocale) => ({
	id: product.id,
	area: product.area,
	kind: product.kind,
	shownLocale: localeOf(language),
	title: sql<string>`coalesce(${product.titles} ->> (${localeOf(language)}), '')`,
	picture: sql<string>`coalesce(${product.photographs}[1], ${product.pictures}[1], '')`,
});

/** What answers name, as their reader is shown it. */
export async function findNamedProducts(queries: Queries, ids: readonly string[], language: ContentLocale) {
	if (ids.length === 0) return [];
	return queries
		.select(shown(language))
		.from(product)
		.where(inArray(product.id, [...ids]));
}

const mostProducts = 40;

/** What a provider can put a price to, of one area; with what tells its free places. */
export const findAnswerable = (
	queries: Queries,
	{ providerId, area, language }: { providerId: string; area: AreaSlug; language: ContentLocale },
) =>
	queries
		.select({ ...shown(language), fromWon: product.fromWon, price: product.price, schedule: product.schedule })
		.from(product)
		.where(and(eq(product.providerId, providerId), eq(product.area, area), eq(product.status, 'published')))
		.orderBy(asc(product.kind), asc(product.id))
		.limit(mostProducts);

/** The same of several areas, with nothing but what tells its places. */
export const findAnswerableIn = (
	queries: Queries,
	{ providerId, areas }: { providerId: string; areas: readonly AreaSlug[] },
) =>
	queries
		.select({ id: product.id, area: product.area, kind: product.kind, schedule: product.schedule })
		.from(product)
		.where(and(eq(product.providerId, providerId), inArray(product.area, [...areas]), eq(product.status, 'published')))
		.orderBy(asc(product.kind), asc(product.id))
		.limit(mostProducts);

/** What is taken of several products from one day to another; slots that nobody ever took a place in have no row. */
export async function findTakenOf(
	queries: Queries,
	{ productIds, from, to }: { productIds: readonly string[]; from: string; to: string },
) {
	if (productIds.length === 0) return [];
	return queries
		.select({ productId: slot.productId, on: slot.on, time: slot.time, capacity: slot.capacity, taken: slot.taken })
		.from(slot)
		.where(and(inArray(slot.productId, [...productIds]), between(slot.on, from, to)));
}
