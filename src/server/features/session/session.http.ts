import type { sessionEndpoints } from '#contract/api/session.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { beginPasskeySignIn } from './begin-passkey-sign-in.ts';
import { endSession } from './end-session.ts';
import { endSessions } from './end-sessions.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { listSessions } from './list-sessions.ts';
import { listWays } from './list-ways.ts';
import { logIn } from './log-in.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';
import { logOut } from './log-out.ts';
import { beginPasskeyAgain, signInAgain, signInAgainByCode, signInAgainByPasskey } from './sign-in-again.ts';

export const sessionHandlers: HandlersFor<typeof sessionEndpoints> = {
	'POST /api/sessions': ({ body }, context) => logIn(context, body),
	'POST /api/sessions/code': ({ body }, context) => finishSignIn(context, body),
	'POST /api/sessions/passkey/options': (_, context) => beginPasskeySignIn(context),
	'POST /api/sessions/passkey': ({ body }, context) => logInByPasskey(context, body),
	'GET /api/sessions': (_, context) => listSessions(context),
	'POST /api/sessions/current/sign-in': ({ body }, context) => signInAgain(memberContext(context), body),
	'GET /api/sessions/current/ways': (_, context) => listWays(memberContext(context)),
	'POST /api/sessions/current/code': ({ body }, context) => signInAgainByCode(memberContext(context), body),
	'POST /api/sessions/current/passkey/options': (_, context) => beginPasskeyAgain(memberContext(context)),
	'POST /api/sessions/current/passkey': ({ body }, context) => signInAgainByPasskey(memberContext(context), body),
	'DELETE /api/sessions/current': (_, context) => logOut(context),
	'DELETE /api/sessions': ({ query }, context) => endSessions(context, query),
	'DELETE /api/sessions/:id': ({ params }, context) => endSession(context, params),
};
