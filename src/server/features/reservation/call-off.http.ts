import type { callOffEndpoints } from '#contract/api/call-off.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { callOffDate, retryCallOff } from './call-off-date.ts';
import { readCallOff } from './call-off-statement.ts';
import { readCallOffs } from './read-call-offs.ts';

export const callOffHandlers: HandlersFor<typeof callOffEndpoints> = {
	'GET /api/console/products/:id/call-off': ({ params, query }, context) =>
		readCallOff(memberContext(context), { ...params, ...query }),
	'GET /api/console/products/:id/call-offs': ({ params, query }, context) =>
		readCallOffs(memberContext(context), { ...params, ...query }),
	'POST /api/console/products/:id/call-offs': ({ params, body }, context) =>
		callOffDate(memberContext(context), { id: params.id, body }),
	'POST /api/console/products/:id/call-offs/:callOff/retries': ({ params }, context) =>
		retryCallOff(memberContext(context), params),
};
