import type { suggestionEndpoints } from '#contract/api/suggestion.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { findSuggestions } from './find-suggestions.ts';

export const suggestionHandlers: HandlersFor<typeof suggestionEndpoints> = {
	'GET /api/suggestions': ({ query }, { queries, now }) => findSuggestions(queries, query, now),
};
