import { dayPrice, type Order, type PriceList, priceOf } from '../product/price.ts';
import type { PricePromotion } from './promotion.ts';

/** What it takes off the price of an order; nothing where it does not hold for it. */
export const savedBy = (list: PriceList, order: Order, promotion: PricePromotion): number =>
	priceOf({ ...list, promotion: undefined }, order).total - priceOf({ ...list, promotion }, order).total;

/**
 * The one that saves the guest most; two are never added up. Of equals the one named first stays, so that page and server,
 * which both know them in the order of their ids, choose the same.
 */
export function bestPromotion<One extends PricePromotion>(
	list: PriceList,
	order: Order,
	promotions: readonly One[],
): One | undefined {
	let best: { promotion: One; saved: number } | undefined;
	for (const promotion of promotions) {
		const saved = savedBy(list, order, promotion);
		if (saved > (best?.saved ?? 0)) best = { promotion, saved };
	}
	return best?.promotion;
}

type Party = { day: string; count: number };

/** What one place costs on a day for a party of so many, by the promotion that lowers it most. */
export const lowestDayPrice = (list: PriceList, promotions: readonly PricePromotion[], { day, count }: Party): number =>
	Math.min(dayPrice(list, day, count), ...promotions.map((promotion) => dayPrice({ ...list, promotion }, day, count)));
