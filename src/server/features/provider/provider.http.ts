import type { providerEndpoints } from '#contract/api/provider.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { listProviders } from './list-providers.ts';
import { readProvider } from './read-provider.ts';

export const providerHandlers: HandlersFor<typeof providerEndpoints> = {
	'GET /api/providers': ({ query }, { queries }) => listProviders(queries, query, new Date()),
	'GET /api/providers/:id': ({ params, query }, { queries }) =>
		readProvider(queries, { ...params, ...query }, new Date()),
};
