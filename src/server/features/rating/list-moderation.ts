import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import type { RatingQueue, ReportReason } from '#domain/rating/rating.ts';
import type { Queries } from '#server/queries.ts';
import { ratingCursor, ratingPage } from './rating-cursor.ts';
import { countModeratedRatings, findModeratedRatings, findOpenReports } from './rating-list.repo.ts';
import { findPicturesOf, productView, wordsView } from './rating-view.ts';

const mostReports = 50;

/** What waits for an operator, the longest first; or what was hidden. */
export async function listModeration(
	queries: Queries,
	{ language, queue, cursor }: { language: ContentLocale; queue: RatingQueue; cursor?: string | undefined },
) {
	const after = ratingCursor.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findModeratedRatings(queries, { queue, language, after: after.value, limit: pageSize + 1 }),
		countModeratedRatings(queries, queue),
	]);
	const { shown, nextCursor } = ratingPage(rows);
	const picturesOf = await findPicturesOf(
		queries,
		shown.map(({ row }) => row),
	);
	const reports = await findOpenReports(
		queries,
		shown.map(({ row }) => row.id),
	);
	return accept({
		items: shown.map((found) => {
			const { row, authorLanguage, code } = found;
			const { memberId: authorId, reservationId } = row;
			return {
				...wordsView(row, picturesOf),
				...productView(found, row.productId, language),
				...{ status: row.status, statusReason: row.statusReason, authorLanguage },
				authorId,
				reservation: reservationId !== null && code !== null ? { id: reservationId, code } : null,
				reports: reports
					.filter(({ ratingId }) => ratingId === row.id)
					.slice(0, mostReports)
					.map(({ reason, createdAt, by }) => ({ reason: reason as ReportReason, on: koreanDay(createdAt), by })),
			};
		}),
		total,
		nextCursor,
	});
}
