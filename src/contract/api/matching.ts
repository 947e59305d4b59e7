import { z } from 'zod';
import { mostAnswers } from '#domain/matching/answer.ts';
import {
	closeReasons,
	matchingReportReasons,
	mostQuestionFiles,
	mostShares,
	questionSorts,
	questionStages,
	shareDays,
} from '#domain/matching/question.ts';
import { mineFilters, waitingFor } from '#domain/matching/waiting.ts';
import { regions, spokenLanguages } from '#domain/product/product.ts';
import { needIds } from '#domain/reservation/needs.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { answeringQuestion } from './matching-answer.ts';
import {
	answerShown,
	answerTold,
	area,
	comparison,
	kind,
	matchingProvider,
	providerContact,
	questionContact,
	questionFields,
	questionFile,
	questionForm,
	questionShown,
	questionTold,
} from './matching-fields.ts';
import { heldQuestion, matchingHeldEndpoints } from './matching-held.ts';
import { moderatedQuestion } from './matching-moderation.ts';
import { reserveBody } from './matching-reserve.ts';
import { moment } from './moment.ts';

const id = z.strictObject({ id: z.uuid() });
const won = z.int().nonnegative();

/** Several choices of one filter stand in the address with commas between. */
const choices = <Choice extends string>(of: readonly Choice[]) =>
	z
		.string()
		.max(200)
		.transform((text) => text.split(',').filter((word) => word !== ''))
		.pipe(z.array(z.enum(of as readonly [Choice, ...Choice[]])).max(of.length));

/** A question as the list for everybody has it. */
const listedQuestion = questionShown
	.pick({
		id: true,
		area: true,
		kind: true,
		status: true,
		title: true,
		country: true,
		region: true,
		languages: true,
		createdAt: true,
		expiresAt: true,
		answerCount: true,
	})
	.extend({
		/** The language it is written in. */
		locale: language,
		/** How it begins; what could reach somebody is covered. */
		excerpt: z.string(),
		/** Between which sums its answers are; null below two that name one. */
		totals: z.strictObject({ from: won, to: won }).nullable(),
		isMine: z.boolean(),
	});
export type ListedQuestion = z.output<typeof listedQuestion>;

const share = z.strictObject({
	id: z.uuid(),
	/** Of the link: /matching/detail/{id}?share={secret}. */
	secret: z.string(),
	createdAt: moment,
	endsAt: moment,
});
export type MatchingShare = z.output<typeof share>;

/** What the asker may do now, asked of the life cycle. */
const questionMay = z.strictObject({
	edit: z.boolean(),
	withdraw: z.boolean(),
	prolong: z.boolean(),
	close: z.boolean(),
	share: z.boolean(),
});
const answerMay = z.strictObject({
	pick: z.boolean(),
	takeBack: z.boolean(),
	reserve: z.boolean(),
	write: z.boolean(),
	report: z.boolean(),
});

const askerAnswer = answerTold.extend({
	/** Came or was renewed since the asker was here last. */
	isNew: z.boolean(),
	/** Null until there is one. */
	threadId: z.uuid().nullable(),
	/** Once both have agreed. */
	contact: providerContact.nullable(),
	/** Its provider takes reservations just now. */
	isOffering: z.boolean(),
	may: answerMay,
});
export type AskerAnswer = z.output<typeof askerAnswer>;

const askerView = questionTold.extend({
	role: z.literal('asker'),
	contact: questionContact.nullable(),
	files: z.array(questionFile).max(mostQuestionFiles),
	/** How often it was prolonged, and may still be. */
	prolongsLeft: z.int(),
	/** An operator took it out of the lists. */
	hidden: z.strictObject({ reason: z.string(), at: moment }).nullable(),
	/** Named when it is changed: what somebody else saved since is not overwritten. */
	revision: z.int(),
	answers: z.array(askerAnswer).max(mostAnswers),
	comparison,
	shares: z.array(share).max(mostShares),
	/** How many providers fit, and how long they usually take. */
	fit: z.strictObject({ providers: z.int(), usualMinutes: z.int().nullable() }),
	may: questionMay,
});
export type AskerQuestion = z.output<typeof askerView>;

