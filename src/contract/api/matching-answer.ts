import { z } from 'zod';
import { declineReasons, inboxQueues, mostTemplates, templateNameLength } from '#domain/matching/answer.ts';
import { spokenLanguages } from '#domain/product/product.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
import {
	answerFields,
	answerForm,
	answerTold,
	area,
	kind,
	matchingProvider,
	offeredProduct,
	questionContact,
	questionFile,
	questionTold,
} from './matching-fields.ts';
import { moment } from './moment.ts';

const id = z.strictObject({ id: z.uuid() });
const won = z.int().nonnegative();

/** How a question fits who reads it; of the dates null where none were wished or no places are kept. */
const fit = z.strictObject({
	kind: z.boolean(),
	languages: z.boolean(),
	region: z.boolean(),
	dates: z.boolean().nullable(),
});

/** One's own answer as its provider sees it. */
const ownAnswer = answerTold.extend({
	threadId: z.uuid().nullable(),
	hidden: z.strictObject({ reason: z.string(), at: moment }).nullable(),
	may: z.strictObject({
		renew: z.boolean(),
		accept: z.boolean(),
		decline: z.boolean(),
		withdraw: z.boolean(),
		write: z.boolean(),
	}),
});
export type OwnAnswer = z.output<typeof ownAnswer>;

/** A question as a provider sees it: no name and no contact before it has accepted, and nothing of the others but their number. */
export const answeringQuestion = questionTold.extend({
	role: z.literal('provider'),
	/** For whom one answers here. */
	provider: matchingProvider.pick({ id: true, name: true, portrait: true }),
	fit,
	/** How many there are; they open once this provider has accepted. */
	fileCount: z.int(),
	files: z.array(questionFile).max(5),
	/** Once this provider has accepted. */
	asker: z.strictObject({ name: z.string(), contact: questionContact }).nullable(),
	otherAnswers: z.int(),
	isHidden: z.boolean(),
	own: ownAnswer.nullable(),
	may: z.strictObject({ answer: z.boolean(), hide: z.boolean(), report: z.boolean() }),
});
export type AnsweringQuestion = z.output<typeof answeringQuestion>;

const inboxQuestion = questionTold
	.pick({
		id: true,
		area: true,
		kind: true,
		status: true,
		isPrivate: true,
		title: true,
		country: true,
		region: true,
		languages: true,
		wished: true,
		persons: true,
		budget: true,
		needs: true,
		createdAt: true,
		expiresAt: true,
		dueAt: true,
		answerCount: true,
	})
	.extend({
		/** The language it is written in. */
		locale: language,
		excerpt: z.string(),
		fit,
		own: z
			.strictObject({
				id: z.uuid(),
				status: answerTold.shape.status,
				version: z.int(),
				total: won.nullable(),
				threadId: z.uuid().nullable(),
				unread: z.int(),
			})
			.nullable(),
	});
export type InboxQuestion = z.output<typeof inboxQuestion>;

export const template = z.strictObject({
	id: z.uuid(),
	name: z.string(),
	area: area.nullable(),
	text: answerFields.text,
	locale: language,
	phrases: answerFields.phrases,
	lines: answerFields.lines,
	productId: answerFields.productId,
	places: answerFields.places,
	validDays: answerFields.validDays,
	changedAt: moment,
});
export type AnswerTemplate = z.output<typeof template>;

const templateFields = z.strictObject({
	name: z.string(fault('required')).trim().min(1, fault('required')).max(templateNameLength, fault('too-long')),
	area: area.nullable(),
	text: answerFields.text,
	locale: language,
	phrases: answerFields.phrases,
	lines: answerFields.lines,
	productId: answerFields.productId,
	places: answerFields.places,
	validDays: answerFields.validDays,
});

/** For which of several providers; who answers for one alone leaves it out. */
const provider = z.string().max(64).optional();

export const ownProduct = offeredProduct.extend({
	fromWon: won,
	unit: z.enum(['person', 'group', 'room', 'vehicle']),
	holds: z.int().nullable(),
	booking: z.enum(['time', 'day', 'nights']),
	/** The days within the wished ones, from tomorrow on, that have places: at most 31. */
	free: z
		.array(
			z.strictObject({
				on: z.iso.date(),
				slots: z.array(z.strictObject({ time: z.string().nullable(), left: z.int() })).max(48),
			}),
		)
		.max(31),
});
export type AnswerableProduct = z.output<typeof ownProduct>;

