import type { promotionDeskEndpoints } from '#contract/api/promotion-desk.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { listKeptPromotions } from './list-kept-promotions.ts';
import { listOfferedProducts } from './list-offered-products.ts';
import { simulatePromotion } from './simulate-promotion.ts';

export const promotionDeskHandlers: HandlersFor<typeof promotionDeskEndpoints> = {
	'GET /api/console/promotions': ({ query }, context) => listKeptPromotions(memberContext(context), query),
	'GET /api/console/promotions/:id/products': ({ params, query }, context) =>
		listOfferedProducts(memberContext(context), { ...params, ...query }),
	'POST /api/console/promotions/:id/simulation': ({ params, body }, context) =>
		simulatePromotion(memberContext(context), { ...params, ...body }),
};
