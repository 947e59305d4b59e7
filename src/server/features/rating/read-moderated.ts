import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { findDecisions } from '#server/features/audit/audit.repo.ts';
import type { Queries } from '#server/queries.ts';
import { moderatedView } from './moderated-view.ts';
import { findModeratedRating, findOpenReports, ratingSeen } from './rating-list.repo.ts';
import { findPicturesOf } from './rating-view.ts';

const decidedKinds = ['rating.published', 'rating.hidden'] as const;

/** One rating for who decides about it, whatever was decided and by whom. */
export async function readModerated(queries: Queries, asked: { id: string; language: ContentLocale }) {
	const found = await findModeratedRating(queries, asked);
	if (!found) return refuse('not-found');
	const [picturesOf, reports, [last]] = await Promise.all([
		findPicturesOf(queries, [found.row]),
		findOpenReports(queries, [asked.id]),
		findDecisions(queries, { subject: ['rating', asked.id], kinds: decidedKinds }),
	]);
	return accept({
		...moderatedView(found, { picturesOf, reports, language: asked.language }),
		decided: last ? { at: last.at.toISOString(), by: last.by } : null,
		seen: ratingSeen(found.row, reports),
	});
}