export const matchingAnswerEndpoints = {
	'GET /api/matching/inbox': {
		summary: 'Questions for a provider: those that fit, the rest of its areas, answered, requested or put away',
		access: 'partner',
		forKeys: ['matching.answer'],
		query: z.strictObject({
			language,
			provider,
			queue: z.enum(inboxQueues).default('fitting'),
			area: area.optional(),
			kind: kind.optional(),
			/** Written in it, or wished. */
			spoken: z.enum(spokenLanguages).optional(),
			/** `none`: nobody has answered it yet. */
			answers: z.enum(['none']).optional(),
			search: z.string().max(100).optional(),
			cursor,
		}),
		response: pageOf(inboxQuestion).extend({
			/** For whom it is, and for whom else one may look. */
			provider: matchingProvider.pick({ id: true, name: true, portrait: true, medianAnswerMinutes: true }).nullable(),
			providers: z.array(z.strictObject({ id: z.string(), name: z.string(), waiting: z.int() })).max(200),
			/** The areas it may be asked about. */
			areas: z.array(area),
			/** Requests to accept and questions that fit and wait, of all whom one answers for. */
			waiting: z.int(),
			/** Each counted up to a hundred. */
			counts: z.strictObject(
				Object.fromEntries(inboxQueues.map((queue) => [queue, z.int()])) as Record<
					(typeof inboxQueues)[number],
					z.ZodInt
				>,
			),
		}),
		refusals: ['invalid-input', 'not-found'],
	},
	'GET /api/matching/questions/:id/answer-form': {
		summary: 'What an answer is made from: own products with free places on the wished days, and templates',
		access: 'partner',
		params: id,
		query: z.strictObject({ language, provider }),
		response: z.strictObject({
			question: answeringQuestion,
			products: z.array(ownProduct).max(40),
			templates: z.array(template).max(mostTemplates),
			/** Of who asked: what the answer will be read in. */
			readsIn: language,
		}),
		refusals: ['not-found'],
	},
	'POST /api/matching/questions/:id/answers': {
		summary: 'Answer a question, once a provider; the key makes a repeat harmless',
		access: 'partner',
		params: id,
		query: z.strictObject({ provider }),
		body: answerForm,
		response: id,
		refusals: [
			'not-found',
			'invalid-input',
			'not-allowed',
			'answered-already',
			'email-unverified',
			'key-reused',
			'too-many-attempts',
		],
	},
	'POST /api/matching/answers/:id/versions': {
		summary: 'A new version of an answer nobody has picked; the one before stays to be read',
		access: 'partner',
		params: id,
		body: answerForm.extend({ /** The one it follows. */ version: z.int() }),
		response: id,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'changed-since', 'key-reused', 'too-many-attempts'],
	},
	'POST /api/matching/answers/:id/moves': {
		summary: 'Accept a request, decline it with a reason, or take an answer back',
		access: 'partner',
		params: id,
		body: z.discriminatedUnion('move', [
			z.strictObject({ move: z.literal('accept') }),
			z.strictObject({ move: z.literal('decline'), reason: z.enum(declineReasons, fault('choose-one')) }),
			z.strictObject({ move: z.literal('withdraw'), reason: z.enum(declineReasons, fault('choose-one')) }),
		]),
		response: id,
		refusals: ['not-found', 'invalid-input', 'not-allowed'],
	},
	'POST /api/matching/questions/:id/hidden': {
		summary: 'Not for us: put a question away, or take it out again; it counts for nothing',
		access: 'partner',
		params: id,
		query: z.strictObject({ provider }),
		body: z.strictObject({ isHidden: z.boolean() }),
		response: id,
		refusals: ['not-found'],
	},
	'GET /api/matching/templates': {
		summary: 'A provider’s templates for answers, by name',
		access: 'partner',
		query: z.strictObject({ provider }),
		response: z.strictObject({ templates: z.array(template).max(mostTemplates) }),
		refusals: ['not-found'],
	},
	'POST /api/matching/templates': {
		summary: 'Keep a template',
		access: 'partner',
		query: z.strictObject({ provider }),
		body: templateFields,
		response: template,
		refusals: ['not-found', 'invalid-input', 'not-allowed'],
	},
	'PATCH /api/matching/templates/:id': {
		summary: 'Change a template',
		access: 'partner',
		params: id,
		body: templateFields,
		response: template,
		refusals: ['not-found', 'invalid-input'],
	},
	'DELETE /api/matching/templates/:id': {
		summary: 'Delete a template',
		access: 'partner',
		params: id,
		response: id,
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
