import type { moderationEndpoints } from '#contract/api/moderation.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { listEndingLicences } from './list-ending-licences.ts';
import { countModeration, listModeration } from './list-moderation.ts';

export const moderationHandlers: HandlersFor<typeof moderationEndpoints> = {
	'GET /api/moderation': ({ query }, { queries, now }) => listModeration({ queries, now }, query),
	'GET /api/moderation/licences': ({ query }, { queries, now }) => listEndingLicences({ queries, now }, query),
	'GET /api/moderation/count': (_, { queries }) => countModeration(queries),
};
