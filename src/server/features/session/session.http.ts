import type { sessionEndpoints } from '#contract/api/session.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { endSession } from './end-session.ts';
import { endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { signInAgain } from './sign-in-again.ts';

export const sessionHandlers: HandlersFor<typeof sessionEndpoints> = {
	'POST /api/sessions': ({ body }, context) => logIn(context, body),
	'GET /api/sessions': (_, context) => listSessions(context),
	'POST /api/sessions/current/sign-in': ({ body }, context) => signInAgain(memberContext(context), body),
	'DELETE /api/sessions/current': (_, context) => logOut(context),
	'DELETE /api/sessions': ({ query }, context) => endSessions(context, query),
	'DELETE /api/sessions/:id': ({ params }, context) => endSession(context, params),
};
