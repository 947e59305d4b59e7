import type { AreaSlug } from '../area/areas.ts';
import { coversProduct, type Promotion } from './promotion.ts';
import { mayBeBrief } from './promotion-statement.ts';

/** What a card in a list says of a promotion: its share or amount, and from how many people on. */
export type BriefPromotion = {
	id: string;
	percent: number | null;
	offWon: number | null;
	minPersons: number;
	/** The price as the card says it, with whatever promotion makes it lowest. */
	won: number;
};

type Covered = { id: string; area: AreaSlug; kind: string };

const percentOf = ({ discount }: Pick<Promotion, 'discount'>) => ('percent' in discount ? discount.percent : 0);
const wonOf = ({ discount }: Pick<Promotion, 'discount'>) => ('won' in discount ? discount.won : 0);

/** Those for everybody go first, then the larger share, then the larger amount. */
function rank(one: Promotion, other: Promotion): number {
	return (
		Number(one.minPersons > 1) - Number(other.minPersons > 1) ||
		percentOf(other) - percentOf(one) ||
		wonOf(other) - wonOf(one)
	);
}

/** Those that apply to a product without a code; none where the law wants more said than a few words. */
export const briefPromotions = <One extends Promotion>(promotions: readonly One[], product: Covered): One[] =>
	promotions.filter((one) => one.code === null && mayBeBrief(one) && coversProduct(one, product));

/** Whether there are some of which a list may not speak: they are stated in full on the product's own page. */
export const areStatedInside = (promotions: readonly Promotion[], product: Covered): boolean =>
	promotions.some((one) => one.code === null && !mayBeBrief(one) && coversProduct(one, product));

type Told = { won: number; promotion: Promotion | undefined };

/** The one a card tells of: that which made its price, else the best of those that may; null where there is none. */
export function briefPromotion(promotions: readonly Promotion[], { won, promotion }: Told): BriefPromotion | null {
	const best = promotion ?? [...promotions].sort(rank)[0];
	if (!best) return null;
	const { id, discount, minPersons } = best;
	return {
		id,
		percent: 'percent' in discount ? discount.percent : null,
		offWon: 'won' in discount ? discount.won : null,
		minPersons,
		won,
	};
}
