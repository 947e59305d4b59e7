import { z } from 'zod';
import { duties as allDuties } from '#domain/organisation/duties.ts';
import { organisationKinds, roles } from '#domain/organisation/organisation.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { email } from './member-fields.ts';

const nothing = z.strictObject({});
const role = z.enum(roles, { error: 'choose-one' });
/** What of the operators' work somebody of the agency looks after; null is all of it, and what everybody else has. */
const duties = z.array(z.enum(allDuties)).max(allDuties.length).nullable();
const ofOrganisation = z.strictObject({ id: z.uuid() });
const ofStaff = ofOrganisation.extend({ memberId: z.uuid() });
const ofInvitation = z.strictObject({ token: z.string().max(100) });

/** Where the viewer works. */
const workplace = z.strictObject({
	id: z.string(),
	kind: z.enum(organisationKinds),
	name: z.string(),
	role,
	/** Invites, gives roles and lets people go. */
	mayManage: z.boolean(),
});
export type Workplace = z.output<typeof workplace>;

const colleague = z.strictObject({
	memberId: z.string(),
	name: z.string(),
	/** To those who manage the staff, and of oneself; to operators masked. */
	email: z.string().nullable(),
	role,
	duties,
	joinedOn: z.iso.date(),
	isMe: z.boolean(),
	/** The account is suspended: told to those who manage the staff, and to operators. */
	isSuspended: z.boolean(),
	/** Neither goes nor becomes something else before another is owner. */
	isLastOwner: z.boolean(),
});
export type Colleague = z.output<typeof colleague>;

const openInvitation = z.strictObject({
	id: z.string(),
	email: z.string(),
	role,
	duties,
	invitedOn: z.iso.date(),
	expiresOn: z.iso.date(),
	isExpired: z.boolean(),
});
export type OpenInvitation = z.output<typeof openInvitation>;

/** What an invitation says to who opens its link. */
const shownInvitation = z.strictObject({
	organisation: z.string(),
	role,
	/** What one would look after there; left out where a role has no duties that an owner says. */
	duties: duties.optional(),
	/** Whose first name stands below it; null once they are gone. */
	inviter: z.string().nullable(),
	expiresOn: z.iso.date(),
	/** The viewer works there already. */
	worksThere: z.boolean(),
});
export type ShownInvitation = z.output<typeof shownInvitation>;

export const organisationEndpoints = {
	'GET /api/organisations': {
		summary: 'Where I work, and as what',
		access: 'partner',
		query: z.strictObject({ language, cursor }),
		response: pageOf(workplace),
		refusals: ['invalid-input'],
	},
	'GET /api/organisations/:id/staff': {
		summary: 'Who works there',
		access: 'partner',
		params: ofOrganisation,
		query: z.strictObject({ cursor }),
		response: pageOf(colleague),
		refusals: ['not-found', 'invalid-input'],
	},
	'PUT /api/organisations/:id/staff/:memberId': {
		summary: 'Give somebody another role; `seen` is the one that was looked at',
		access: 'partner',
		params: ofStaff,
		body: z.strictObject({ role, seen: role }),
		response: nothing,
		refusals: ['not-found', 'invalid-input', 'last-owner', 'changed-since', 'agency-alone', 'sign-in-again'],
	},
	'PUT /api/organisations/:id/staff/:memberId/duties': {
		summary: 'Say what of the operators’ work a colleague at the agency looks after; `seen` is what was looked at',
		access: 'partner',
		params: ofStaff,
		body: z.strictObject({ duties, seen: duties }),
		response: nothing,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'changed-since', 'sign-in-again'],
	},
	'DELETE /api/organisations/:id/staff/:memberId': {
		summary: 'Leave, or let somebody go; what they did stays theirs',
		access: 'partner',
		params: ofStaff,
		response: nothing,
		refusals: ['not-found', 'last-owner'],
	},
	'GET /api/organisations/:id/invitations': {
		summary: 'Invitations that nobody has accepted yet',
		access: 'partner',
		params: ofOrganisation,
		query: z.strictObject({ cursor }),
		response: pageOf(openInvitation),
		refusals: ['not-found', 'invalid-input'],
	},
	'POST /api/organisations/:id/invitations': {
		summary: 'Invite somebody by mail; an earlier invitation to the address ends',
		access: 'partner',
		params: ofOrganisation,
		/** `language`: what the mail is written in; without `duties` those that the role begins with. */
		body: z.strictObject({ email, role, language, duties: duties.optional() }),
		response: nothing,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'works-already', 'too-many-attempts', 'sign-in-again'],
	},
	'DELETE /api/organisations/:id/invitations/:invitationId': {
		summary: 'Withdraw an invitation: its link ends',
		access: 'partner',
		params: ofOrganisation.extend({ invitationId: z.uuid() }),
		response: nothing,
		refusals: ['not-found'],
	},
	'GET /api/invitations/:token': {
		summary: 'What the link of an invitation is about',
		access: 'anyone',
		params: ofInvitation,
		query: z.strictObject({ language }),
		response: shownInvitation,
		refusals: ['link-dead'],
	},
	'POST /api/invitations/:token/acceptance': {
		summary: 'Accept an invitation',
		access: 'member',
		params: ofInvitation,
		response: z.strictObject({ organisationId: z.string() }),
		refusals: ['link-dead', 'works-already', 'agency-alone', 'email-unverified', 'not-allowed'],
	},
} as const satisfies Record<string, Endpoint>;