/** By a link that ends: all one needs to advise, nothing one could do. */
const familyView = questionTold.extend({
	role: z.literal('family'),
	answers: z.array(answerTold.omit({ reservationId: true, reason: true })).max(mostAnswers),
	comparison,
	endsAt: moment,
});
export type FamilyQuestion = z.output<typeof familyView>;

const visitorView = questionShown.extend({
	role: z.literal('visitor'),
	answers: z.array(answerShown).max(mostAnswers),
	totals: z.strictObject({ from: won, to: won }).nullable(),
	/** Members may tell an operator. */
	may: z.strictObject({ report: z.boolean() }),
});
export type VisitorQuestion = z.output<typeof visitorView>;

const questionView = z.discriminatedUnion('role', [
	askerView,
	familyView,
	visitorView,
	answeringQuestion,
	moderatedQuestion,
]);
export type QuestionView = z.output<typeof questionView>;

const ownQuestion = questionTold
	.pick({
		id: true,
		area: true,
		kind: true,
		status: true,
		isPrivate: true,
		title: true,
		createdAt: true,
		expiresAt: true,
		answerCount: true,
		endReason: true,
		dueAt: true,
	})
	.extend({
		/** The language it is written in. */
		locale: language,
		waitsFor: z.enum(waitingFor),
		/** Answers and versions that came since it was looked at. */
		newAnswers: z.int(),
		/** The latest first. */
		answers: z
			.array(
				z.strictObject({
					id: z.uuid(),
					status: answerTold.shape.status,
					provider: matchingProvider.pick({ id: true, name: true, portrait: true }),
					total: won.nullable(),
					threadId: z.uuid().nullable(),
					/** Messages of the provider that were not read yet. */
					unread: z.int(),
				}),
			)
			.max(mostAnswers),
		reservationId: z.uuid().nullable(),
		isHidden: z.boolean(),
		may: questionMay,
	});
export type OwnQuestion = z.output<typeof ownQuestion>;

const moveBody = z.discriminatedUnion('move', [
	z.strictObject({ move: z.literal('withdraw'), reason: z.enum(closeReasons, fault('choose-one')) }),
	z.strictObject({ move: z.literal('close'), reason: z.enum(closeReasons, fault('choose-one')) }),
	z.strictObject({ move: z.literal('prolong') }),
]);

const reportBody = z.strictObject({ reason: z.enum(matchingReportReasons, fault('choose-one')) });

