import type { providerEndpoints } from '#contract/api/provider.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { listProviders } from './list-providers.ts';
import { readProvider } from './read-provider.ts';

export const providerHandlers: HandlersFor<typeof providerEndpoints> = {
	'GET /api/providers': ({ query }, { queries, now }) => listProviders(queries, query, now),
	'GET /api/providers/:id': ({ params, query }, { queries, now }) =>
		readProvider(queries, { ...params, ...query }, now),
};
