import type { partnerEndpoints } from '#contract/api/partner.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
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
import { owned } from './owned.ts';
import { readPartner } from './read-partner.ts';
import { readProfile } from './read-profile.ts';
import { revealBankAccount } from './reveal-bank-account.ts';

export const partnerHandlers: HandlersFor<typeof partnerEndpoints> = {
	'GET /api/partners/me': (_, context) => readPartner(owned(context)),
	'PUT /api/partners/me': ({ body }, context) => changeBusiness(owned(context), body),
	'POST /api/partners/me/application': ({ body }, context) =>
		applyAgain(owned(context), { comment: body?.comment ?? '' }),
	'POST /api/partners/me/bank-account/reveal': (_, context) => revealBankAccount(owned(context)),
	'POST /api/partners/me/licences': (input, context) => addLicence(owned(context), input),
	'DELETE /api/partners/me/licences/:id': ({ params }, context) => deleteOwnLicence(owned(context), params.id),
	'GET /api/partners/me/profile': (_, context) => readProfile(owned(context)),
	'PUT /api/partners/me/profile': ({ body }, context) => changeProfile(owned(context), body),
	'POST /api/partners/me/profile/pictures': (input, context) => addProfilePicture(owned(context), input),
	'DELETE /api/partners/me/profile/pictures/:id': ({ params }, context) =>
		deleteProfilePicture(owned(context), params.id),
	'GET /api/partners': ({ query }, { queries }) => listApplications(queries, query),
	'POST /api/partners/:id/approval': ({ params }, context) =>
		decideApplication(context, { memberId: params.id, decision: 'approve' }),
	'POST /api/partners/:id/change-decision': ({ params, body }, context) =>
		decideChange(context, { memberId: params.id, ...body }),
	'POST /api/partners/:id/refusal': ({ params, body }, context) =>
		decideApplication(context, { memberId: params.id, decision: 'refuse', reason: body.reason }),
};
