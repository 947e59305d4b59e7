import { z } from 'zod';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { mostOfMessage } from '#domain/phrase/phrase-message.ts';
import {
	maxHidingReason,
	messageReportQueues,
	messageReportReasons,
	messageReportStatuses,
	neighboursShown,
} from '#domain/thread/message-report.ts';
import { mostMessageFiles, partyRoles, threadSubjectKinds } from '#domain/thread/thread.ts';
import { cursor, type Endpoint, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { moment } from './moment.ts';
import { phraseUse } from './phrase.ts';
import { reporter } from './reporter.ts';
import { seen } from './seen.ts';

const id = z.uuid();
const language = z.enum(contentLocales).nullable();
const from = z.enum(partyRoles).nullable();
const phrases = z.array(phraseUse).max(mostOfMessage.phrases);
const subject = z.strictObject({ kind: z.enum(threadSubjectKinds), id });

const report = z.strictObject({
	/** Of the message. */
	id,
	threadId: z.uuid(),
	subject,
	/** The question whose answer it is about. */
	questionId: z.uuid().nullable(),
	from,
	files: z.int().nonnegative(),
	at: moment,
	language,
	status: z.enum(messageReportStatuses),
	/** Whoever found it wrong, the first first: operators alone learn that. */
	reports: z.array(z.strictObject({ reason: z.enum(messageReportReasons), at: moment, by: reporter })).max(50),
	decidedAt: moment.nullable(),
	/** The operator's first name. */
	decidedBy: z.string().nullable(),
});

const listed = report.extend({
	/** Who wrote it; empty where the account is closed. */
	author: z.string(),
	/** How it begins; empty where it is sealed, and where nothing is written in own words. */
	excerpt: z.string(),
	isSealed: z.boolean(),
	/** From the phrase book, where that lies in the open. */
	hasPhrases: z.boolean(),
});
export type ReportedMessage = z.output<typeof listed>;

const written = z.strictObject({
	id,
	from,
	/** Who wrote it; an empty name where the account is closed. */
	author: z.strictObject({ id: z.uuid().nullable(), name: z.string() }),
	/** The business it was written for. */
	house: z.string().nullable(),
	language,
	text: z.string(),
	phrases,
	files: z.int().nonnegative(),
	isHidden: z.boolean(),
	at: moment,
});
export type WrittenMessage = z.output<typeof written>;

const opened = report.extend({
	subject: subject.extend({
		/** The code of a reservation. */
		code: z.string().nullable(),
		/** Whether operators have its page: what a patient and a clinic share is theirs alone. */
		isOpen: z.boolean(),
	}),
	/** Those who write to each other: whose it is, and the house in the reader's language. */
	guest: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
	provider: z.string().nullable(),
	message: written.omit({ files: true, id: true }).extend({
		/** What its author reads, as what is said to them had better be written. */
		authorReads: language,
	}),
	files: z
		.array(
			z.strictObject({
				id,
				name: z.string(),
				mediaType: z.string(),
				bytes: z.int().nonnegative(),
				/** Where its bytes are; null where no operator opens it. */
				path: z.string().nullable(),
			}),
		)
		.max(mostMessageFiles),
	/** What was written just before it and just after, each in the order of the thread. */
	before: z.array(written).max(neighboursShown),
	after: z.array(written).max(neighboursShown),
	hiddenReason: z.string().nullable(),
	/** How it and its reports stand. */
	seen,
});
export type OpenedReport = z.output<typeof opened>;

const reason = z.string(fault('required')).trim().min(1, fault('required')).max(maxHidingReason, fault('too-long'));

export const messageReportEndpoints = {
	'GET /api/message-reports': {
		summary: 'Reported messages: those to look at, the longest waiting first; or those decided, the latest first',
		access: 'operator',
		duty: 'trust',
		query: z.strictObject({ queue: z.enum(messageReportQueues).default('open'), cursor }),
		response: pageOf(listed),
		refusals: ['invalid-input'],
	},
	'GET /api/message-reports/:id': {
		summary: 'A reported message with what was written around it and sent along; each look is in the trail',
		access: 'operator',
		duty: 'trust',
		params: z.strictObject({ id }),
		query: z.strictObject({ language: z.enum(contentLocales).default('ko') }),
		response: opened,
		refusals: ['not-found'],
	},
	'POST /api/message-reports/:id/decision': {
		summary:
			'Hide a message with the reason its author reads, or leave it; answers all of its reports, whose authors are told, and can be taken back by the other decision',
		access: 'operator',
		duty: 'trust',
		params: z.strictObject({ id }),
		body: z.discriminatedUnion('decision', [
			z.strictObject({ decision: z.literal('hide'), reason, seen }),
			z.strictObject({ decision: z.literal('dismiss'), seen }),
		]),
		response: z.strictObject({}),
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'changed-since'],
	},
} as const satisfies Record<string, Endpoint>;
