import type { waitingEndpoints } from '#contract/api/waiting.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { HandlersFor } from '#server/http/handlers.ts';

const notBuilt = async () => refuse('not-found');

export const waitingHandlers: HandlersFor<typeof waitingEndpoints> = {
	'POST /api/waiting': notBuilt,
	'GET /api/waiting': notBuilt,
	'GET /api/waiting/:id': notBuilt,
	'DELETE /api/waiting/:id': notBuilt,
};
