import type { partnerEndpoints } from '#contract/api/partner.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { addLicence } from './add-licence.ts';
import { addProfilePicture } from './add-profile-picture.ts';
import { applyAgain } from './apply-again.ts';
import { changeBusiness } from './change-business.ts';
import { changeProfile } from './change-profile.ts';
import { decideApplication } from './decide-application.ts';
import { decideChange } from './decide-change.ts';
import { deleteOwnLicence } from './delete-licence.ts';
import { deleteProfilePicture } from './delete-profile-picture.ts';
import { listApplications } from './list-applications.ts';
import { readPartner } from './read-partner.ts';
import { readProfile } from './read-profile.ts';
import { revealBankAccount } from './reveal-bank-account.ts';

export const partnerHandlers: HandlersFor<typeof partnerEndpoints> = {
	'GET /api/partners/me': (_, context) => readPartner(memberContext(context)),
	'PUT /api/partners/me': ({ body }, context) => changeBusiness(memberContext(context), body),
	'POST /api/partners/me/application': ({ body }, context) =>
		applyAgain(memberContext(context), { comment: body?.comment ?? '' }),
	'POST /api/partners/me/bank-account/reveal': (_, context) => revealBankAccount(memberContext(context)),
	'POST /api/partners/me/licences': (input, context) => addLicence(memberContext(context), input),
	'DELETE /api/partners/me/licences/:id': ({ params }, context) => deleteOwnLicence(memberContext(context), params.id),
	'GET /api/partners/me/profile': (_, context) => readProfile(memberContext(context)),
	'PUT /api/partners/me/profile': ({ body }, context) => changeProfile(memberContext(context), body),
	'POST /api/partners/me/profile/pictures': (input, context) => addProfilePicture(memberContext(context), input),
	'DELETE /api/partners/me/profile/pictures/:id': ({ params }, context) =>
		deleteProfilePicture(memberContext(context), params.id),
	'GET /api/partners': ({ query }, context) => listApplications(context, query),
	'POST /api/partners/:id/approval': ({ params }, context) =>
		decideApplication(context, { memberId: params.id, decision: 'approve' }),
	'POST /api/partners/:id/change-decision': ({ params, body }, context) =>
		decideChange(context, { memberId: params.id, ...body }),
	'POST /api/partners/:id/refusal': ({ params, body }, context) =>
		decideApplication(context, { memberId: params.id, decision: 'refuse', reason: body.reason }),
};
