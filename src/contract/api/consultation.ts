import { z } from 'zod';
import {
	consultationEnds,
	consultationStates,
	doctorWishes,
	mostPreferredDays,
	wishesLength,
} from '#domain/consultation/consultation.ts';
import { healthQuestionIds, healthSays } from '#domain/consultation/health-questions.ts';
import { mostTemplates } from '#domain/matching/answer.ts';
import { roles } from '#domain/organisation/organisation.ts';
import { mostSharedAtOnce, shareDays } from '#domain/vault/vault.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { ownProduct, template } from './matching-answer.ts';
import { answerForm, answerTold, offeredProduct } from './matching-fields.ts';
import { reserveBody } from './matching-reserve.ts';
import { textVersion } from './member-fields.ts';
import { moment } from './moment.ts';
import { leadGuest } from './reservation-form.ts';

const id = z.strictObject({ id: z.uuid() });
const said = z.string().trim().max(2_000, fault('too-long'));
const { firstName, lastName, birthOn, gender } = leadGuest.shape;

/** Who is to be treated, as in the passport: oneself, or somebody one asks for. */
const patient = z.strictObject({ isSelf: z.boolean(), firstName, lastName, birthOn, gender });

/** What was said to each question; what was left out was not answered. */
const answers = z.partialRecord(
	z.enum(healthQuestionIds),
	z.strictObject({ says: z.enum(healthSays).nullable(), text: said }),
);

const consultationForm = z.strictObject({
	/** Made by the page once for this form; the same key again gives the same answer. */
	key: z.uuid(),
	productId: z.string().max(64),
	patient,
	/** By whom one would rather be seen. */
	doctor: z.enum(doctorWishes),
	wishes: z
		.string(fault('required'))
		.trim()
		.min(wishesLength.least, fault('too-short'))
		.max(wishesLength.most, fault('too-long')),
	answers,
	/** Days one would come; none where any will do. */
	days: z.array(z.iso.date(fault('date-wrong'))).max(mostPreferredDays, fault('invalid-input')),
	wantsInterpreter: z.boolean(),
	/** Of one's vault, shared with the clinic until then. */
	fileIds: z.array(z.uuid()).max(mostSharedAtOnce, fault('invalid-input')),
	shareDays: z.int().min(shareDays.least).max(shareDays.most),
	/** The version of each text that was agreed to: health, and that it goes to the named clinic. */
	agreements: z.strictObject({ health: textVersion, provider: textVersion }),
	language,
});
export type ConsultationForm = z.output<typeof consultationForm>;

/** As whom one looks at it. */
const consultationRoles = ['member', 'house'] as const;

const consultationRow = z.strictObject({
	id: z.uuid(),
	role: z.enum(consultationRoles),
	state: z.enum(consultationStates),
	endReason: z.enum(consultationEnds).nullable(),
	waitsFor: z.enum(consultationRoles).nullable(),
	product: offeredProduct,
	provider: z.strictObject({ id: z.string(), name: z.string() }),
	/** Who asked, as they are called. */
	member: z.string(),
	days: z.array(z.iso.date()).max(mostPreferredDays),
	/** What it is written, read and answered in. */
	locale: language,
	wantsInterpreter: z.boolean(),
	/** Of the latest answer; null where it names no price. */
	total: z.int().nullable(),
	/** Until when the clinic should have answered; null once it has, or it is over. */
	answerBy: moment.nullable(),
	/** Messages that were not read yet. */
	unread: z.int(),
	reservationId: z.uuid().nullable(),
	createdAt: moment,
	changedAt: moment,
});
export type ConsultationRow = z.output<typeof consultationRow>;

/** The latest answer, and what each before it brought. */
const consultationAnswer = answerTold
	.pick({
		...{ version: true, versions: true, text: true, phrases: true, lines: true, total: true, dates: true },
		...{ places: true, product: true, validUntil: true, answeredAt: true, isValid: true },
	})
	.strict();
export type ConsultationAnswer = z.output<typeof consultationAnswer>;

