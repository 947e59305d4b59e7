import type { AreaSlug } from '../area/areas.ts';
import { opensOn, type PricedProduct, type PriceQuestion, toldPrice } from '../product/told-price.ts';
import { areStatedInside, type BriefPromotion, briefPromotion, briefPromotions } from './brief-promotion.ts';
import type { Promotion } from './promotion.ts';

/** A product as lists know it; `fromWon` is the lowest price of a year, told where no day can be reserved yet. */
export type ListedProduct = PricedProduct & { id: string; area: AreaSlug; kind: string; fromWon: number };

/** What a list says of a price. */
export type ListedPrice = {
	/** What is charged at the least, and what that would be without a promotion. */
	won: number;
	fromWon: number;
	promotion: BriefPromotion | null;
	/** Out of season: the day it begins; null where it can be had. */
	opensOn: string | null;
	/** A promotion may make it lower still, of which the law lets only the product's own page speak. */
	isPromotedInside: boolean;
};

/** By the same rules as the calendar and the form; promotions are those that can be had now. */
export function listedPrice(
	product: ListedProduct,
	promotions: readonly Promotion[],
	question: PriceQuestion,
): ListedPrice {
	const applying = briefPromotions(promotions, product);
	const told = toldPrice(product, applying, question) ?? {
		won: product.fromWon,
		beforeWon: product.fromWon,
		promotion: undefined,
	};
	return {
		won: told.won,
		fromWon: told.beforeWon,
		promotion: briefPromotion(applying, told),
		opensOn: question.on === undefined ? opensOn(product, question.now) : null,
		isPromotedInside: areStatedInside(promotions, product),
	};
}
