import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import type { RatingQueue } from '#domain/rating/rating.ts';
import type { Queries } from '#server/queries.ts';
import { moderatedView } from './moderated-view.ts';
import { ratingCursor, ratingPage } from './rating-cursor.ts';
import { countModeratedRatings, findModeratedRatings, findOpenReports } from './rating-list.repo.ts';
import { findPicturesOf } from './rating-view.ts';

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
		items: shown.map((found) =>
			moderatedView(found, {
				...{ picturesOf, language },
				reports: reports.filter(({ ratingId }) => ratingId === found.row.id),
			}),
		),
		total,
		nextCursor,
	});
}
