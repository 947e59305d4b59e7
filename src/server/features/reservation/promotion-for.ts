import type { ReservationForm } from '#contract/api/reservation-form.ts';
import { bestPromotion } from '#domain/promotion/best-promotion.ts';
import { openPromotions } from '#domain/promotion/open-promotions.ts';
import { priced } from '#domain/reservation/order.ts';
import type { OpenPromotion } from '#server/features/promotion/promotion.repo.ts';
import type { BookedProduct } from './reserve-facts.repo.ts';

/** The promotion that is best for the guest, of those that can be had at this moment. */
export function promotionFor(
	product: BookedProduct,
	{ order, promotionCode: code }: Pick<ReservationForm, 'order' | 'promotionCode'>,
	now: Date,
) {
	const covered = { id: product.productId, area: product.area, kind: product.kind };
	const open = openPromotions(product.promotions, { product: covered, now, code });
	return bestPromotion(product.price, priced(order), open);
}

/** The page showed a total with a promotion, and that is not to be had any more. */
export const isLost = (
	{ promotionId }: Pick<ReservationForm, 'promotionId'>,
	promotion: OpenPromotion | undefined,
): boolean => promotionId !== undefined && promotionId !== promotion?.id;
