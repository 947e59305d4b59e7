import type { refundAccountEndpoints } from '#contract/api/refund-account.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { askGuest } from './ask-guest.ts';
import { giveRefundAccount } from './give-refund-account.ts';
import { readRefundAccount } from './read-refund-account.ts';
import { revealRefundAccount } from './reveal-refund-account.ts';

export const refundAccountHandlers: HandlersFor<typeof refundAccountEndpoints> = {
	'GET /api/reservations/:id/refund-account': ({ params }, context) => readRefundAccount(context, params.id),
	'PUT /api/reservations/:id/refund-account': (input, context) => giveRefundAccount(memberContext(context), input),
	'POST /api/refunds/:id/account/reveal': ({ params, body }, context) =>
		revealRefundAccount(memberContext(context), { ...params, ...body }),
	'POST /api/refunds/:id/asking': ({ params }, context) => askGuest(memberContext(context), params.id),
};
