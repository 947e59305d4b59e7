import type { promotionEndpoints } from '#contract/api/promotion.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { type PromotionState, promotionStates } from '#domain/promotion/promotion.ts';
import { decodeCursor, encodeCursor } from '#server/cursor.ts';
import type { Pool } from '#server/queries.ts';
import { keptPromotions } from './kept-promotions.repo.ts';
import { findCoveredProducts } from './promotion.repo.ts';
import { inState, isBefore, type PromotionPlace, placeIn } from './promotion-order.ts';
import { viewCovered, viewPromotion } from './promotion-view.ts';

type Query = InputOf<(typeof promotionEndpoints)['GET /api/promotions']>['query'];

function placeOf(cursor: string): PromotionPlace | undefined {
	const values = decodeCursor(cursor, ['number', 'string']) as [number, string] | undefined;
	return values && { value: values[0], id: values[1] };
}

/** A page of promotions of a state, with both prices of the first product of each. */
export async function listPromotions(reads: Pool, { language, area, state, cursor }: Query, now: Date) {
	const after = cursor === undefined ? undefined : placeOf(cursor);
	if (cursor !== undefined && !after) return refuse('invalid-input');
	const all = await keptPromotions(reads);
	const ofArea = area === undefined ? all : all.filter((one) => one.area === area);
	const found = inState(ofArea, state, now);
	const rest = after ? found.filter((one) => isBefore(after, placeIn(state, one))) : found;
	const shown = rest.slice(0, pageSize);
	const covered = await findCoveredProducts(reads, { promotionIds: shown.map(({ id }) => id), limit: 1 });
	const items = shown.map((promotion) => {
		const first = covered.find(({ promotionId }) => promotionId === promotion.id);
		const example = first ? viewCovered(promotion, first, language) : null;
		return { ...viewPromotion(promotion, language, now), example, products: promotion.products };
	});
	const last = shown.at(-1);
	const place = last && placeIn(state, last);
	return accept({
		items,
		total: found.length,
		nextCursor: rest.length > pageSize && place ? encodeCursor([place.value, place.id]) : null,
		counts: Object.fromEntries(
			promotionStates.map((one) => [one, inState(ofArea, one, now).length] as const),
		) as Record<PromotionState, number>,
		areas: Object.fromEntries(
			areaSlugs.map((slug) => [slug, inState(all, state, now).filter((one) => one.area === slug).length]),
		) as Record<AreaSlug, number>,
	});
}
