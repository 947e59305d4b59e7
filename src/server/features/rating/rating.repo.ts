import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { ratingAspects, type Stars } from '#domain/product/product.ts';
import type { RatingStatus } from '#domain/rating/rating.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { rating, ratingReport } from '#server/db/schema/rating.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export type RatingRow = typeof rating.$inferSelect;

/** A rating with what tells whose it is and by which rules it goes. */
export type FoundRating = {
	row: RatingRow;
	area: (typeof product.$inferSelect)['area'];
	organisationId: string;
	openReports: number;
};

/** The stars of a row as the database adds them up; `of` names the row. */
export const starsSql = (of: string) =>
	sql.raw(`(${ratingAspects.map((aspect) => `(${of}.stars ->> '${aspect}')::int`).join(' + ')})`) as SQL<number>;

const one = (queries: Queries, id: string) =>
	queries
		.select({
			row: rating,
			area: product.area,
			organisationId: provider.organisationId,
			openReports: sql<number>`(${queries
				.select({ count: count() })
				.from(ratingReport)
				.where(and(eq(ratingReport.ratingId, rating.id), isNull(ratingReport.resolvedAt)))})::int`,
		})
		.from(rating)
		.innerJoin(product, eq(product.id, rating.productId))
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(eq(rating.id, id));

export async function findRating(queries: Queries, id: string): Promise<FoundRating | undefined> {
	const [found] = await one(queries, id);
	return found;
}

/** Holds it until the transaction ends: whoever changes it waits here, and then sees what the one before made of it. */
export async function lockRating(queries: Transaction, id: string): Promise<FoundRating | undefined> {
	const [found] = await one(queries, id).for('no key update', { of: rating });
	return found;
}

export type NewRating = Required<
	Pick<
		typeof rating.$inferInsert,
		| 'id'
		| 'productId'
		| 'memberId'
		| 'reservationId'
		| 'author'
		| 'country'
		| 'locale'
		| 'stars'
		| 'text'
		| 'status'
		| 'createdAt'
		| 'editedAt'
	>
>;

/**
 * Written and counted by one statement. Whether it was new: the key is its id, and a reservation has one rating, so of
 * two at once the second changes nothing.
 */
export async function insertRating(queries: Transaction, row: NewRating): Promise<boolean> {
	const { rows } = await queries.execute(sql`
		with written as (
			insert into rating (id, product_id, member_id, reservation_id, author, country, locale, stars, text, status, created_at, edited_at)
			values (${row.id}, ${row.productId}, ${row.memberId}, ${row.reservationId}, ${row.author}, ${row.country},
				${row.locale}, ${JSON.stringify(row.stars)}::jsonb, ${row.text}, ${row.status}, ${row.createdAt.toISOString()},
				${row.editedAt?.toISOString() ?? null}::timestamptz)
			on conflict do nothing
			returning id, product_id, status, stars
		), counted as (
			update product set rating_count = rating_count + 1, rating_stars = rating_stars + ${starsSql('written')}
			from written where product.id = written.product_id and written.status = 'published'
		)
		select id from written`);
	return rows.length > 0;
}

export type RatingChange = { status: RatingStatus; statusReason: string | null } & (
	| { words?: undefined }
	| { words: { stars: Stars; text: string; locale: RatingRow['locale']; editedAt: Date } }
);

/**
 * Changed and counted by one statement: the product gets what the row is worth afterwards, less what it was worth
 * before. It must be locked (`lockRating`), or what it was worth before may be out of date. Where other aspects were liked as much it
 * is worth the same, and the product counts as changed all the same: its page tells of each.
 */
export async function changeRating(queries: Transaction, id: string, { status, statusReason, words }: RatingChange) {
	const written = words
		? sql`, stars = ${JSON.stringify(words.stars)}::jsonb, text = ${words.text}, locale = ${words.locale},
			edited_at = ${words.editedAt.toISOString()}`
		: sql``;
	await queries.execute(sql`
		with was as (
			select product_id, (status = 'published')::int as shown, stars, ${starsSql('rating')} as sum from rating where id = ${id}
		), is_now as (
			update rating set status = ${status}, status_reason = ${statusReason} ${written} where id = ${id}
			returning (status = 'published')::int as shown, stars, ${starsSql('rating')} as sum
		)
		update product set rating_count = rating_count + is_now.shown - was.shown,
			rating_stars = rating_stars + is_now.shown * is_now.sum - was.shown * was.sum
		from was, is_now
		where product.id = was.product_id and (is_now.shown <> was.shown or is_now.shown = 1 and is_now.stars <> was.stars)`);
}

/** Gone and no longer counted, by one statement. */
export async function deleteRating(queries: Transaction, id: string): Promise<void> {
	await queries.execute(sql`
		with gone as (delete from rating where id = ${id} returning product_id, status, stars)
		update product set rating_count = rating_count - 1, rating_stars = rating_stars - ${starsSql('gone')}
		from gone where product.id = gone.product_id and gone.status = 'published'`);
}

export async function setRatingPictures(queries: Queries, id: string, pictureIds: string[]): Promise<void> {
	await queries.update(rating).set({ pictureIds }).where(eq(rating.id, id));
}

/** Whether it was the first reply. */
export async function setReply(
	queries: Queries,
	id: string,
	{ reply, repliedAt }: { reply: string; repliedAt: Date },
): Promise<boolean> {
	const rows = await queries
		.update(rating)
		.set({ reply, repliedAt })
		.where(and(eq(rating.id, id), isNull(rating.reply)))
		.returning({ id: rating.id });
	return rows.length > 0;
}

/** Whether the member had not reported it before. */
export async function insertReport(queries: Queries, row: typeof ratingReport.$inferInsert): Promise<boolean> {
	const rows = await queries.insert(ratingReport).values(row).onConflictDoNothing().returning({ id: ratingReport.id });
	return rows.length > 0;
}

/** Answers who had reported it. */
export async function resolveReports(queries: Queries, ratingId: string, resolvedAt: Date): Promise<string[]> {
	const rows = await queries
		.update(ratingReport)
		.set({ resolvedAt })
		.where(and(eq(ratingReport.ratingId, ratingId), isNull(ratingReport.resolvedAt)))
		.returning({ memberId: ratingReport.memberId });
	return rows.map(({ memberId }) => memberId);
}
