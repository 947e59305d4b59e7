import { z } from 'zod';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { applicationChecks } from '#domain/member/application-checks.ts';
import { cooperativeStatuses } from '#domain/member/group.ts';
import { licenceKinds, licenceVerdicts, type ServiceItem } from '#domain/member/partner.ts';
import type { ApplicationStand } from '#domain/member/partner-machine.ts';
import { regions, spokenLanguages } from '#domain/product/product.ts';
import { bankAccountReasons } from '#domain/provider/bank-account.ts';
import { cursor, type Endpoint, givenDay, language, pageOf } from '../endpoint.ts';
import { address, business } from './member-fields.ts';
import { hiddenPhotograph, ownPhotograph } from './photograph.ts';

const documents = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] as const;
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** What an applicant is told: why it was refused, or what is still needed. */
const wordsToApplicant = z.string().trim().min(1, { error: 'required' }).max(1_000, { error: 'too-long' });

/** What was asked for, in the operator's words, while the application waits for the applicant. */
const asked = z.strictObject({ on: z.iso.date(), words: z.string() }).nullable();

const licence = z.strictObject({
	id: z.string(),
	kind: z.enum(licenceKinds),
	number: z.string().nullable(),
	expiresOn: z.iso.date().nullable(),
	/** From the expiry: it counts, ends within 30 days, or has run out. */
	state: z.enum(['valid', 'ends-soon', 'run-out']),
	/** Read at /api/files/{fileId}/paper. */
	fileId: z.string(),
	/** An operator has looked at it, or has not yet. */
	verdict: z.enum(licenceVerdicts),
	fileName: z.string(),
	mediaType: z.string(),
	bytes: z.int(),
});

/** What an approved business wishes to be called, or to offer. */
const wishedFacts = z.strictObject({
	businessName: z.string(),
	businessNameKorean: z.string(),
	registrationNumber: z.string(),
	serviceItems: z.array(z.string() as unknown as z.ZodType<ServiceItem>).max(40),
});

/** A cooperative member's own view of the business; the bank account comes masked. */
const partner = z.strictObject({
	status: z.enum(cooperativeStatuses),
	refusalReason: z.string().nullable(),
	asked,
	appliedOn: z.iso.date(),
	decidedOn: z.iso.date().nullable(),
	businessName: z.string(),
	businessNameKorean: z.string(),
	registrationNumber: z.string(),
	representative: z.string(),
	bankAccountMasked: z.string(),
	address: z.string().nullable(),
	serviceItems: z.array(z.string()).max(40),
	languages: z.array(z.enum(spokenLanguages)).max(10),
	licences: z.array(licence).max(30),
	/** What waits for an operator, of an approved business: facts, or a paper alone. */
	change: z.strictObject({ askedOn: z.iso.date(), facts: wishedFacts.nullable() }).nullable(),
	changeRefusalReason: z.string().nullable(),
});
export type Partner = z.output<typeof partner>;

const texts = z.strictObject({
	name: z.string().trim().max(80, { error: 'too-long' }),
	trade: z.string().trim().max(80, { error: 'too-long' }),
	intro: z.string().trim().max(2_000, { error: 'too-long' }),
});
const textsByLanguage = z.strictObject(
	Object.fromEntries(contentLocales.map((locale) => [locale, texts.optional()])) as Record<
		(typeof contentLocales)[number],
		z.ZodOptional<typeof texts>
	>,
);

const profileFields = z.strictObject({
	texts: textsByLanguage,
	region: z.enum(regions),
	languages: z.array(z.enum(spokenLanguages)).min(1, { error: 'choose-one' }).max(10),
	foundedYear: z.int().min(1900).max(2100),
	answersWithinHours: z.int().min(1).max(72),
});

/** The public provider profile, as its keeper edits it. */
const providerProfile = profileFields.extend({
	/** Null until it was saved once. */
	providerId: z.string().nullable(),
	/** The drawn one, shown while there are no pictures. */
	portrait: z.string(),
	/** Approved, and with every licence its services need. */
	isPublic: z.boolean(),
	/** What keeps it from being public. */
	missing: z.array(z.enum(['approval', 'texts', 'foreign-patient', 'liability-insurance'])).max(10),
	pictures: z.array(ownPhotograph).max(10),
	hiddenPictures: z.array(hiddenPhotograph).max(10),
});
export type ProviderProfile = z.output<typeof providerProfile>;

