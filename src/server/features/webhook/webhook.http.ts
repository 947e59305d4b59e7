import type { webhookEndpoints } from '#contract/api/webhook.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { addWebhook, editWebhook, removeWebhook, renewWebhookSecret } from './keep-webhooks.ts';
import { listDeliveries, listWebhooks } from './list-webhooks.ts';
import { resend, sendTest } from './send-again.ts';

export const webhookHandlers: HandlersFor<typeof webhookEndpoints> = {
	'GET /api/organisations/:id/webhooks': ({ params, query }, context) =>
		listWebhooks(memberContext(context), { ...params, ...query }),
	'POST /api/organisations/:id/webhooks': ({ params, body }, context) =>
		addWebhook(memberContext(context), { ...params, ...body }),
	'PUT /api/organisations/:id/webhooks/:webhookId': ({ params, body }, context) =>
		editWebhook(memberContext(context), { ...params, ...body }),
	'DELETE /api/organisations/:id/webhooks/:webhookId': ({ params }, context) =>
		removeWebhook(memberContext(context), params),
	'POST /api/organisations/:id/webhooks/:webhookId/secret': ({ params }, context) =>
		renewWebhookSecret(memberContext(context), params),
	'POST /api/organisations/:id/webhooks/:webhookId/tests': ({ params }, context) =>
		sendTest(memberContext(context), params),
	'GET /api/organisations/:id/webhooks/:webhookId/deliveries': ({ params, query }, context) =>
		listDeliveries(memberContext(context), { ...params, ...query }),
	'POST /api/organisations/:id/webhooks/:webhookId/deliveries/:deliveryId/resending': ({ params }, context) =>
		resend(memberContext(context), params),
};
