import { z } from 'zod';
import { areaSlugs } from '#domain/area/areas.ts';
import { consultationStates } from '#domain/consultation/consultation.ts';
import { disputeReasons, disputeStates } from '#domain/dispute/dispute.ts';
import { anyConsents, consentKinds } from '#domain/member/consent.ts';
import { copyReasons } from '#domain/member/data-copy.ts';
import { identityChecks, memberFacts, memberLists, revealReasons } from '#domain/member/member-desk.ts';
import { heldKinds, mergeReasons, mergeRefusals } from '#domain/member/merge.ts';
import { roles } from '#domain/organisation/organisation.ts';
import { ratingStatuses } from '#domain/rating/rating.ts';
import { reservationStatuses } from '#domain/reservation/reservation.ts';
import { videoStates } from '#domain/video/video-date.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { mailStatus } from './mail.ts';
import { email } from './member-fields.ts';

const memberStatus = z.enum(['active', 'suspended', 'closed', 'guest']);
const kinds = z.enum(['general', 'applicant', 'partner', 'staff', 'operator']);

/** Somebody in a list: enough to know them again while they are on the telephone. */
const memberRow = z.strictObject({
	id: z.uuid(),
	name: z.string(),
	ownName: z.string().nullable(),
	/** Shortened; null where there is none: nobody's any more, or who phoned told none. */
	email: z.string().nullable(),
	/** The last four signs. */
	phone: z.string().nullable(),
	country: z.string().nullable(),
	kind: kinds,
	/** The businesses they work for. */
	houses: z.array(z.string()),
	status: memberStatus,
	joinedAt: z.iso.datetime(),
});
export type MemberRow = z.output<typeof memberRow>;

const held = <Shape extends z.ZodRawShape>(shape: Shape) =>
	z.strictObject({ total: z.int(), items: z.array(z.strictObject({ id: z.uuid(), at: z.iso.datetime(), ...shape })) });

const memberPage = memberRow.extend({
	isEmailProved: z.boolean(),
	/** An address that waits for its link to be opened, shortened. */
	pendingEmail: z.string().nullable(),
	hasBirth: z.boolean(),
	hasAddress: z.boolean(),
	/** By its first signs. */
	passport: z.string().nullable(),
	/** What mails are written in. */
	language,
	reservesFreely: z.boolean(),
	/** Told to the member; null where the account is not suspended. */
	statusReason: z.string().nullable(),
	closedAt: z.iso.datetime().nullable(),
	/** The account that everything of a closed one is in now; null where it was not merged. */
	mergedInto: z.uuid().nullable(),
	/** Addresses of accounts that became part of this one, shortened. */
	formerEmails: z.array(z.string()),
	/** Whether this viewer may act on the account: not on their own, and not every operator on a colleague's. */
	mayManage: z.boolean(),
	works: z.array(
		z.strictObject({
			...{ organisationId: z.string(), name: z.string().nullable(), role: z.enum(roles) },
			/** It has a page of its own: a partner's, approved once. */
			isHouse: z.boolean(),
		}),
	),
	reservations: z.strictObject({
		total: z.int(),
		open: z.int(),
		items: z.array(
			z.strictObject({
				...{ id: z.uuid(), code: z.string(), title: z.string(), on: z.iso.date(), time: z.string().nullable() },
				status: z.enum(reservationStatuses),
			}),
		),
	}),
	/** That there were some, and how they stand: what was said is between a patient and a clinic. */
	consultations: held({ state: z.enum(consultationStates) }),
	videos: held({ state: z.enum(videoStates) }),
	disputes: held({
		...{ reservationId: z.uuid(), code: z.string(), state: z.enum(disputeStates), reason: z.enum(disputeReasons) },
	}),
	ratings: held({ reservationId: z.uuid().nullable(), title: z.string(), status: z.enum(ratingStatuses) }),
	/** Whether a stolen password is enough. */
	secondFactor: z.strictObject({ passkeys: z.int(), hasAuthenticator: z.boolean() }),
	/** Without their words: what is private is the asker's. */
	questions: z.array(
		z.strictObject({
			...{ id: z.uuid(), area: z.enum(areaSlugs), status: z.string(), isPrivate: z.boolean() },
			at: z.iso.datetime(),
		}),
	),
	consents: z.array(
		z.strictObject({
			...{ kind: z.enum(anyConsents), version: z.string(), language, count: z.int() },
			...{ givenAt: z.iso.datetime(), withdrawnAt: z.iso.datetime().nullable() },
		}),
	),
	/** The versions in force, to see who agreed to an older one. */
	versions: z.partialRecord(z.enum(consentKinds), z.string()),
	mails: z.array(
		z.strictObject({
			...{ id: z.uuid(), subject: z.string().nullable(), template: z.string(), status: mailStatus },
			at: z.iso.datetime(),
		}),
	),
	sessions: z.array(
		z.strictObject({
			...{ id: z.uuid(), device: z.string(), createdAt: z.iso.datetime(), lastSeenAt: z.iso.datetime() },
		}),
	),
});
export type MemberPage = z.output<typeof memberPage>;

const mergerSide = memberRow.extend({
	isEmailProved: z.boolean(),
	works: z.array(z.strictObject({ name: z.string().nullable(), role: z.enum(roles) })),
	held: z.record(z.enum(heldKinds), z.int()),
	/** Why this one cannot be the one that stays; null where it can. */
	refusal: z.enum(mergeRefusals).nullable(),
});
export type MergerSide = z.output<typeof mergerSide>;
const merger = z.strictObject({ sides: z.tuple([mergerSide, mergerSide]) });
export type Merger = z.output<typeof merger>;

