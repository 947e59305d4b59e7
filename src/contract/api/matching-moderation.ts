import { z } from 'zod';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { mostAnswers } from '#domain/matching/answer.ts';
import { matchingReportReasons } from '#domain/matching/question.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { answerTold, comparison, questionTold } from './matching-fields.ts';
import { moment } from './moment.ts';
import { reporter } from './reporter.ts';
import { seen } from './seen.ts';

const id = z.strictObject({ id: z.uuid() });
const reason = z.string(fault('required')).trim().min(1, fault('required')).max(1_000, fault('too-long'));
const hidden = z.strictObject({ reason: z.string(), at: moment }).nullable();
/** Why, and who reported what, is of those who decide about it: null and none for another operator. */
const hiddenToOperators = z.strictObject({ reason: z.string().nullable(), at: moment }).nullable();
/** The reports nobody has answered yet, the oldest first, and whose they are. */
const reports = z.array(z.strictObject({ reason: z.enum(matchingReportReasons), at: moment, by: reporter })).max(50);

const decided = {
	hidden: hiddenToOperators,
	reports,
	/** Who decided about it last; null where nobody has. */
	decided: z.strictObject({ at: moment, by: z.string() }).nullable(),
	/** How it and its reports stand. */
	seen,
};

/** A question as an operator sees it: all of it but how its asker is reached. */
export const moderatedQuestion = questionTold.extend({
	role: z.literal('operator'),
	/** Empty where the account is closed. */
	asker: z.strictObject({ id: z.uuid(), name: z.string(), language }),
	...decided,
	/** With the languages of those who are told when it is hidden. */
	answers: z
		.array(answerTold.extend({ ...decided, reads: z.array(language).max(contentLocales.length) }))
		.max(mostAnswers),
	comparison,
	may: z.strictObject({ hide: z.boolean(), show: z.boolean() }),
});
export type ModeratedQuestion = z.output<typeof moderatedQuestion>;

const moderated = questionTold
	.pick({
		id: true,
		area: true,
		kind: true,
		status: true,
		isPrivate: true,
		title: true,
		createdAt: true,
		answerCount: true,
	})
	.extend({
		locale: language,
		excerpt: z.string(),
		hidden,
		/** Of the question and of its answers. */
		reportCount: z.int(),
		/** When the first of them came. */
		reportedAt: moment.nullable(),
	});
export type ModeratedListItem = z.output<typeof moderated>;

const decision = z.discriminatedUnion('decision', [
	z.strictObject({ decision: z.literal('show'), seen }),
	/** In the words its writer is told. */
	z.strictObject({ decision: z.literal('hide'), reason, seen }),
]);

export const matchingQueues = ['reported', 'all', 'hidden'] as const;

export const matchingModerationEndpoints = {
	'GET /api/matching/moderation': {
		summary: 'Questions that were reported, themselves or an answer; all of them, or those that are hidden',
		access: 'operator',
		duty: 'trust',
		query: z.strictObject({ language, queue: z.enum(matchingQueues).default('reported'), cursor }),
		response: pageOf(moderated),
		refusals: ['invalid-input'],
	},
	'POST /api/matching/questions/:id/decision': {
		summary: 'Hide a question with the reason its asker is told, or show it again; answers its reports',
		access: 'operator',
		duty: 'trust',
		params: id,
		body: decision,
		response: id,
		refusals: ['not-found', 'invalid-input', 'changed-since'],
	},
	'POST /api/matching/answers/:id/decision': {
		summary: 'Hide an answer with the reason its provider is told, or show it again; answers its reports',
		access: 'operator',
		duty: 'trust',
		params: id,
		body: decision,
		response: id,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'changed-since'],
	},
} as const satisfies Record<string, Endpoint>;
