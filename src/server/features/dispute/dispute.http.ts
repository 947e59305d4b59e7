import type { disputeEndpoints } from '#contract/api/dispute.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { moveDispute } from './move-dispute.ts';
import { openDispute } from './open-dispute.ts';
import { listDisputes, readDispute } from './read-dispute.ts';

export const disputeHandlers: HandlersFor<typeof disputeEndpoints> = {
	'GET /api/disputes': ({ query }, context) => listDisputes(context, query),
	'GET /api/reservations/:id/dispute': ({ params }, context) => readDispute(memberContext(context), params),
	'POST /api/reservations/:id/disputes': (input, context) => openDispute(memberContext(context), input),
	'POST /api/disputes/:id/moves': (input, context) => moveDispute(memberContext(context), input),
};
