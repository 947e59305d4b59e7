import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { mostWishes } from '#domain/wish/wish.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { wish } from '#server/db/schema/wish.ts';
import { isShown } from '#server/features/product/product.repo.ts';
import type { Queries } from '#server/queries.ts';

/** What tells whether a product can still be reserved, and for how much. */
const stateColumns = (now: Date) => ({
	productId: product.id,
	isShown: sql<boolean>`(${isShown(now)})`,
	area: product.area,
	kind: product.kind,
	fromWon: product.fromWon,
	price: product.price,
	minPersons: product.minPersons,
	schedule: product.schedule,
});

const shownLocale = (language: ContentLocale): SQL<ContentLocale> =>
	sql`case when ${product.texts} ? ${language} then ${language}::text when ${product.texts} ? 'en' then 'en' else 'ko' end`;

const inLanguage = (texts: SQL, language: ContentLocale): SQL<string> =>
	sql`coalesce(${texts} ->> ${language}::text, ${texts} ->> 'en', ${texts} ->> 'ko', '')`;

/** A product as lists show it. */
const summaryColumns = (language: ContentLocale, now: Date) => ({
	...stateColumns(now),
	region: product.region,
	minutes: product.minutes,
	nights: product.nights,
	languages: product.languages,
	tags: product.tags,
	confirmation: product.confirmation,
	maxPersons: product.maxPersons,
	ratingCount: product.ratingCount,
	ratingStars: product.ratingStars,
	picture: sql<string>`coalesce(${product.photographs}[1], ${product.pictures}[1], '')`,
	shownLocale: shownLocale(language),
	title: sql<string>`coalesce(${product.texts} -> (${shownLocale(language)}) ->> 'title', '')`,
	summary: sql<string>`coalesce(${product.texts} -> (${shownLocale(language)}) ->> 'summary', '')`,
	provider: inLanguage(sql`${provider.name}`, language),
	place: inLanguage(sql`(${product.place} -> 'name')`, language),
});

const own = (memberId: string) => eq(wish.memberId, memberId);

type WishCursor = { createdAt: string; productId: string };
type Page = { memberId: string; language: ContentLocale; after: WishCursor | undefined; limit: number; now: Date };

/** Newest first. */
export function findWishes(queries: Queries, { memberId, language, after, limit, now }: Page) {
	return queries
		.select({ ...summaryColumns(language, now), wonThen: wish.wonThen, createdAt: wish.createdAt })
		.from(wish)
		.innerJoin(product, eq(product.id, wish.productId))
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(
			and(
				own(memberId),
				after && sql`(${wish.createdAt}, ${wish.productId}) < (${after.createdAt}::timestamptz, ${after.productId})`,
			),
		)
		.orderBy(desc(wish.createdAt), desc(wish.productId))
		.limit(limit);
}
type FoundWish = Awaited<ReturnType<typeof findWishes>>[number];
export type SummaryRow = Omit<FoundWish, 'wonThen' | 'createdAt'>;
export type StateRow = Pick<SummaryRow, keyof ReturnType<typeof stateColumns>>;

export async function countWishes(queries: Queries, memberId: string): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(wish).where(own(memberId));
	return row?.count ?? 0;
}

export function findWishStates(queries: Queries, memberId: string, now: Date) {
	return queries
		.select({ ...stateColumns(now), wonThen: wish.wonThen })
		.from(wish)
		.innerJoin(product, eq(product.id, wish.productId))
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(own(memberId))
		.orderBy(desc(wish.createdAt), desc(wish.productId))
		.limit(mostWishes);
}

/** What is public of the products named; the others are as good as not there. */
export function findShownProducts(
	queries: Queries,
	productIds: readonly string[],
	{ language, now }: { language: ContentLocale; now: Date },
) {
	return queries
		.select(summaryColumns(language, now))
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(and(inArray(product.id, [...productIds]), isShown(now)));
}

export function findShownStates(queries: Queries, productIds: readonly string[], now: Date) {
	return queries
		.select(stateColumns(now))
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(and(inArray(product.id, [...productIds]), isShown(now)));
}

/** Until the end of the transaction nobody else adds to this member's list: how many there are stays true. */
export async function lockWishes(queries: Queries, memberId: string): Promise<void> {
	await queries.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update');
}

export async function findWishedIds(queries: Queries, memberId: string): Promise<string[]> {
	const rows = await queries.select({ productId: wish.productId }).from(wish).where(own(memberId));
	return rows.map(({ productId }) => productId);
}

export async function findPriceThen(
	queries: Queries,
	{ memberId, productId }: { memberId: string; productId: string },
): Promise<number | undefined> {
	const [row] = await queries
		.select({ wonThen: wish.wonThen })
		.from(wish)
		.where(and(own(memberId), eq(wish.productId, productId)));
	return row?.wonThen;
}

export async function insertWishes(queries: Queries, rows: (typeof wish.$inferInsert)[]): Promise<void> {
	if (rows.length > 0) await queries.insert(wish).values(rows).onConflictDoNothing();
}

export async function deleteWish(
	queries: Queries,
	{ memberId, productId }: { memberId: string; productId: string },
): Promise<void> {
	await queries.delete(wish).where(and(own(memberId), eq(wish.productId, productId)));
}

/** For the end of an account. */
export async function deleteWishesOf(queries: Queries, memberId: string): Promise<void> {
	await queries.delete(wish).where(own(memberId));
}

/** For the download of everything kept about a member. */
export function findAllWishes(queries: Queries, memberId: string) {
	const { productId, wonThen, createdAt } = wish;
	return queries.select({ productId, wonThen, createdAt }).from(wish).where(own(memberId)).orderBy(desc(createdAt));
}
