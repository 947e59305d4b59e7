import type { factorEndpoints } from '#contract/api/factor.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { addPasskey } from './add-passkey.ts';
import { beginAuthenticator } from './begin-authenticator.ts';
import { beginPasskey } from './begin-passkey.ts';
import { confirmAuthenticator } from './confirm-authenticator.ts';
import { listFactors } from './list-factors.ts';
import { removeFactor } from './remove-factor.ts';
import { removeFactorsById, removeFactorsOf } from './remove-factors-of.ts';
import { renamePasskey } from './rename-passkey.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';

export const factorHandlers: HandlersFor<typeof factorEndpoints> = {
	'GET /api/members/me/factors': (_, context) => listFactors(memberContext(context)),
	'POST /api/members/me/passkeys/options': (_, context) => beginPasskey(memberContext(context)),
	'POST /api/members/me/passkeys': ({ body }, context) => addPasskey(memberContext(context), body),
	'PATCH /api/members/me/passkeys/:id': ({ params, body }, context) =>
		renamePasskey(memberContext(context), { ...params, ...body }),
	'DELETE /api/members/me/passkeys/:id': ({ params }, context) =>
		removeFactor(memberContext(context), { passkey: params.id }),
	'POST /api/members/me/authenticator': (_, context) => beginAuthenticator(memberContext(context)),
	'PUT /api/members/me/authenticator': ({ body }, context) => confirmAuthenticator(memberContext(context), body),
	'DELETE /api/members/me/authenticator': (_, context) => removeFactor(memberContext(context), 'authenticator'),
	'POST /api/members/me/recovery-codes': (_, context) => renewRecoveryCodes(memberContext(context)),
	'POST /api/members/:id/factor-removal': ({ params, body }, context) =>
		removeFactorsById(memberContext(context), { ...params, ...body }),
	'POST /api/factor-removals': ({ body }, context) => removeFactorsOf(memberContext(context), body),
};
