import { type AreaSlug, isAreaSlug } from '#domain/area/areas.ts';
import { type PromotionState, promotionStates } from '#domain/promotion/promotion.ts';

/** What of the list is shown; it stands in the address. */
export type ListChoice = { state: PromotionState; area: AreaSlug | undefined };

/** What the address says; words that mean nothing here are left out. */
export function readChoice(search: URLSearchParams): ListChoice {
	const area = search.get('area') ?? '';
	return {
		state: promotionStates.find((state) => state === search.get('state')) ?? 'running',
		area: isAreaSlug(area) ? area : undefined,
	};
}

/** Only what differs from the usual is said. */
export const queryOf = ({ state, area }: ListChoice): Record<string, string | undefined> => ({
	state: state === 'running' ? undefined : state,
	area,
});
