import type { waitingEndpoints } from '#contract/api/waiting.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { joinWaiting } from './join-waiting.ts';
import { listWaiting } from './list-waiting.ts';
import { readWaiting } from './read-waiting.ts';
import { waiter } from './waiter.ts';
import { withdrawWaiting } from './withdraw-waiting.ts';

export const waitingHandlers: HandlersFor<typeof waitingEndpoints> = {
	'POST /api/waiting': ({ body }, context) => joinWaiting(waiter(context), body),
	'GET /api/waiting': ({ query }, context) => listWaiting(waiter(context), query),
	'GET /api/waiting/:id': ({ params, query }, context) => readWaiting(waiter(context), { ...params, ...query }),
	'DELETE /api/waiting/:id': ({ params, query }, context) => withdrawWaiting(waiter(context), { ...params, ...query }),
};
