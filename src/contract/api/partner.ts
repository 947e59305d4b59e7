import { z } from 'zod';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { cooperativeStatuses } from '#domain/member/group.ts';
import { licenceKinds } from '#domain/member/partner.ts';
import { regions, spokenLanguages } from '#domain/product/product.ts';
import { cursor, type Endpoint, givenDay, language, pageOf } from '../endpoint.ts';
import { address, business } from './member-fields.ts';

const documents = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] as const;
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

const licence = z.strictObject({
	id: z.string(),
	kind: z.enum(licenceKinds),
	number: z.string().nullable(),
	expiresOn: z.iso.date().nullable(),
	/** From the expiry: it counts, ends within 30 days, or has run out. */
	state: z.enum(['valid', 'ends-soon', 'run-out']),
	/** Read at /api/files/{fileId}/paper. */
	fileId: z.string(),
	fileName: z.string(),
	mediaType: z.string(),
	bytes: z.int(),
});

/** A cooperative member's own view of the business; the bank account comes masked. */
const partner = z.strictObject({
	status: z.enum(cooperativeStatuses),
	refusalReason: z.string().nullable(),
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
	pictures: z.array(z.strictObject({ id: z.string(), widths: z.array(z.int()).max(10) })).max(10),
});
export type ProviderProfile = z.output<typeof providerProfile>;

const application = z.strictObject({
	memberId: z.string(),
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
	serviceItems: z.array(z.string()).max(40),
	languages: z.array(z.enum(spokenLanguages)).max(10),
	status: z.enum(cooperativeStatuses),
	refusalReason: z.string().nullable(),
	appliedOn: z.iso.date(),
	decidedOn: z.iso.date().nullable(),
	licences: z.array(licence).max(30),
});
export type Application = z.output<typeof application>;

export const partnerEndpoints = {
	'GET /api/partners/me': {
		summary: 'My business and where its application stands',
		access: 'cooperative',
		response: partner,
		refusals: ['not-found'],
	},
	'PUT /api/partners/me': {
		summary: 'Change the business facts; a null bank account keeps the old one',
		access: 'cooperative',
		body: business.extend({ bankAccount: business.shape.bankAccount.nullable(), address }),
		response: partner,
		refusals: ['invalid-input'],
	},
	'POST /api/partners/me/application': {
		summary: 'Apply again after a refusal',
		access: 'cooperative',
		response: partner,
		refusals: ['not-allowed'],
	},
	'POST /api/partners/me/bank-account/reveal': {
		summary: 'The bank account in full; written to the access log',
		access: 'cooperative',
		response: z.strictObject({ bankAccount: z.string() }),
		refusals: ['not-found', 'too-many-attempts'],
	},
	'POST /api/partners/me/licences': {
		summary: 'Add a licence: the paper itself, with its number and expiry',
		access: 'cooperative',
		upload: documents,
		query: z.strictObject({
			kind: z.enum(licenceKinds, { error: 'required' }),
			name: z.string().max(200).default(''),
			number: z.string().trim().max(60, { error: 'too-long' }).optional(),
			expiresOn: givenDay('date-wrong').optional(),
		}),
		response: partner,
		refusals: ['invalid-input', 'not-allowed'],
	},
	'DELETE /api/partners/me/licences/:id': {
		summary: 'Take a licence away',
		access: 'cooperative',
		params: z.strictObject({ id: z.uuid() }),
		response: partner,
		refusals: ['not-found'],
	},
	'GET /api/partners/me/profile': {
		summary: 'My public provider profile',
		access: 'cooperative',
		response: providerProfile,
	},
	'PUT /api/partners/me/profile': {
		summary: 'Change the public provider profile',
		access: 'cooperative',
		body: profileFields,
		response: providerProfile,
		refusals: ['invalid-input', 'not-found'],
	},
	'POST /api/partners/me/profile/pictures': {
		summary: 'Add a picture to the profile',
		access: 'cooperative',
		upload: pictures,
		query: z.strictObject({ name: z.string().max(200).default('') }),
		response: providerProfile,
		refusals: ['invalid-input', 'not-allowed'],
	},
	'DELETE /api/partners/me/profile/pictures/:id': {
		summary: 'Take a picture away',
		access: 'cooperative',
		params: z.strictObject({ id: z.uuid() }),
		response: providerProfile,
		refusals: ['not-found'],
	},
	'GET /api/partners': {
		summary: 'Applications of cooperative members, oldest first',
		access: 'operator',
		query: z.strictObject({ status: z.enum(cooperativeStatuses).default('COOPERATIVE_REQ'), cursor }),
		response: pageOf(application),
		refusals: ['invalid-input'],
	},
	'POST /api/partners/:id/approval': {
		summary: 'Approve an application',
		access: 'operator',
		params: z.strictObject({ id: z.uuid() }),
		response: z.strictObject({}),
		refusals: ['not-found', 'not-allowed'],
	},
	'POST /api/partners/:id/refusal': {
		summary: 'Refuse an application, with the reason the applicant is told',
		access: 'operator',
		params: z.strictObject({ id: z.uuid() }),
		body: z.strictObject({ reason: z.string().trim().min(1, { error: 'required' }).max(1_000, { error: 'too-long' }) }),
		response: z.strictObject({}),
		refusals: ['not-found', 'not-allowed', 'invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
