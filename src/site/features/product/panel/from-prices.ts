import type { ProductDetail } from '#contract/api/product.ts';
import { lowered } from '#domain/product/price.ts';
import { lowersEveryPrice } from '#domain/promotion/both-prices.ts';

/** The lowest price, and what it was before, where a promotion lowers it for everybody and on every day. */
export function fromPrices({ fromWon, promotions }: Pick<ProductDetail, 'fromWon' | 'promotions'>) {
	const prices = promotions.filter(lowersEveryPrice).map((promotion) => lowered(fromWon, promotion));
	return { won: Math.min(fromWon, ...prices), beforeWon: fromWon };
}
