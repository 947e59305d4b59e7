import type { partnerEndpoints } from '#contract/api/partner.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { addLicence } from './add-licence.ts';
import { addProfilePicture } from './add-profile-picture.ts';
import { applyAgain } from './apply-again.ts';
import { arrangePictures } from './arrange-pictures.ts';
import { asBusiness } from './business-context.ts';
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
import { revealPartnerAccount } from './reveal-partner-account.ts';

export const partnerHandlers: HandlersFor<typeof partnerEndpoints> = {
	'GET /api/partners/me': ({ query }, context) => asBusiness(context, 'business.edit', query, readPartner),
	'PUT /api/partners/me': ({ query, body }, context) =>
		asBusiness(context, 'business.edit', query, (own) => changeBusiness(own, body)),
	'POST /api/partners/me/application': ({ query, body }, context) =>
		asBusiness(context, 'business.edit', query, (own) => applyAgain(own, { comment: body?.comment ?? '' })),
	'POST /api/partners/me/bank-account/reveal': ({ query }, context) =>
		asBusiness(context, 'business.edit', query, revealBankAccount),
	'POST /api/partners/me/licences': (input, context) =>
		asBusiness(context, 'business.edit', input.query, (own) => addLicence(own, input)),
	'DELETE /api/partners/me/licences/:id': ({ params, query }, context) =>
		asBusiness(context, 'business.edit', query, (own) => deleteOwnLicence(own, params.id)),
	'GET /api/partners/me/profile': ({ query }, context) => asBusiness(context, 'profile.edit', query, readProfile),
	'PUT /api/partners/me/profile': ({ query, body }, context) =>
		asBusiness(context, 'profile.edit', query, (own) => changeProfile(own, body)),
	'POST /api/partners/me/profile/pictures': (input, context) =>
		asBusiness(context, 'profile.edit', input.query, (own) => addProfilePicture(own, input)),
	'PUT /api/partners/me/profile/pictures': ({ query, body }, context) =>
		asBusiness(context, 'profile.edit', query, (own) => arrangePictures(own, body.ids)),
	'DELETE /api/partners/me/profile/pictures/:id': ({ params, query }, context) =>
		asBusiness(context, 'profile.edit', query, (own) => deleteProfilePicture(own, params.id)),
	'GET /api/partners': ({ query }, context) => listApplications(context, query),
	'POST /api/partners/:id/bank-account/reveal': ({ params, body }, context) =>
		revealPartnerAccount(memberContext(context), { organisationId: params.id, ...body }),
	'POST /api/partners/:id/approval': ({ params, body }, context) =>
		decideApplication(context, { organisationId: params.id, decision: 'approve', ...body }),
	'POST /api/partners/:id/asking': ({ params, body }, context) =>
		decideApplication(context, { organisationId: params.id, decision: 'ask', ...body }),
	'POST /api/partners/:id/change-decision': ({ params, body }, context) =>
		decideChange(context, { organisationId: params.id, ...body }),
	'POST /api/partners/:id/reopening': ({ params, body }, context) =>
		decideApplication(context, { organisationId: params.id, decision: 'reopen', ...body }),
	'POST /api/partners/:id/refusal': ({ params, body }, context) =>
		decideApplication(context, { organisationId: params.id, decision: 'refuse', ...body }),
};
