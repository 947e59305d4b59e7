import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { countOf } from '#domain/product/price.ts';
import { writeUntil } from '#domain/rating/rating-rules.ts';
import { meanOfStars } from '#domain/rating/star-count.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findRateable } from './rateable.repo.ts';
import { ratingCursor, ratingPage } from './rating-cursor.ts';
import { findOwnRatings, sumOwnRatings } from './rating-list.repo.ts';
import { findPicturesOf, ownView, productView } from './rating-view.ts';

const mostToRate = 50;

/** Long enough ago that nothing that ended before can still be rated. */
const endedSince = (now: Date) => new Date(2 * now.getTime() - writeUntil(now).getTime());

/** What a member can rate, and what they have rated. */
export async function listOwnRatings(
	{ queries, now, viewer }: MemberContext,
	{ language, cursor }: { language: ContentLocale; cursor?: string | undefined },
) {
	const after = ratingCursor.read(cursor);
	if (!after.ok) return after;
	const memberId = viewer.id;
	const [rows, toRate, { count, stars }] = await Promise.all([
		findOwnRatings(queries, memberId, { language, after: after.value, limit: pageSize + 1 }),
		findRateable(queries, { memberId, language, endedSince: endedSince(now), limit: mostToRate }),
		sumOwnRatings(queries, memberId),
	]);
	const { shown, nextCursor } = ratingPage(rows);
	const picturesOf = await findPicturesOf(
		queries,
		shown.map(({ row }) => row),
	);
	return accept({
		items: shown.map((found) => ownView(found, { picturesOf, language, now })),
		total: count,
		nextCursor,
		average: meanOfStars(stars, count),
		toRate: toRate.map((one) => ({
			...productView(one, one.productId, language),
			reservationId: one.reservationId,
			on: one.on,
			guests: countOf(one.persons),
			writeUntil: koreanDay(writeUntil(one.endsAt)),
		})),
	});
}
