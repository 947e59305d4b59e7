import type { profileEndpoints } from '#contract/api/profile.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { readProfile } from './read-profile.ts';
import { readVisit } from './read-visit.ts';

export const profileHandlers: HandlersFor<typeof profileEndpoints> = {
	'GET /api/profile/visit': ({ query }, { queries }) => readVisit(queries, query),
	'GET /api/profile': ({ query }, { queries }) => readProfile(queries, query),
};
