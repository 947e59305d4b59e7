import type { memberEndpoints } from '#contract/api/member.ts';
import { accept } from '#domain/kernel/result.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { changeConsent } from './change-consent.ts';
import { changeConsoleLanguage } from './change-console-language.ts';
import { changeCurrency } from './change-currency.ts';
import { changeEmail } from './change-email.ts';
import { changeInformation } from './change-information.ts';
import { changeMailChoice } from './change-mail-choice.ts';
import { changePassport } from './change-passport.ts';
import { changePassword } from './change-password.ts';
import { changePhoto } from './change-photo.ts';
import { closeMember } from './close-member.ts';
import { deletePhoto } from './delete-photo.ts';
import { downloadData } from './download-data.ts';
import { joinMember } from './join-member.ts';
import { listAccesses } from './list-accesses.ts';
import { listConsents } from './list-consents.ts';
import { listMailChoices } from './list-mail-choices.ts';
import { readMe } from './read-me.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { revealPassport } from './reveal-passport.ts';
import { verifyEmail } from './verify-email.ts';

export const memberHandlers: HandlersFor<typeof memberEndpoints> = {
	'POST /api/members': ({ body }, context) => joinMember(context, body),
	'GET /api/members/me': async (_, context) => accept(await readMe(context, memberContext(context).memberId)),
	'PATCH /api/members/me': ({ body }, context) => changeInformation(memberContext(context), body),
	'PUT /api/members/me/console-language': ({ body }, context) => changeConsoleLanguage(memberContext(context), body),
	'PUT /api/members/me/currency': ({ body }, context) => changeCurrency(memberContext(context), body),
	'PUT /api/members/me/password': ({ body }, context) => changePassword(memberContext(context), body),
	'POST /api/members/me/email': ({ body }, context) => changeEmail(memberContext(context), body),
	'PUT /api/members/me/passport': ({ body }, context) => changePassport(memberContext(context), body),
	'POST /api/members/me/passport/reveal': (_, context) => revealPassport(memberContext(context)),
	'PUT /api/members/me/photo': (input, context) => changePhoto(memberContext(context), input),
	'DELETE /api/members/me/photo': (_, context) => deletePhoto(memberContext(context)),
	'GET /api/members/me/consents': async (_, context) =>
		accept(await listConsents(context, memberContext(context).memberId)),
	'PUT /api/members/me/consents/:kind': ({ params, body }, context) =>
		changeConsent(memberContext(context), { ...params, ...body }),
	'GET /api/members/me/mail-choices': async (_, context) =>
		accept(await listMailChoices(context.queries, memberContext(context).viewer)),
	'PUT /api/members/me/mail-choices/:topic': ({ params, body }, context) =>
		changeMailChoice(memberContext(context), { ...params, ...body }),
	'GET /api/members/me/accesses': async (_, context) =>
		accept(await listAccesses(context.queries, memberContext(context).memberId)),
	'POST /api/members/me/data': ({ body }, context) => downloadData(memberContext(context), body),
	'POST /api/members/me/closing': ({ body }, context) => closeMember(memberContext(context), body),
	'POST /api/email-verifications': (_, context) => resendVerification(memberContext(context)),
	'PUT /api/email-verifications/:token': ({ params }, context) => verifyEmail(context, params.token),
	'POST /api/password-resets': ({ body }, context) => requestPasswordReset(context, body),
	'PUT /api/password-resets/:token': ({ params, body }, context) => resetPassword(context, { ...params, ...body }),
};
