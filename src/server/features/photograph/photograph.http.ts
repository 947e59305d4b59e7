import type { photographEndpoints } from '#contract/api/photograph.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { addPhotograph } from './add-photograph.ts';
import { arrangePhotographs } from './arrange-photographs.ts';
import { deletePhotograph } from './delete-photograph.ts';
import { describePhotograph } from './describe-photograph.ts';
import { listPhotographs } from './list-photographs.ts';

export const photographHandlers: HandlersFor<typeof photographEndpoints> = {
	'GET /api/products/:id/photographs': ({ params }, context) => listPhotographs(memberContext(context), params.id),
	'POST /api/products/:id/photographs': (input, context) => addPhotograph(memberContext(context), input),
	'PUT /api/products/:id/photographs': ({ params, body }, context) =>
		arrangePhotographs(memberContext(context), { ...params, ...body }),
	'DELETE /api/products/:id/photographs/:photographId': ({ params }, context) =>
		deletePhotograph(memberContext(context), params),
	'PUT /api/photographs/:id': (input, context) => describePhotograph(memberContext(context), input),
};
