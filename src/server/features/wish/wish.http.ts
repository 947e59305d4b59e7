import type { wishEndpoints } from '#contract/api/wish.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { addWish } from './add-wish.ts';
import { listMarks } from './list-marks.ts';
import { listWishes } from './list-wishes.ts';
import { lookUpMarks } from './look-up-marks.ts';
import { lookUpWishes } from './look-up-wishes.ts';
import { mergeWishes } from './merge-wishes.ts';
import { removeWish } from './remove-wish.ts';
import { wisher } from './wisher.ts';

export const wishHandlers: HandlersFor<typeof wishEndpoints> = {
	'GET /api/wishes': ({ query }, context) => listWishes(wisher(context), query),
	'POST /api/wishes': ({ body }, context) => mergeWishes(wisher(context), body.wishes),
	'GET /api/wishes/marks': (_, context) => listMarks(wisher(context)),
	'PUT /api/wishes/:productId': ({ params }, context) => addWish(wisher(context), params.productId),
	'DELETE /api/wishes/:productId': ({ params }, context) => removeWish(wisher(context), params.productId),
	'POST /api/wish-lookups': ({ body }, { queries }) => lookUpWishes(queries, body),
	'POST /api/wish-lookups/marks': ({ body }, { queries }) => lookUpMarks(queries, body),
};
