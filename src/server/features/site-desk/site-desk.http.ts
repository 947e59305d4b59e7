import type { siteDeskEndpoints } from '#contract/api/site-desk.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { arrangeHome, readHome } from './arrange-home.ts';
import { listRateChanges } from './list-rate-changes.ts';
import { readFacts, setFacts } from './set-facts.ts';
import { readRates, setRates } from './set-rates.ts';

export const siteDeskHandlers: HandlersFor<typeof siteDeskEndpoints> = {
	'GET /api/console/site/profile': (_, context) => readFacts(memberContext(context)),
	'PUT /api/console/site/profile': ({ body }, context) => setFacts(memberContext(context), body),
	'GET /api/console/site/home': ({ query }, context) => readHome(memberContext(context), query),
	'PUT /api/console/site/home': ({ query, body }, context) => arrangeHome(memberContext(context), { ...query, body }),
	'GET /api/console/site/rates': (_, context) => readRates(memberContext(context)),
	'PUT /api/console/site/rates': ({ body }, context) => setRates(memberContext(context), body),
	'GET /api/console/site/rate-changes': ({ query }, context) => listRateChanges(memberContext(context), query),
};
