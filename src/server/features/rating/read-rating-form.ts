import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { worksFor } from '#domain/organisation/rights.ts';
import { countOf } from '#domain/product/price.ts';
import { hasCome, type RatingBlock, writeBlock } from '#domain/rating/rating-rules.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findAuthor, findRatedProduct, findReservationsToRate } from './rateable.repo.ts';
import { productView, viewOwnRating } from './rating-view.ts';

type Asked = { language: ContentLocale; productId: string; reservationId?: string | undefined };
type Reserved = Awaited<ReturnType<typeof findReservationsToRate>>[number];

/**
 * The form of /{area}/write-rating/{product}: about the reservation the address names, else the latest that can be rated,
 * else the latest that was. What stands in the way of writing is said, not refused.
 */
export async function readRatingForm(
	{ queries, now, viewer }: MemberContext,
	{ language, productId, reservationId }: Asked,
) {
	const memberId = viewer.id;
	const [product, reservations, author] = await Promise.all([
		findRatedProduct(queries, { productId, language }),
		findReservationsToRate(queries, { memberId, productId }),
		findAuthor(queries, memberId),
	]);
	const named = reservations.find(({ id }) => id === reservationId);
	// What is no longer offered is the business of those alone who were there.
	const isNobodys = product?.status !== 'published' && reservations.length === 0;
	if (!product || !author || isNobodys || (reservationId !== undefined && !named)) return refuse('not-found');

	const blockOf = ({ status, endsAt, ratingId, ...traces }: Reserved) =>
		writeBlock(
			{
				isEmailVerified: author.emailVerifiedAt !== null,
				isOwnProduct: worksFor(viewer, product.organisationId),
				...{ status, endsAt },
				isRated: ratingId !== null,
				hasCome: hasCome(traces),
			},
			now,
		);
	const isOpen = (one: Reserved) => [undefined, 'email-unverified'].includes(blockOf(one));
	const chosen =
		named ??
		reservations.find(isOpen) ??
		reservations.find(({ ratingId }) => ratingId !== null) ??
		reservations.find(({ status }) => status === 'completed');
	const rating = chosen?.ratingId
		? await viewOwnRating(queries, { id: chosen.ratingId, memberId, language, now })
		: undefined;
	let block: RatingBlock | undefined = chosen ? blockOf(chosen) : 'not-completed';
	if (rating) block = rating.mayEdit ? undefined : 'edit-over';
	return accept({
		product: productView(product, productId, language),
		reservation: chosen
			? {
					...{ id: chosen.id, code: chosen.code, on: chosen.on, total: chosen.totalWon },
					guests: countOf(chosen.persons),
				}
			: null,
		rating: rating ?? null,
		author: { name: author.firstName, country: author.country ?? '' },
		block: block ?? null,
	});
}
