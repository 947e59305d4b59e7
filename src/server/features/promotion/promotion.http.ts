import type { promotionEndpoints } from '#contract/api/promotion.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { checkCode } from './check-code.ts';
import { listPromotions } from './list-promotions.ts';
import { readPromotion } from './read-promotion.ts';

export const promotionHandlers: HandlersFor<typeof promotionEndpoints> = {
	'GET /api/promotions': ({ query }, { queries, now }) => listPromotions(queries, query, now),
	'GET /api/promotions/:id': ({ params, query }, { queries, now, viewer }) =>
		readPromotion(queries, { ...params, ...query, viewer }, now),
	'POST /api/promotions/check': ({ body }, context) => checkCode(context, body),
};
