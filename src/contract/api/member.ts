import { z } from 'zod';
import { mailTopics } from '#domain/event/mail-topics.ts';
import { lookers } from '#domain/member/audit.ts';
import { consentKinds, reservationConsents } from '#domain/member/consent.ts';
import { cooperativeStatuses, groupCodes } from '#domain/member/group.ts';
import { shownCurrencies } from '#domain/product/currency.ts';
import { type Endpoint, language, pageOf } from '../endpoint.ts';
import {
	address,
	birthOn,
	business,
	country,
	email,
	gender,
	latinName,
	ownName,
	passport,
	password,
	phone,
	textVersion,
} from './member-fields.ts';

const nothing = z.strictObject({});

/** What both kinds of member give (DECISIONS "Sign-up, login, session"). */
const person = z.strictObject({
	firstName: latinName,
	lastName: latinName,
	ownName: ownName.optional(),
	birthOn,
	gender,
	phone,
	country,
	address: address.optional(),
});

/** The version of each text that was agreed to; one that was not ticked is not there. */
const agreements = z.strictObject({
	terms: textVersion,
	privacy: textVersion,
	passport: textVersion.optional(),
	news: textVersion.optional(),
});

export const joinForm = person
	.extend({
		type: z.enum(['general', 'cooperative'], { error: 'required' }),
		email,
		password,
		passport: passport.optional(),
		business: business.optional(),
		agreements,
		/** The language the texts were read in, and mails will come in. */
		language,
	})
	.superRefine((form, context) => {
		const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
		if (form.type === 'cooperative' && !form.business) fault(['business'], 'required');
		if (form.type === 'cooperative' && !form.address) fault(['address'], 'required');
		if (form.passport !== undefined && form.agreements.passport === undefined)
			fault(['agreements', 'passport'], 'must-agree');
	});
export type JoinForm = z.output<typeof joinForm>;

const photo = z.strictObject({ id: z.string(), widths: z.array(z.int()).max(10) });

/** Named in every call about it; a suspended one keeps its papers, and its profile waits. */
const ownBusiness = z.strictObject({
	organisation: z.uuid(),
	name: z.string(),
	isSuspended: z.boolean(),
	mayEditProfile: z.boolean(),
});
export type OwnBusiness = z.output<typeof ownBusiness>;

/** A member as they see themselves; what is sealed comes masked. */
const me = z.strictObject({
	id: z.string(),
	email: z.string(),
	isEmailVerified: z.boolean(),
	/** An address that waits for its link to be opened. */
	pendingEmail: z.string().nullable(),
	group: z.enum(groupCodes),
	cooperative: z.enum(cooperativeStatuses).nullable(),
	/** Those they own, in whatever state the application is, the first they came to before others. */
	businesses: z.array(ownBusiness).max(50),
	firstName: z.string(),
	lastName: z.string(),
	ownName: z.string().nullable(),
	birthOn: z.string().nullable(),
	gender: gender.nullable(),
	phone: z.string().nullable(),
	country: z.string().nullable(),
	address: z.string().nullable(),
	passportMasked: z.string().nullable(),
	photo: photo.nullable(),
	language,
	joinedOn: z.iso.date(),
});
export type Me = z.output<typeof me>;

const viewer = z.strictObject({ id: z.string(), name: z.string() });

const consent = z.strictObject({
	kind: z.enum(consentKinds),
	/** Of the text in force now; null when there is none. */
	currentVersion: z.string().nullable(),
	/** What was agreed to last; null when never, or withdrawn. */
	version: z.string().nullable(),
	language: language.nullable(),
	givenOn: z.string().nullable(),
	withdrawnOn: z.string().nullable(),
	/** Ends only with the account. */
	isRequired: z.boolean(),
});

/** With how many reservations it was given, and the day of the last. */
const reservationConsent = z.strictObject({
	kind: z.enum(reservationConsents),
	count: z.int().positive(),
	lastOn: z.iso.date(),
});
const consents = pageOf(consent).extend({
	withReservations: z.array(reservationConsent).max(reservationConsents.length),
});

const mailChoices = pageOf(z.strictObject({ topic: z.enum(mailTopics), isWanted: z.boolean(), isFixed: z.boolean() }));

