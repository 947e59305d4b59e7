import type { waitingEndpoints } from '#contract/api/waiting.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { joinWaiting } from './join-waiting.ts';
import { listLine } from './list-line.ts';
import { listWaiting } from './list-waiting.ts';
import { readWaiting } from './read-waiting.ts';
import { takeOff } from './take-off.ts';
import { withdrawWaiting } from './withdraw-waiting.ts';

export const waitingHandlers: HandlersFor<typeof waitingEndpoints> = {
	'POST /api/waiting': ({ body }, context) => joinWaiting(memberContext(context), body),
	'GET /api/waiting': ({ query }, context) => listWaiting(memberContext(context), query),
	'GET /api/waiting/:id': ({ params, query }, context) => readWaiting(memberContext(context), { ...params, ...query }),
	'DELETE /api/waiting/:id': ({ params, query }, context) =>
		withdrawWaiting(memberContext(context), { ...params, ...query }),
	'GET /api/console/products/:id/waiting': ({ params, query }, context) =>
		listLine(memberContext(context), { ...params, ...query }),
	'POST /api/console/waiting/:id/removal': ({ params, body }, context) =>
		takeOff(memberContext(context), { ...params, ...body }),
};
