import { desc, eq, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { consultation } from '#server/db/schema/consultation.ts';
import { dispute } from '#server/db/schema/dispute.ts';
import { product } from '#server/db/schema/product.ts';
import { rating } from '#server/db/schema/rating.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { videoDate } from '#server/db/schema/video.ts';
import { shownTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';

/** As many of each as tell how somebody stands; the figure beside them is of all. */
const mostOfEach = 5;
const total = sql<number>`(count(*) over ())::int`;

const listOf = <Row extends { total: number }>(rows: readonly Row[]) => ({
	total: rows[0]?.total ?? 0,
	items: rows.map(({ total: _, ...row }) => row),
});

/** That there were some and how they ended; what about is between a patient and a clinic. */
export const findLatestConsultations = async (queries: Queries, memberId: string) =>
	listOf(
		await queries
			.select({ id: consultation.id, state: consultation.state, at: consultation.createdAt, total })
			.from(consultation)
			.where(eq(consultation.memberId, memberId))
			.orderBy(desc(consultation.createdAt), desc(consultation.id))
			.limit(mostOfEach),
	);

export const findLatestVideos = async (queries: Queries, memberId: string) =>
	listOf(
		await queries
			.select({ id: videoDate.id, state: videoDate.state, at: videoDate.createdAt, total })
			.from(videoDate)
			.where(eq(videoDate.memberId, memberId))
			.orderBy(desc(videoDate.createdAt), desc(videoDate.id))
			.limit(mostOfEach),
	);

export const findLatestDisputes = async (queries: Queries, memberId: string) =>
	listOf(
		await queries
			.select({
				...{ id: dispute.id, reservationId: dispute.reservationId, code: reservation.code },
				...{ state: dispute.state, reason: dispute.reason, at: dispute.openedAt, total },
			})
			.from(dispute)
			.innerJoin(reservation, eq(reservation.id, dispute.reservationId))
			.where(eq(reservation.memberId, memberId))
			.orderBy(desc(dispute.openedAt), desc(dispute.id))
			.limit(mostOfEach),
	);

export const findLatestRatings = async (queries: Queries, memberId: string, language: ContentLocale) =>
	listOf(
		await queries
			.select({
				...{ id: rating.id, reservationId: rating.reservationId, title: shownTitle(language) },
				...{ status: rating.status, at: rating.createdAt, total },
			})
			.from(rating)
			.innerJoin(product, eq(product.id, rating.productId))
			.where(eq(rating.memberId, memberId))
			.orderBy(desc(rating.createdAt), desc(rating.id))
			.limit(mostOfEach),
	);
