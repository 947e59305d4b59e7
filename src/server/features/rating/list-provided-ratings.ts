import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { mayReply, mayReport } from '#domain/rating/rating-policy.ts';
import type { MemberContext } from '#server/member-context.ts';
import { ratingCursor, ratingPage } from './rating-cursor.ts';
import { countProvidedRatings, findProvidedRatings, findReported } from './rating-list.repo.ts';
import { findPicturesOf, productView, wordsView } from './rating-view.ts';

/** What guests say of the products one provides; an operator answers for those the agency looks after. */
export async function listProvidedRatings(
	{ queries, viewer }: MemberContext,
	{ language, cursor }: { language: ContentLocale; cursor?: string | undefined },
) {
	const after = ratingCursor.read(cursor);
	if (!after.ok) return after;
	const granting = organisationsWhere(viewer, 'rating.reply');
	const by = granting === 'all' ? [agencyId] : granting;
	const [rows, { total, unanswered }] = await Promise.all([
		findProvidedRatings(queries, by, { language, after: after.value, limit: pageSize + 1 }),
		countProvidedRatings(queries, by),
	]);
	const { shown, nextCursor } = ratingPage(rows);
	const ids = shown.map(({ row }) => row.id);
	const picturesOf = await findPicturesOf(
		queries,
		shown.map(({ row }) => row),
	);
	const reported = await findReported(queries, viewer.id, ids);
	return accept({
		items: shown.map((found) => {
			const { row, organisationId } = found;
			const facts = { ...row, organisationId, hasReply: row.reply !== null };
			return {
				...wordsView(row, picturesOf),
				...productView(found, row.productId, language),
				mayReply: mayReply(viewer, facts),
				mayReport: mayReport(viewer, facts) && !reported.includes(row.id),
			};
		}),
		...{ total, unanswered },
		nextCursor,
	});
}