export const matchingEndpoints = {
	'GET /api/matching/questions': {
		summary: 'Questions everybody may read: by area, kind, state and words',
		access: 'anyone',
		query: z.strictObject({
			language,
			area: area.optional(),
			kind: kind.optional(),
			/** Open and answered, matched, or over; without it all. */
			status: z.enum(questionStages).optional(),
			search: z.string().max(100).optional(),
			sort: z.enum(questionSorts).default('newest'),
			cursor,
		}),
		/** `total` is counted up to a thousand: more is told as that. */
		response: pageOf(listedQuestion),
		refusals: ['invalid-input'],
	},
	'GET /api/matching/questions/mine': {
		summary: 'My questions with their answers and threads, what waits for me first',
		access: 'member',
		query: z.strictObject({ language, filter: z.enum(mineFilters).default('all'), cursor }),
		response: pageOf(ownQuestion).extend({
			/** What goes out when my address is proved. */
			held: z.array(heldQuestion),
			counts: z.strictObject(
				Object.fromEntries(mineFilters.map((filter) => [filter, z.int()])) as Record<
					(typeof mineFilters)[number],
					z.ZodInt
				>,
			),
		}),
		refusals: ['invalid-input'],
	},
	'GET /api/matching/fit': {
		summary: 'How many providers a question would fit, and how long they usually take to answer',
		access: 'anyone',
		query: z.strictObject({
			area,
			kind: kind.optional(),
			languages: choices(spokenLanguages).optional(),
			region: z.enum(regions).optional(),
			needs: choices(needIds).optional(),
		}),
		response: z.strictObject({
			providers: z.int(),
			/** The middle of theirs; null where nobody has answered enough to tell. */
			usualMinutes: z.int().nullable(),
		}),
		refusals: ['invalid-input'],
	},
	'GET /api/matching/questions/:id': {
		summary: 'A question with its answers, as its asker, their family, a visitor, a provider or an operator sees it',
		access: 'anyone',
		params: id,
		query: z.strictObject({
			language,
			/** Of a link that was shared. */
			share: z
				.string()
				.regex(/^[\w-]{43}$/)
				.optional(),
			/** For which of several providers one answers. */
			provider: z.string().max(64).optional(),
		}),
		response: questionView,
		refusals: ['not-found'],
	},
	'POST /api/matching/questions': {
		summary: 'Ask; the key makes a repeat harmless',
		access: 'member',
		body: questionForm,
		/** Held: it goes out when the address of who asks is proved. */
		response: id.extend({ isHeld: z.boolean() }),
		refusals: ['invalid-input', 'questions-full', 'key-reused', 'too-many-attempts'],
	},
	...matchingHeldEndpoints,
	'PATCH /api/matching/questions/:id': {
		summary: 'Change a question nobody has answered yet',
		access: 'member',
		params: id,
		body: z.strictObject({ ...questionFields, revision: z.int() }),
		response: id,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'changed-since', 'too-many-attempts'],
	},
	'POST /api/matching/questions/:id/moves': {
		summary: 'Take a question back, end it with a reason, or leave it open for 30 more days',
		access: 'member',
		params: id,
		body: moveBody,
		response: id,
		refusals: ['not-found', 'invalid-input', 'not-allowed'],
	},
	'POST /api/matching/questions/:id/looks': {
		summary: 'I have looked at it: its answers are new no longer',
		access: 'member',
		params: id,
		response: id,
		refusals: ['not-found'],
	},
	'POST /api/matching/files': {
		summary:
			'Lay a paper or a picture ready for a question; it is encrypted, and nobody else sees it before a provider has accepted',
		access: 'member',
		upload: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'],
		query: z.strictObject({ name: z.string().max(200).default('') }),
		response: questionFile,
		refusals: ['invalid-input', 'files-full', 'too-many-attempts'],
	},
	'POST /api/matching/answers/:id/pick': {
		summary: 'Request matching with who gave this answer, at the version that was read',
		access: 'member',
		params: id,
		body: z.strictObject({ version: z.int() }),
		response: id,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'changed-since', 'offer-lapsed', 'email-unverified'],
	},
	'POST /api/matching/answers/:id/take-back': {
		summary: 'Take a request back that was not accepted yet',
		access: 'member',
		params: id,
		response: id,
		refusals: ['not-found', 'not-allowed'],
	},
	'POST /api/matching/answers/:id/reserve': {
		summary:
			'Make a reservation of a matched answer: its lines, date and places; what is missing comes back as faults of the reservation form',
		access: 'member',
		params: id,
		body: reserveBody,
		response: z.strictObject({ reservationId: z.uuid(), code: z.string() }),
		refusals: [
			'not-found',
			'invalid-input',
			'not-allowed',
			'slot-full',
			'not-on-sale',
			'price-changed',
			'key-reused',
			'unpaid-full',
			'requests-full',
			'address-unproved',
			'too-many-attempts',
		],
	},
	'POST /api/matching/questions/:id/shares': {
		summary: 'A link by which family sees question and answers, read-only, until it ends',
		access: 'member',
		params: id,
		body: z.strictObject({
			days: z
				.int(fault('invalid-input'))
				.min(shareDays.least, fault('invalid-input'))
				.max(shareDays.most, fault('invalid-input')),
		}),
		response: share,
		refusals: ['not-found', 'invalid-input', 'not-allowed'],
	},
	'DELETE /api/matching/questions/:id/shares/:shareId': {
		summary: 'End such a link now',
		access: 'member',
		params: z.strictObject({ id: z.uuid(), shareId: z.uuid() }),
		response: id,
		refusals: ['not-found'],
	},
	'POST /api/matching/questions/:id/reports': {
		summary: 'Tell an operator that a question is not right; once a member',
		access: 'member',
		params: id,
		body: reportBody,
		response: z.strictObject({}),
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'too-many-attempts'],
	},
	'POST /api/matching/answers/:id/reports': {
		summary: 'Tell an operator that an answer is not right; once a member',
		access: 'member',
		params: id,
		body: reportBody,
		response: z.strictObject({}),
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'too-many-attempts'],
	},
} as const satisfies Record<string, Endpoint>;
