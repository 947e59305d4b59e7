import type { organisationEndpoints } from '#contract/api/organisation.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { acceptStaffInvitation } from './accept-staff-invitation.ts';
import { changeDuties } from './change-duties.ts';
import { changeRole } from './change-role.ts';
import { inviteStaff } from './invite-staff.ts';
import { listInvitations } from './list-invitations.ts';
import { listStaff } from './list-staff.ts';
import { listWorkplaces } from './list-workplaces.ts';
import { readInvitation } from './read-invitation.ts';
import { removeStaff } from './remove-staff.ts';
import { withdrawStaffInvitation } from './withdraw-staff-invitation.ts';

export const organisationHandlers: HandlersFor<typeof organisationEndpoints> = {
	'GET /api/organisations': ({ query }, context) => listWorkplaces(memberContext(context), query),
	'GET /api/organisations/:id/staff': ({ params, query }, context) =>
		listStaff(memberContext(context), { ...params, ...query }),
	'PUT /api/organisations/:id/staff/:memberId': ({ params, body }, context) =>
		changeRole(memberContext(context), { ...params, ...body }),
	'PUT /api/organisations/:id/staff/:memberId/duties': ({ params, body }, context) =>
		changeDuties(memberContext(context), { ...params, ...body }),
	'DELETE /api/organisations/:id/staff/:memberId': ({ params }, context) => removeStaff(memberContext(context), params),
	'GET /api/organisations/:id/invitations': ({ params, query }, context) =>
		listInvitations(memberContext(context), { ...params, ...query }),
	'POST /api/organisations/:id/invitations': ({ params, body }, context) =>
		inviteStaff(memberContext(context), { ...params, ...body }),
	'DELETE /api/organisations/:id/invitations/:invitationId': ({ params }, context) =>
		withdrawStaffInvitation(memberContext(context), params),
	'GET /api/invitations/:token': ({ params, query }, context) => readInvitation(context, { ...params, ...query }),
	'POST /api/invitations/:token/acceptance': ({ params }, context) =>
		acceptStaffInvitation(memberContext(context), params.token),
};
