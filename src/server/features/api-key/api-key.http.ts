import type { apiKeyEndpoints } from '#contract/api/api-key.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { listApiKeys } from './list-api-keys.ts';
import { makeApiKey } from './make-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

export const apiKeyHandlers: HandlersFor<typeof apiKeyEndpoints> = {
	'GET /api/organisations/:id/keys': ({ params, query }, context) =>
		listApiKeys(memberContext(context), { ...params, ...query }),
	'POST /api/organisations/:id/keys': ({ params, body }, context) =>
		makeApiKey(memberContext(context), { ...params, ...body }),
	'DELETE /api/organisations/:id/keys/:keyId': ({ params }, context) => revokeApiKey(memberContext(context), params),
};
