import type { AreaSlug } from '../area/areas.ts';
import { lowered } from '../product/price.ts';
import { lowersEveryPrice } from './both-prices.ts';
import { coversProduct, type Promotion } from './promotion.ts';
import { mayBeBrief } from './promotion-statement.ts';

/** What a card in a list says of a promotion: its share or amount, and from how many people on. */
type BriefPromotion = {
	id: string;
	percent: number | null;
	offWon: number | null;
	minPersons: number;
	/** The price as the card says it: lower, where it is lower for everybody. */
	won: number;
};

type Listed = { id: string; area: AreaSlug; kind: string; fromWon: number };

const percentOf = ({ discount }: Pick<Promotion, 'discount'>) => ('percent' in discount ? discount.percent : 0);
const wonOf = ({ discount }: Pick<Promotion, 'discount'>) => ('won' in discount ? discount.won : 0);

/** Those that lower every price go first, then the larger share, then the larger amount. */
function rank(one: Promotion, other: Promotion): number {
	return (
		Number(lowersEveryPrice(other)) - Number(lowersEveryPrice(one)) ||
		percentOf(other) - percentOf(one) ||
		wonOf(other) - wonOf(one)
	);
}

/** Those that apply to a product without a code; none where the law wants more said than a few words. */
export const briefPromotions = <One extends Promotion>(
	promotions: readonly One[],
	product: Pick<Listed, 'id' | 'area' | 'kind'>,
): One[] => promotions.filter((one) => one.code === null && mayBeBrief(one) && coversProduct(one, product));

/** Of those the one a card tells of; null where there is none. */
export function briefPromotion(promotions: readonly Promotion[], product: Listed): BriefPromotion | null {
	const [best] = briefPromotions(promotions, product).sort(rank);
	if (!best) return null;
	const { discount } = best;
	return {
		id: best.id,
		percent: 'percent' in discount ? discount.percent : null,
		offWon: 'won' in discount ? discount.won : null,
		minPersons: best.minPersons,
		won: lowersEveryPrice(best) ? lowered(product.fromWon, best) : product.fromWon,
	};
}

/** How many percent every price is lower, by product, kind and area: what a list is sorted and filtered by. */
export type LowerPrices = { products: Record<string, number>; kinds: Record<string, number>; area: number };

/** Of one area; undefined where nothing is lower. */
export function lowerPrices(promotions: readonly Promotion[], area: AreaSlug): LowerPrices | undefined {
	const lower = promotions.filter(
		(one) => one.area === area && one.code === null && mayBeBrief(one) && lowersEveryPrice(one),
	);
	if (lower.length === 0) return undefined;
	const table: LowerPrices = { products: {}, kinds: {}, area: 0 };
	for (const one of lower) {
		const percent = percentOf(one);
		const isWhole = one.productIds.length === 0 && one.kinds.length === 0;
		if (isWhole) table.area = Math.max(table.area, percent);
		for (const id of one.productIds) table.products[id] = Math.max(table.products[id] ?? 0, percent);
		for (const kind of one.kinds) table.kinds[kind] = Math.max(table.kinds[kind] ?? 0, percent);
	}
	return table;
}