const consultation = consultationRow.extend({
	/** Null once it was erased. */
	told: z.strictObject({ patient, doctor: z.enum(doctorWishes), wishes: z.string(), answers }).nullable(),
	/** Why the clinic could not help, in its words. */
	reason: z.string().nullable(),
	answer: consultationAnswer.nullable(),
	threadId: z.uuid().nullable(),
	/**
	 * To who asked: when the clinic read it and as what its reader works there, the latest first. `isOfAgency`: its reader is
	 * of the agency, which runs the clinic's desk.
	 */
	looks: z.array(z.strictObject({ at: moment, by: z.enum(roles).nullable(), isOfAgency: z.boolean() })).max(50),
	/** The clinic takes reservations just now. */
	isOffering: z.boolean(),
	may: z.strictObject({
		answer: z.boolean(),
		reserve: z.boolean(),
		withdraw: z.boolean(),
		decline: z.boolean(),
		finish: z.boolean(),
	}),
});
export type Consultation = z.output<typeof consultation>;

export const consultationEndpoints = {
	'GET /api/consultation-offer': {
		summary: 'What a clinic asks about one of its products, and whether one has asked already',
		access: 'member',
		query: z.strictObject({ product: z.string().max(64), language }),
		response: z.strictObject({
			product: offeredProduct.extend({ fromWon: z.int() }),
			provider: z.strictObject({
				id: z.string(),
				name: z.string(),
				languages: z.array(language),
				patientNumber: z.string().nullable(),
				patientNumberUntil: z.iso.date().nullable(),
				/** The agency runs its desk: its staff read what is told. */
				isRunByAgency: z.boolean(),
			}),
			/** One’s own about this product that is still open. */
			openId: z.uuid().nullable(),
		}),
		refusals: ['not-found'],
	},
	'POST /api/consultations': {
		summary: 'Ask a clinic for a consultation; the key makes a repeat harmless',
		access: 'member',
		body: consultationForm,
		response: id,
		refusals: ['not-found', 'invalid-input', 'requests-full', 'email-unverified', 'key-reused', 'too-many-attempts'],
	},
	'GET /api/consultations': {
		summary: 'Consultations: my own, or those of the clinics I answer for; the newest first',
		access: 'member',
		query: z.strictObject({
			as: z.enum(consultationRoles),
			state: z.enum(consultationStates).optional(),
			language,
			cursor,
		}),
		response: pageOf(consultationRow).extend({
			counts: z.strictObject({ sent: z.int(), answered: z.int(), closed: z.int() }),
		}),
		refusals: ['invalid-input'],
	},
	'GET /api/consultations/:id': {
		summary: 'A consultation as one stands to it; each look of the clinic is written down',
		access: 'member',
		params: id,
		query: z.strictObject({ language }),
		response: consultation,
		refusals: ['not-found'],
	},
	'GET /api/consultations/:id/desk': {
		summary: 'What an answer is made from: own products with free places on the wished days, and templates',
		access: 'partner',
		params: id,
		query: z.strictObject({ language }),
		response: z.strictObject({
			products: z.array(ownProduct).max(40),
			templates: z.array(template).max(mostTemplates),
			/** Of who asked: what the answer will be read in. */
			readsIn: language,
		}),
		refusals: ['not-found'],
	},
	'POST /api/consultations/:id/answers': {
		summary: 'Answer a consultation, or answer it anew; the answers before stay to be read',
		access: 'partner',
		params: id,
		body: answerForm.extend({ /** The one it follows; 0 where it is the first. */ version: z.int() }),
		response: id,
		refusals: [
			'house-suspended',
			'not-found',
			'invalid-input',
			'not-allowed',
			'changed-since',
			'key-reused',
			'too-many-attempts',
		],
	},
	'POST /api/consultations/:id/moves': {
		summary: 'Take a consultation back, end it, or say that the clinic cannot help',
		access: 'member',
		params: id,
		body: z.discriminatedUnion('move', [
			z.strictObject({ move: z.enum(['withdraw', 'finish']) }),
			z.strictObject({ move: z.literal('decline'), reason: said.min(1, fault('required')) }),
		]),
		response: id,
		refusals: ['not-found', 'invalid-input', 'not-allowed'],
	},
	'POST /api/consultations/:id/reserve': {
		summary: 'Make a reservation of the answer: its lines, one of its dates',
		access: 'member',
		params: id,
		body: reserveBody.extend({ /** The answer that was read. */ version: z.int() }),
		response: z.strictObject({ reservationId: z.uuid(), code: z.string() }),
		refusals: [
			...(['not-found', 'invalid-input', 'not-allowed', 'login-required', 'changed-since', 'offer-lapsed'] as const),
			...(['slot-full', 'price-changed', 'key-reused', 'address-unproved', 'unpaid-full', 'requests-full'] as const),
			'not-on-sale',
		],
	},
} as const satisfies Record<string, Endpoint>;
