import { desc, eq } from 'drizzle-orm';
import { rating, ratingReport } from '#server/db/schema/rating.ts';
import type { Queries } from '#server/queries.ts';

/** What a member said of products, and of what others said: for the download, and for the end. */

export function findRatingsOf(queries: Queries, memberId: string) {
	const { id, productId, reservationId, author, country, locale, stars, text, pictureIds } = rating;
	const { status, statusReason, reply, repliedAt, createdAt, editedAt } = rating;
	return queries
		.select({
			...{ id, productId, reservationId, author, country, locale, stars, text, pictureIds },
			...{ status, statusReason, reply, repliedAt, createdAt, editedAt },
		})
		.from(rating)
		.where(eq(rating.memberId, memberId))
		.orderBy(desc(createdAt));
}

export function findReportsOf(queries: Queries, memberId: string) {
	const { ratingId, reason, createdAt, resolvedAt } = ratingReport;
	return queries
		.select({ ratingId, reason, createdAt, resolvedAt })
		.from(ratingReport)
		.where(eq(ratingReport.memberId, memberId))
		.orderBy(desc(createdAt));
}

/** What was said helps others and stays, in nobody's name; pictures may show the person and go with their files. */
export async function eraseRatings(queries: Queries, memberId: string): Promise<void> {
	await queries
		.update(rating)
		.set({ memberId: null, author: '', country: '', pictureIds: [] })
		.where(eq(rating.memberId, memberId));
}
