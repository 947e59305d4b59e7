import { and, asc, count, desc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { RatingQueue, RatingSort } from '#domain/rating/rating.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { rating, ratingReport } from '#server/db/schema/rating.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { nameUnlessClosed } from '#server/features/member/member-name.repo.ts';
import { agreedTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';
import { seenMark } from '#server/seen-mark.ts';
import { type RatingRow, starsSql } from './rating.repo.ts';

/** Where a list goes on: a figure it is sorted by, the moment, the id. */
type RatingCursor = { value: number; at: string; id: string };

const sum = starsSql('"rating"');
/** Halves upwards, as `wholeStars` counts. */
const wholeStars = sql<number>`round(${sum} / 4.0)::int`;

/** What comes first has the largest value; the newest needs none. */
const sortedBy: Record<RatingSort, SQL<number> | undefined> = {
	newest: undefined,
	best: sql<number>`${sum}`,
	lowest: sql<number>`-${sum}`,
};

/** Behind the last one that was shown, in the order of `value` where there is one, then of time. */
function isAfter(after: RatingCursor | undefined, value?: SQL): SQL | undefined {
	if (!after) return undefined;
	if (!value) return sql`(${rating.createdAt}, ${rating.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;
	return sql`(${value}, ${rating.createdAt}, ${rating.id}) < (${after.value}::int, ${after.at}::timestamptz, ${after.id}::uuid)`;
}

const published = (productId: string) => and(eq(rating.productId, productId), eq(rating.status, 'published'));

type Asked = {
	productId: string;
	sort: RatingSort;
	language: ContentLocale | undefined;
	stars: number | undefined;
	after: RatingCursor | undefined;
	limit: number;
};

export function findPublishedRatings(queries: Queries, { productId, sort, language, stars, after, limit }: Asked) {
	const value = sortedBy[sort];
	return queries
		.select({ row: rating, value: sql<number>`${value ?? sql`0`}::int` })
		.from(rating)
		.where(
			and(
				published(productId),
				language && eq(rating.locale, language),
				stars === undefined ? undefined : sql`${wholeStars} = ${stars}`,
				isAfter(after, value),
			),
		)
		.orderBy(...(value ? [desc(value)] : []), desc(rating.createdAt), desc(rating.id))
		.limit(limit);
}

/** How many there are of each star and language: thirty rows at most. */
export function countPublishedRatings(queries: Queries, productId: string) {
	return queries
		.select({ stars: wholeStars, language: rating.locale, count: count() })
		.from(rating)
		.where(published(productId))
		.groupBy(wholeStars, rating.locale);
}

/** Of these the ones that a member has reported. */
export async function findReported(queries: Queries, memberId: string, ids: readonly string[]): Promise<string[]> {
	if (ids.length === 0) return [];
	const rows = await queries
		.select({ ratingId: ratingReport.ratingId })
		.from(ratingReport)
		.where(and(eq(ratingReport.memberId, memberId), inArray(ratingReport.ratingId, [...ids])));
	return rows.map(({ ratingId }) => ratingId);
}

/** What was rated, by the name it was sold under; `reservation` is joined where this is asked for. */
const ofProduct = (language: ContentLocale) => ({
	area: product.area,
	title: agreedTitle(language),
	picture: sql<string>`coalesce(${product.photographs}[1], ${product.pictures}[1], '')`,
	providerName: provider.name,
});

type Page = { language: ContentLocale; after: RatingCursor | undefined; limit: number };

const own = (queries: Queries, language: ContentLocale) =>
	queries
		.select({ row: rating, on: reservation.on, ...ofProduct(language) })
		.from(rating)
		.innerJoin(product, eq(product.id, rating.productId))
		.innerJoin(provider, eq(provider.id, product.providerId))
		.leftJoin(reservation, eq(reservation.id, rating.reservationId));

export type OwnRow = Awaited<ReturnType<typeof findOwnRatings>>[number];

export function findOwnRatings(queries: Queries, memberId: string, { language, after, limit }: Page) {
	return own(queries, language)
		.where(and(eq(rating.memberId, memberId), isAfter(after)))
		.orderBy(desc(rating.createdAt), desc(rating.id))
		.limit(limit);
}

export async function findOwnRating(
	queries: Queries,
	{ id, memberId, language }: { id: string; memberId: string; language: ContentLocale },
): Promise<OwnRow | undefined> {
	const [row] = await own(queries, language).where(and(eq(rating.id, id), eq(rating.memberId, memberId)));
	return row;
}

export async function sumOwnRatings(queries: Queries, memberId: string): Promise<{ count: number; stars: number }> {
	const [row] = await queries
		.select({ count: count(), stars: sql<number>`coalesce(sum(${sum}), 0)::int` })
		.from(rating)
		.where(eq(rating.memberId, memberId));
	return row ?? { count: 0, stars: 0 };
}

/** Whose products: of these organisations. */
export type ProvidedBy = readonly string[];

const provided = (by: ProvidedBy) => and(eq(rating.status, 'published'), inArray(provider.organisationId, [...by]));

/** Those without a reply first, then the newest. */
const isUnanswered = sql<number>`(${rating.reply} is null)::int`;

export function findProvidedRatings(queries: Queries, by: ProvidedBy, { language, after, limit }: Page) {
	return queries
		.select({ row: rating, value: isUnanswered, organisationId: provider.organisationId, ...ofProduct(language) })
		.from(rating)
		.innerJoin(product, eq(product.id, rating.productId))
		.innerJoin(provider, eq(provider.id, product.providerId))
		.leftJoin(reservation, eq(reservation.id, rating.reservationId))
		.where(and(provided(by), isAfter(after, isUnanswered)))
		.orderBy(desc(isUnanswered), desc(rating.createdAt), desc(rating.id))
		.limit(limit);
}

export async function countProvidedRatings(queries: Queries, by: ProvidedBy) {
	const [row] = await queries
		.select({ total: count(), unanswered: sql<number>`count(*) filter (where ${rating.reply} is null)::int` })
		.from(rating)
		.innerJoin(product, eq(product.id, rating.productId))
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(provided(by));
	return row ?? { total: 0, unanswered: 0 };
}

/** Those without a reply that were written since. */
export async function countToReply(queries: Queries, by: ProvidedBy, since: Date): Promise<number> {
	if (by.length === 0) return 0;
	const [row] = await queries
		.select({ count: count() })
		.from(rating)
		.innerJoin(product, eq(product.id, rating.productId))
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(and(provided(by), isNull(rating.reply), gte(rating.createdAt, since)));
	return row?.count ?? 0;
}

/** Reported ones are found by the index of open reports, the others by that of states. */
function inQueue(queries: Queries, queue: RatingQueue): SQL | undefined {
	if (queue === 'hidden') return eq(rating.status, 'hidden');
	const reported = queries
		.select({ id: ratingReport.ratingId })
		.from(ratingReport)
		.where(isNull(ratingReport.resolvedAt));
	return or(eq(rating.status, 'in-moderation'), and(eq(rating.status, 'published'), inArray(rating.id, reported)));
}

const moderated = (queries: Queries, language: ContentLocale) =>
	queries
		.select({ row: rating, authorLanguage: member.locale, code: reservation.code, ...ofProduct(language) })
		.from(rating)
		.innerJoin(product, eq(product.id, rating.productId))
		.innerJoin(provider, eq(provider.id, product.providerId))
		.leftJoin(member, eq(member.id, rating.memberId))
		.leftJoin(reservation, eq(reservation.id, rating.reservationId));

/** Who has waited longest comes first. */
export function findModeratedRatings(
	queries: Queries,
	{ queue, language, after, limit }: Page & { queue: RatingQueue },
) {
	const beyond = after && sql`(${rating.createdAt}, ${rating.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`;
	return moderated(queries, language)
		.where(and(inQueue(queries, queue), beyond))
		.orderBy(asc(rating.createdAt), asc(rating.id))
		.limit(limit);
}

export type ModeratedRow = Awaited<ReturnType<typeof findModeratedRatings>>[number];

/** One of them, in whatever state. */
export async function findModeratedRating(
	queries: Queries,
	{ id, language }: { id: string; language: ContentLocale },
): Promise<ModeratedRow | undefined> {
	const [found] = await moderated(queries, language).where(eq(rating.id, id));
	return found;
}

export async function countModeratedRatings(queries: Queries, queue: RatingQueue): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(rating).where(inQueue(queries, queue));
	return row?.count ?? 0;
}

/** The reports nobody has answered, the oldest first. */
export async function findOpenReports(queries: Queries, ids: readonly string[]) {
	if (ids.length === 0) return [];
	return queries
		.select({
			...{ ratingId: ratingReport.ratingId, reason: ratingReport.reason, createdAt: ratingReport.createdAt },
			by: { id: ratingReport.memberId, name: nameUnlessClosed },
		})
		.from(ratingReport)
		.innerJoin(member, eq(member.id, ratingReport.memberId))
		.where(and(inArray(ratingReport.ratingId, [...ids]), isNull(ratingReport.resolvedAt)))
		.orderBy(asc(ratingReport.createdAt));
}
export type OpenReport = Awaited<ReturnType<typeof findOpenReports>>[number];

/** What a rating says, how it and its open reports stand, as a decision is made on them. */
export const ratingSeen = (
	{ status, statusReason, text, locale, stars, pictureIds }: RatingRow,
	reports: readonly OpenReport[],
): string =>
	seenMark({
		state: [status, statusReason, text, locale, stars, pictureIds],
		reports: reports.map(({ createdAt: at, by }) => ({ at, by: by.id })),
	});
