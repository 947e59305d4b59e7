import type { pageTextEndpoints } from '#contract/api/page-text.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { readPageText } from './read-page-text.ts';

export const pageTextHandlers: HandlersFor<typeof pageTextEndpoints> = {
	'GET /api/page-texts/:slug': ({ params, query }, { queries, now }) =>
		readPageText(queries, { ...params, ...query }, now),
};
