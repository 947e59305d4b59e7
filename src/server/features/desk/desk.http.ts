import type { deskEndpoints } from '#contract/api/desk.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { findAtDesk } from './find-at-desk.ts';
import { readToday } from './read-today.ts';

export const deskHandlers: HandlersFor<typeof deskEndpoints> = {
	'GET /api/desk/today': ({ query }, context) => readToday(memberContext(context), query),
	'GET /api/desk/found': ({ query }, context) => findAtDesk(memberContext(context), query),
};
