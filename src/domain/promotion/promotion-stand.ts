import { type Promotion, type PromotionState, promotionState } from './promotion.ts';

/** How a promotion stands for those who keep it: by the clock once it is out, else not out yet, or taken away. */
export const promotionStands = ['running', 'coming', 'ended', 'draft', 'archived'] as const;
export type PromotionStand = (typeof promotionStands)[number];

type Kept = {
	state: 'draft' | 'published' | 'archived';
	/** As readers are shown it; null where it never went out. */
	live: Pick<Promotion, 'startsAt' | 'endsAt'> | null;
};

export function promotionStand({ state, live }: Kept, now: Date): PromotionStand {
	if (state === 'archived') return 'archived';
	const shown: PromotionState | null = state === 'published' && live ? promotionState(live, now) : null;
	return shown ?? 'draft';
}