const application = z.strictObject({
	organisationId: z.string(),
	name: z.string(),
	email: z.string(),
	phone: z.string().nullable(),
	address: z.string().nullable(),
	/** What mails to them are written in. */
	language,
	businessName: z.string(),
	businessNameKorean: z.string(),
	registrationNumber: z.string(),
	representative: z.string(),
	/** Null where there is none, as of a business that was closed. */
	bankAccountMasked: z.string().nullable(),
	serviceItems: z.array(z.string()).max(40),
	languages: z.array(z.enum(spokenLanguages)).max(10),
	status: z.enum(cooperativeStatuses),
	refusalReason: z.string().nullable(),
	asked,
	/** Goes back with what is decided or asked, so that nothing newer is answered. */
	seenAt: z.iso.datetime(),
	appliedOn: z.iso.date(),
	decidedOn: z.iso.date().nullable(),
	/** What the applicant wrote with it. */
	comment: z.string().nullable(),
	/** What is to be looked at before approving, and whether it is there. */
	checks: z.array(z.strictObject({ check: z.enum(applicationChecks), isMet: z.boolean() })).max(10),
	/** What was decided before, oldest first. */
	decisions: z
		.array(
			z.strictObject({
				about: z.enum(['application', 'change', 'house']),
				decision: z.enum(['approved', 'refused', 'asked', 'reopened', 'suspended', 'restored']),
				reason: z.string().nullable(),
				on: z.iso.date(),
			}),
		)
		.max(20),
	/** What its public profile is called now; empty where there is none. */
	shownNames: z.partialRecord(z.enum(contentLocales), z.string()),
	/** What an approved business wishes to be; `askedAt` goes back with the decision. */
	change: z
		.strictObject({
			askedAt: z.iso.datetime(),
			facts: wishedFacts.nullable(),
			names: z.partialRecord(z.enum(contentLocales), z.string()).nullable(),
		})
		.nullable(),
	/** Of each whether it came since more was asked for, where nothing was decided since. */
	licences: z.array(licence.extend({ isSinceAsked: z.boolean() })).max(30),
});
export type Application = z.output<typeof application>;

/** What is missing was seen, and it is approved all the same. */
const isDespite = z.boolean().default(false);

/** Of the application that was looked at; where it is not the newest, nothing is decided. */
const seenAt = z.iso.datetime();

/** In which lists operators find applications. */
export const applicationQueues = [
	'COOPERATIVE_REQ',
	'MORE_ASKED',
	'COOPERATIVE_MEMBER',
	'COOPERATIVE_REFUSED',
	'CHANGE_REQ',
] as const satisfies readonly (ApplicationStand | 'CHANGE_REQ')[];
export type ApplicationQueue = (typeof applicationQueues)[number];

/** Which of the businesses one works for; the first, where none is named. */
const ofBusiness = z.strictObject({ organisation: z.uuid().optional() });

