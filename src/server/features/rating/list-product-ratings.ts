import type { ratingEndpoints } from '#contract/api/rating.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayReply, mayReport } from '#domain/rating/rating-policy.ts';
import { findProduct } from '#server/features/product/product.repo.ts';
import { findDraft } from '#server/features/product/product-draft.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { ratingCursor, ratingPage } from './rating-cursor.ts';
import { countPublishedRatings, findPublishedRatings, findReported } from './rating-list.repo.ts';
import { findPicturesOf, wordsView } from './rating-view.ts';

type Query = InputOf<(typeof ratingEndpoints)['GET /api/products/:id/ratings']>['query'];
type Counted = Awaited<ReturnType<typeof countPublishedRatings>>;

/** What guests say of a product, and what the viewer may do about each word of it. */
export async function listProductRatings(
	{ queries, now, viewer }: Pick<Context, 'queries' | 'now' | 'viewer'>,
	{ id, cursor, ...chosen }: Query & { id: string },
) {
	const after = ratingCursor.read(cursor);
	if (!after.ok) return after;
	const { sort, language, stars } = chosen;
	const [out, rows, counted] = await Promise.all([
		findProduct(queries, id, now),
		findPublishedRatings(queries, { productId: id, sort, language, stars, after: after.value, limit: pageSize + 1 }),
		countPublishedRatings(queries, id),
	]);
	// Who previews what is not out yet sees that nobody has rated it.
	const found = out ?? (await findDraft(queries, { id, viewer }));
	if (!found) return refuse('not-found');
	const { shown, nextCursor } = ratingPage(rows);
	const ids = shown.map(({ row }) => row.id);
	const [picturesOf, reported] = await Promise.all([
		findPicturesOf(
			queries,
			shown.map(({ row }) => row),
		),
		viewer ? findReported(queries, viewer.id, ids) : Promise.resolve<string[]>([]),
	]);
	return accept({
		items: shown.map(({ row }) => {
			const facts = { ...row, organisationId: found.provider.organisationId, hasReply: row.reply !== null };
			return {
				...wordsView(row, picturesOf),
				mayReply: mayReply(viewer, facts),
				mayReport: mayReport(viewer, facts) && !reported.includes(row.id),
			};
		}),
		...countsOf(counted, { language, stars }),
		nextCursor,
	});
}

/** Of each filter's choices so many as choosing it would show: the other filter holds, its own does not. */
function countsOf(counted: Counted, chosen: { language: ContentLocale | undefined; stars: number | undefined }) {
	const inLanguage = counted.filter(({ language }) => chosen.language === undefined || language === chosen.language);
	const ofStars = counted.filter(({ stars }) => chosen.stars === undefined || stars === chosen.stars);
	const sum = (rows: Counted) => rows.reduce((total, { count }) => total + count, 0);
	const languages = [...new Set(ofStars.map(({ language }) => language))].map((language) => ({
		language,
		count: sum(ofStars.filter((one) => one.language === language)),
	}));
	return {
		total: sum(inLanguage.filter((one) => ofStars.includes(one))),
		distribution: [5, 4, 3, 2, 1].map((stars) => ({
			stars,
			count: sum(inLanguage.filter((one) => one.stars === stars)),
		})),
		languages: languages.sort((a, b) => b.count - a.count || (a.language < b.language ? -1 : 1)),
	};
}
