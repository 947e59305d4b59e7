import type { profileEndpoints } from '#contract/api/profile.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { readProfile } from './read-profile.ts';

export const profileHandlers: HandlersFor<typeof profileEndpoints> = {
	'GET /api/profile': ({ query }, { queries }) => readProfile(queries, query),
};
