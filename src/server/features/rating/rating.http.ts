import type { ratingEndpoints } from '#contract/api/rating.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { addRatingPicture } from './add-rating-picture.ts';
import { decideRating } from './decide-rating.ts';
import { deleteOwnRating } from './delete-own-rating.ts';
import { deleteRatingPicture } from './delete-rating-picture.ts';
import { editRating } from './edit-rating.ts';
import { listModeration } from './list-moderation.ts';
import { listOwnRatings } from './list-own-ratings.ts';
import { listProductRatings } from './list-product-ratings.ts';
import { listProvidedRatings } from './list-provided-ratings.ts';
import { readModerated } from './read-moderated.ts';
import { readRatingForm } from './read-rating-form.ts';
import { replyToRating } from './reply-to-rating.ts';
import { reportRating } from './report-rating.ts';
import { writeRating } from './write-rating.ts';

export const ratingHandlers: HandlersFor<typeof ratingEndpoints> = {
	'GET /api/products/:id/ratings': ({ params, query }, context) => listProductRatings(context, { ...params, ...query }),
	'GET /api/ratings/mine': ({ query }, context) => listOwnRatings(memberContext(context), query),
	'GET /api/ratings/form': ({ query }, context) => readRatingForm(memberContext(context), query),
	'POST /api/ratings': ({ query, body }, context) => writeRating(memberContext(context), { ...query, form: body }),
	'PATCH /api/ratings/:id': ({ params, query, body }, context) =>
		editRating(memberContext(context), { ...params, ...query, written: body }),
	'DELETE /api/ratings/:id': ({ params }, context) => deleteOwnRating(memberContext(context), params.id),
	'POST /api/ratings/:id/pictures': (input, context) => addRatingPicture(memberContext(context), input),
	'DELETE /api/ratings/:id/pictures/:pictureId': ({ params, query }, context) =>
		deleteRatingPicture(memberContext(context), { ...params, ...query }),
	'GET /api/ratings/provided': ({ query }, context) => listProvidedRatings(memberContext(context), query),
	'POST /api/ratings/:id/reply': ({ params, body }, context) =>
		replyToRating(memberContext(context), { ...params, ...body }),
	'POST /api/ratings/:id/reports': ({ params, body }, context) =>
		reportRating(memberContext(context), { ...params, ...body }),
	'GET /api/ratings/moderation': ({ query }, { queries }) => listModeration(queries, query),
	'GET /api/ratings/:id/moderation': ({ params, query }, { queries }) =>
		readModerated(queries, { ...params, ...query }),
	'POST /api/ratings/:id/decision': ({ params, body }, context) =>
		decideRating(memberContext(context), params.id, body),
};