const params = z.strictObject({ id: z.uuid() });
const nothing = z.strictObject({});
const check = z.enum(identityChecks, fault('required'));

const suspensionReason = z.string(fault('required')).trim().min(1, fault('required')).max(500, fault('too-long'));

export const memberDeskEndpoints = {
	'GET /api/members': {
		summary: 'Members, the newest first; or those that are suspended, or whose address is not verified',
		access: 'operator',
		duty: 'members',
		query: z.strictObject({ status: z.enum(memberLists).optional(), cursor }),
		response: pageOf(memberRow),
		refusals: ['invalid-input'],
	},
	'GET /api/members/export': {
		summary: 'The same list as a file, all of it; facts masked as on screen. Recorded',
		access: 'operator',
		duty: 'members',
		query: z.strictObject({ status: z.enum(memberLists).optional(), language }),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['sign-in-again'],
	},
	'POST /api/member-searches': {
		summary: 'Members by name, address, telephone or the code of a reservation. In the body: no address holds it',
		access: 'operator',
		duty: ['members', 'oversight'],
		body: z.strictObject({ text: z.string().trim().min(1).max(120) }),
		/** `hasMore`: too many to list; another letter finds fewer. */
		response: z.strictObject({ found: z.array(memberRow), hasMore: z.boolean() }),
	},
	'GET /api/members/:id': {
		summary: 'One member, what is theirs and what they agreed to; facts masked',
		access: 'operator',
		duty: 'members',
		params,
		query: z.strictObject({ language }),
		response: memberPage,
		refusals: ['not-found'],
	},
	'POST /api/members/:id/reveal': {
		summary: 'One fact in full, for a reason; to whom signed in a moment ago, and in the access log of the member',
		access: 'operator',
		duty: 'members',
		params,
		body: z.strictObject({ fact: z.enum(memberFacts), reason: z.enum(revealReasons, fault('required')) }),
		response: z.strictObject({ value: z.string() }),
		refusals: ['not-found', 'sign-in-again', 'too-many-attempts'],
	},
	'PUT /api/members/:id/suspension': {
		summary: 'Suspend: logins end and none begins; reservations stand. The member is told why',
		access: 'operator',
		duty: 'members',
		params,
		body: z.strictObject({ reason: suspensionReason }),
		response: nothing,
		refusals: ['not-found', 'not-allowed', 'changed-since', 'sign-in-again'],
	},
	'DELETE /api/members/:id/suspension': {
		summary: 'Lift a suspension; the member is told',
		access: 'operator',
		duty: 'members',
		params,
		response: nothing,
		refusals: ['not-found', 'not-allowed', 'changed-since', 'sign-in-again'],
	},
	'DELETE /api/members/:id/sessions': {
		summary: 'End every login of a member, who is told',
		access: 'operator',
		duty: 'members',
		params,
		response: nothing,
		refusals: ['not-found', 'not-allowed', 'sign-in-again'],
	},
	'POST /api/members/:id/email': {
		summary: 'Another address for who lost theirs: it counts once its link is opened; the old one is told at once',
		access: 'operator',
		duty: 'members',
		params,
		body: z.strictObject({ email, check }),
		response: nothing,
		refusals: ['not-found', 'not-allowed', 'invalid-input', 'too-many-attempts', 'sign-in-again'],
	},
	'POST /api/members/:id/data-offer': {
		summary: 'Mail a member who asked for their data where they download it themselves',
		access: 'operator',
		duty: 'members',
		params,
		response: nothing,
		refusals: ['not-found', 'not-allowed', 'too-many-attempts'],
	},
	'POST /api/members/:id/data-copy': {
		summary:
			'A copy of what is kept about somebody who cannot download it: for a reason, without what was told in confidence; in their access log, and told by mail where the address is proved',
		access: 'operator',
		duty: 'members',
		params,
		body: z.strictObject({ reason: z.enum(copyReasons, fault('required')), check }),
		answers: 'file',
		response: nothing,
		refusals: ['not-found', 'not-allowed', 'sign-in-again', 'too-many-attempts', 'download-under-way'],
	},
	'GET /api/members/:id/merger': {
		summary: 'Two accounts side by side: what each holds, and which of them could stay',
		access: 'operator',
		duty: 'members',
		params,
		query: z.strictObject({ other: z.uuid() }),
		response: merger,
		refusals: ['not-found', 'invalid-input'],
	},
	'POST /api/members/:id/merger': {
		summary: 'This account takes in another of the same person: all of it or nothing; both addresses are told',
		access: 'operator',
		duty: 'members',
		params,
		body: z.strictObject({ other: z.uuid(), reason: z.enum(mergeReasons, fault('required')), check }),
		response: nothing,
		refusals: ['not-found', 'not-allowed', 'sign-in-again'],
	},
	'POST /api/members/:id/closing': {
		summary: 'Erase on request: identity goes, the bookkeeping stays',
		access: 'operator',
		duty: 'members',
		params,
		body: z.strictObject({ check }),
		response: nothing,
		refusals: [
			'not-found',
			'not-allowed',
			'reservations-open',
			'slip-in-check',
			'refund-owed',
			'last-owner',
			'sign-in-again',
		],
	},
} as const satisfies Record<string, Endpoint>;
