import type { providerEndpoints } from '#contract/api/provider.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { listProviders } from './list-providers.ts';

export const providerHandlers: HandlersFor<typeof providerEndpoints> = {
	'GET /api/providers': ({ query }, { queries }) => listProviders(queries, query, new Date()),
};
