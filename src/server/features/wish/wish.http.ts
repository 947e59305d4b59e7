import type { wishEndpoints } from '#contract/api/wish.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { addWish } from './add-wish.ts';
import { listMarks } from './list-marks.ts';
import { listWishes } from './list-wishes.ts';
import { lookUpMarks } from './look-up-marks.ts';
import { lookUpWishes } from './look-up-wishes.ts';
import { mergeWishes } from './merge-wishes.ts';
import { removeWish } from './remove-wish.ts';

export const wishHandlers: HandlersFor<typeof wishEndpoints> = {
	'GET /api/wishes': ({ query }, context) => listWishes(memberContext(context), query),
	'POST /api/wishes': ({ body }, context) => mergeWishes(memberContext(context), body.wishes),
	'GET /api/wishes/marks': (_, context) => listMarks(memberContext(context)),
	'PUT /api/wishes/:productId': ({ params }, context) => addWish(memberContext(context), params.productId),
	'DELETE /api/wishes/:productId': ({ params }, context) => removeWish(memberContext(context), params.productId),
	'POST /api/wish-lookups': ({ body }, context) => lookUpWishes(context, body),
	'POST /api/wish-lookups/marks': ({ body }, context) => lookUpMarks(context, body),
};
