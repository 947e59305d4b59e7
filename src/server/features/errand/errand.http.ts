import type { errandEndpoints } from '#contract/api/errand.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { countOwnErrands } from './count-own-errands.ts';
import { listErrands } from './list-errands.ts';

export const errandHandlers: HandlersFor<typeof errandEndpoints> = {
	'GET /api/errands': ({ query }, context) => listErrands(context, query),
	'GET /api/errands/count': (_, context) => countOwnErrands(context),
};
