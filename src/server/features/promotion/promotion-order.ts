import { type PromotionState, promotionState } from '#domain/promotion/promotion.ts';
import type { StoredPromotion } from './promotion.repo.ts';

/** Where one stands in its list. Smaller is earlier. */
type PromotionRank = { value: number; id: string };

/** What ends first comes first; of those to come what begins first, of those that are over what ended last. */
export function rankIn(state: PromotionState, { id, startsAt, endsAt }: StoredPromotion): PromotionRank {
	const values = { running: endsAt.getTime(), coming: startsAt.getTime(), ended: -endsAt.getTime() };
	return { value: values[state], id };
}

export const isBefore = (one: PromotionRank, other: PromotionRank): boolean =>
	one.value === other.value ? one.id < other.id : one.value < other.value;

/** Those of a state, in its order. */
export function inState<One extends StoredPromotion>(
	promotions: readonly One[],
	state: PromotionState,
	now: Date,
): One[] {
	return promotions
		.filter((one) => promotionState(one, now) === state)
		.sort((one, other) => (isBefore(rankIn(state, one), rankIn(state, other)) ? -1 : 1));
}
