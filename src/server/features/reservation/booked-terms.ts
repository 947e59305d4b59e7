import type { Kind } from '#domain/area/area.ts';
import { priceRuleOf } from '#domain/promotion/promotion.ts';
import { titleOf } from '#domain/promotion/told-promotion.ts';
import { cancellationScales } from '#domain/reservation/cancellation.ts';
import { graceHours } from '#domain/reservation/refund-steps.ts';
import type { Terms } from '#domain/reservation/reservation.ts';
import type { OpenPromotion } from '#server/features/promotion/promotion.repo.ts';
import type { BookedProduct } from './reserve-facts.repo.ts';

/** What is agreed to at booking, as the product says it at that moment. */
export function bookedTerms(product: BookedProduct, kind: Kind, promotion: OpenPromotion | undefined): Terms {
	const { minutes, nights, price, confirmation, cancellation, depositFromWon } = product;
	return {
		minutes,
		nights,
		price: promotion ? { ...price, promotion: priceRuleOf(promotion) } : price,
		...(promotion && { promotion: { title: titleOf(promotion) } }),
		confirmation,
		depositPercent: kind.depositPercent,
		...(depositFromWon > 0 && { depositFrom: depositFromWon }),
		...(kind.balanceDays !== null && { balanceDays: kind.balanceDays }),
		graceHours,
		scale: cancellationScales[cancellation],
	};
}