export const memberEndpoints = {
	'POST /api/members': {
		summary: 'Join; ends signed in, and a mail with a link verifies the address',
		access: 'anyone',
		body: joinForm,
		response: viewer,
		refusals: ['invalid-input', 'too-many-attempts', 'joining-closed'],
	},
	'GET /api/members/me': { summary: 'My information', access: 'member', response: me },
	'PATCH /api/members/me': {
		summary: 'Modify information',
		access: 'member',
		body: person.extend({ address: address.nullable(), ownName: ownName.nullable(), language }).partial(),
		response: me,
		refusals: ['invalid-input'],
	},
	'PUT /api/members/me/currency': {
		summary: 'The currency beside the won, for every device of mine',
		access: 'member',
		body: z.strictObject({ currency: z.enum(shownCurrencies) }),
		response: nothing,
	},
	'PUT /api/members/me/console-language': {
		summary: 'The language of the console, for every device of mine',
		access: 'partner',
		body: z.strictObject({ language }),
		response: nothing,
	},
	'PUT /api/members/me/password': {
		summary: 'Change the password; every other session ends',
		access: 'member',
		/** `endsLinks`: calendar address and shared trips, too. */
		body: z.strictObject({ current: z.string().max(128), password, endsLinks: z.boolean().default(false) }),
		response: nothing,
		refusals: ['invalid-input', 'too-many-attempts'],
	},
	'POST /api/members/me/email': {
		summary: 'Ask for another e-mail address; it counts when its link is opened',
		access: 'member',
		body: z.strictObject({ email, current: z.string().max(128) }),
		response: nothing,
		refusals: ['invalid-input', 'too-many-attempts'],
	},
	'PUT /api/members/me/passport': {
		summary: 'Keep a passport number, with the consent to it; null takes it away',
		access: 'member',
		body: z.strictObject({ passport: passport.nullable(), consent: textVersion.nullable() }),
		response: me,
		refusals: ['invalid-input'],
	},
	'POST /api/members/me/passport/reveal': {
		summary: 'The passport number in full; written to the access log',
		access: 'member',
		response: z.strictObject({ passport: z.string() }),
		refusals: ['not-found', 'sign-in-again', 'too-many-attempts'],
	},
	'PUT /api/members/me/photo': {
		summary: 'Change the photo: the picture itself, and the square of it to show as fractions',
		access: 'member',
		upload: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
		query: z.strictObject({
			x: z.coerce.number().min(0).max(1).default(0),
			y: z.coerce.number().min(0).max(1).default(0),
			size: z.coerce.number().min(0.01).max(1).default(1),
		}),
		response: me,
		refusals: ['invalid-input'],
	},
	'DELETE /api/members/me/photo': { summary: 'Delete the photo', access: 'member', response: me },
	'GET /api/members/me/consents': {
		summary: 'What I agreed to, and when; with the account, and with reservations',
		access: 'member',
		response: consents,
	},
	'PUT /api/members/me/consents/:kind': {
		summary: 'Agree to a text in force (its version), or withdraw (null)',
		access: 'member',
		params: z.strictObject({ kind: z.enum(consentKinds) }),
		body: z.strictObject({ version: textVersion.nullable(), language }),
		response: consents,
		refusals: ['invalid-input', 'not-allowed'],
	},
	'GET /api/members/me/mail-choices': {
		summary: 'What I am mailed; what must be told is fixed',
		access: 'member',
		response: mailChoices,
	},
	'PUT /api/members/me/mail-choices/:topic': {
		summary: 'Be mailed something, or not any more',
		access: 'member',
		params: z.strictObject({ topic: z.enum(mailTopics) }),
		body: z.strictObject({ isWanted: z.boolean() }),
		response: mailChoices,
		refusals: ['not-allowed'],
	},
	'GET /api/members/me/accesses': {
		summary: 'Who saw what of mine, newest first',
		access: 'member',
		response: pageOf(
			z.strictObject({
				event: z.string(),
				by: z.enum(lookers),
				/** The code of the reservation it belongs to, where it belongs to one. */
				reservation: z.string().nullable(),
				at: z.iso.datetime(),
			}),
		),
	},
	'POST /api/members/me/data': {
		summary: 'Everything we keep about me: a zip of JSON and my files; for the password',
		access: 'member',
		body: z.strictObject({ current: z.string().max(128) }),
		answers: 'file',
		response: nothing,
		refusals: ['invalid-input', 'too-many-attempts', 'download-under-way'],
	},
	'POST /api/members/me/closing': {
		summary: 'Close the account: identity goes, the bookkeeping stays',
		access: 'member',
		body: z.strictObject({ current: z.string().max(128) }),
		response: nothing,
		refusals: ['invalid-input', 'too-many-attempts', 'reservations-open', 'slip-in-check', 'refund-owed', 'last-owner'],
	},
	'POST /api/email-verifications': {
		summary: 'Send the verification mail again',
		access: 'member',
		response: nothing,
		refusals: ['too-many-attempts'],
	},
	'PUT /api/email-verifications/:token': {
		summary: 'Open the link of a verification mail',
		access: 'anyone',
		params: z.strictObject({ token: z.string().max(100) }),
		/** Several signed up with the address: it is of who logs in and opens the link again. */
		response: z.strictObject({ email: z.string(), isLoginNeeded: z.boolean() }),
		refusals: ['link-dead'],
	},
	'POST /api/password-resets': {
		summary: 'Ask for a reset link; the answer is the same whether or not the address is known',
		access: 'anyone',
		/** `door`: which front the link of the mail leads to. */
		body: z.strictObject({ email, language, door: z.enum(['site', 'console']).default('site') }),
		response: z.strictObject({ minutes: z.int() }),
		refusals: ['too-many-attempts'],
	},
	'PUT /api/password-resets/:token': {
		summary: 'Choose a new password with a reset link; ends all sessions',
		access: 'anyone',
		params: z.strictObject({ token: z.string().max(100) }),
		body: z.strictObject({ password }),
		response: nothing,
		refusals: ['link-dead', 'invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