export const partnerEndpoints = {
	'GET /api/partners/me': {
		summary: 'My business and where its application stands',
		access: 'cooperative',
		query: ofBusiness,
		response: partner,
		refusals: ['not-found'],
	},
	'PUT /api/partners/me': {
		summary: 'Change the business facts; a null bank account keeps the old one',
		access: 'cooperative',
		query: ofBusiness,
		body: business.extend({ bankAccount: business.shape.bankAccount.nullable(), address }),
		response: partner,
		refusals: ['not-found', 'invalid-input'],
	},
	'POST /api/partners/me/application': {
		summary: 'Apply again after a refusal or asked for more, with something changed, added or said',
		access: 'cooperative',
		query: ofBusiness,
		body: z.strictObject({ comment: z.string().trim().max(1_000, { error: 'too-long' }).default('') }).nullish(),
		response: partner,
		refusals: ['not-found', 'not-allowed', 'nothing-new', 'invalid-input', 'too-many-attempts'],
	},
	'POST /api/partners/me/bank-account/reveal': {
		summary: 'The bank account in full; written to the access log',
		access: 'cooperative',
		query: ofBusiness,
		response: z.strictObject({ bankAccount: z.string() }),
		refusals: ['not-found', 'sign-in-again', 'too-many-attempts'],
	},
	'POST /api/partners/me/licences': {
		summary: 'Add a licence: the paper itself, with its number and expiry',
		access: 'cooperative',
		upload: documents,
		query: ofBusiness.extend({
			kind: z.enum(licenceKinds, { error: 'required' }),
			name: z.string().max(200).default(''),
			number: z.string().trim().max(60, { error: 'too-long' }).optional(),
			expiresOn: givenDay('date-wrong').optional(),
		}),
		response: partner,
		refusals: ['not-found', 'invalid-input', 'not-allowed'],
	},
	'DELETE /api/partners/me/licences/:id': {
		summary: 'Take a licence away',
		access: 'cooperative',
		query: ofBusiness,
		params: z.strictObject({ id: z.uuid() }),
		response: partner,
		refusals: ['not-found'],
	},
	'GET /api/partners/me/profile': {
		summary: 'My public provider profile',
		access: 'cooperative',
		query: ofBusiness,
		response: providerProfile,
		refusals: ['not-found'],
	},
	'PUT /api/partners/me/profile': {
		summary: 'Change the public provider profile',
		access: 'cooperative',
		query: ofBusiness,
		body: profileFields,
		response: providerProfile,
		refusals: ['invalid-input', 'not-found'],
	},
	'POST /api/partners/me/profile/pictures': {
		summary: 'Add a picture to the profile',
		access: 'cooperative',
		upload: pictures,
		query: ofBusiness.extend({ name: z.string().max(200).default('') }),
		response: providerProfile,
		refusals: ['not-found', 'invalid-input', 'not-allowed'],
	},
	'PUT /api/partners/me/profile/pictures': {
		summary: 'Put the pictures of the profile in another order',
		access: 'cooperative',
		query: ofBusiness,
		body: z.strictObject({ ids: z.array(z.uuid()).max(10) }),
		response: providerProfile,
		refusals: ['changed-since', 'not-found'],
	},
	'DELETE /api/partners/me/profile/pictures/:id': {
		summary: 'Take a picture away',
		access: 'cooperative',
		query: ofBusiness,
		params: z.strictObject({ id: z.uuid() }),
		response: providerProfile,
		refusals: ['not-found'],
	},
	'GET /api/partners': {
		summary: 'Applications of cooperative members, oldest first',
		access: 'operator',
		duty: 'houses',
		query: z.strictObject({
			/** A state of the application; MORE_ASKED: it waits for the applicant; CHANGE_REQ: approved, with a change that waits. */
			status: z.enum(applicationQueues).default('COOPERATIVE_REQ'),
			cursor,
		}),
		response: pageOf(application),
		refusals: ['invalid-input'],
	},
	'POST /api/partners/:id/bank-account/reveal': {
		summary: 'Where a business is paid, in full, for a reason; its owners find it in their access log',
		access: 'operator',
		duty: ['houses', 'money'],
		params: z.strictObject({ id: z.uuid() }),
		body: z.strictObject({ reason: z.enum(bankAccountReasons, 'required') }),
		response: z.strictObject({ bankAccount: z.string() }),
		refusals: ['not-found', 'invalid-input', 'sign-in-again', 'too-many-attempts'],
	},
	'POST /api/partners/:id/approval': {
		summary:
			'Approve an application; where something of it is missing, only with the word that it is approved all the same',
		access: 'operator',
		duty: 'houses',
		params: z.strictObject({ id: z.uuid() }),
		body: z.strictObject({ isDespite, seenAt: seenAt.optional() }),
		response: z.strictObject({}),
		refusals: ['not-found', 'not-allowed', 'changed-since', 'checks-missing', 'invalid-input'],
	},
	'POST /api/partners/:id/asking': {
		summary: 'Ask the applicant for more; until it is sent again the application waits for them',
		access: 'operator',
		duty: 'houses',
		params: z.strictObject({ id: z.uuid() }),
		body: z.strictObject({ asked: wordsToApplicant, seenAt }),
		response: z.strictObject({}),
		refusals: ['not-found', 'not-allowed', 'changed-since', 'invalid-input'],
	},
	'POST /api/partners/:id/change-decision': {
		summary: 'Decide about what an approved business wishes to be; about what was seen, and nothing newer',
		access: 'operator',
		duty: 'houses',
		params: z.strictObject({ id: z.uuid() }),
		body: z.discriminatedUnion('decision', [
			z.strictObject({ decision: z.literal('approve'), seenAt, isDespite }),
			z.strictObject({ decision: z.literal('refuse'), seenAt, reason: wordsToApplicant }),
		]),
		response: z.strictObject({}),
		refusals: ['not-found', 'not-allowed', 'checks-missing', 'invalid-input'],
	},
	'POST /api/partners/:id/refusal': {
		summary: 'Refuse an application, with the reason the applicant is told',
		access: 'operator',
		duty: 'houses',
		params: z.strictObject({ id: z.uuid() }),
		body: z.strictObject({ reason: wordsToApplicant, seenAt: seenAt.optional() }),
		response: z.strictObject({}),
		refusals: ['not-found', 'not-allowed', 'changed-since', 'invalid-input'],
	},
	'POST /api/partners/:id/reopening': {
		summary: 'Take a refusal back: the application waits to be looked at again; the applicant is told why',
		access: 'operator',
		duty: 'houses',
		params: z.strictObject({ id: z.uuid() }),
		body: z.strictObject({ reason: wordsToApplicant, seenAt }),
		response: z.strictObject({}),
		refusals: ['not-found', 'not-allowed', 'changed-since', 'invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
