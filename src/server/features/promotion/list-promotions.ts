import { z } from 'zod';
import type { promotionEndpoints } from '#contract/api/promotion.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { accept } from '#domain/kernel/result.ts';
import { type PromotionState, promotionStates } from '#domain/promotion/promotion.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Pool } from '#server/queries.ts';
import { findCoveredProducts } from './promotion.repo.ts';
import { shownPromotions } from './promotion-cache.repo.ts';
import { inState, isBefore, rankIn } from './promotion-order.ts';
import { viewCovered, viewPromotion } from './promotion-view.ts';

type Query = InputOf<(typeof promotionEndpoints)['GET /api/promotions']>['query'];

/** A moment in milliseconds is more than the database counts with, and is not asked of it. */
const inOrder = cursorOf({ value: z.number(), id: cursorPart.slug });

/** A page of promotions of a state, with both prices of the first product of each. */
export async function listPromotions(reads: Pool, { language, area, state, cursor }: Query, now: Date) {
	const after = inOrder.read(cursor);
	if (!after.ok) return after;
	const all = await shownPromotions(reads, now);
	const ofArea = area === undefined ? all : all.filter((one) => one.area === area);
	const found = inState(ofArea, state, now);
	const from = after.value;
	const rest = from ? found.filter((one) => isBefore(from, rankIn(state, one))) : found;
	const { shown, nextCursor } = pageOf(rest, (last) => inOrder.write(rankIn(state, last)));
	const covered = await findCoveredProducts(reads, { promotionIds: shown.map(({ id }) => id), limit: 1, now });
	const items = shown.map((promotion) => {
		const first = covered.find(({ promotionId }) => promotionId === promotion.id);
		const example = first ? viewCovered(promotion, first, language) : null;
		return { ...viewPromotion(promotion, language, now), example, products: promotion.products };
	});
	return accept({
		items,
		total: found.length,
		nextCursor,
		counts: Object.fromEntries(
			promotionStates.map((one) => [one, inState(ofArea, one, now).length] as const),
		) as Record<PromotionState, number>,
		areas: Object.fromEntries(
			areaSlugs.map((slug) => [slug, inState(all, state, now).filter((one) => one.area === slug).length]),
		) as Record<AreaSlug, number>,
	});
}
