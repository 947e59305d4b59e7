import { z } from 'zod';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { mostOfMessage } from '#domain/phrase/phrase-message.ts';
import {
	messageReportDecisions,
	messageReportQueues,
	messageReportReasons,
	messageReportStatuses,
} from '#domain/thread/message-report.ts';
import { partyRoles, threadSubjectKinds } from '#domain/thread/thread.ts';
import { cursor, type Endpoint, pageOf } from '../endpoint.ts';
import { moment } from './moment.ts';
import { phraseUse } from './phrase.ts';

const reportedMessage = z.strictObject({
	/** Of the message. */
	id: z.uuid(),
	threadId: z.uuid(),
	subject: z.strictObject({ kind: z.enum(threadSubjectKinds), id: z.uuid() }),
	/** The question whose answer it is about. */
	questionId: z.uuid().nullable(),
	from: z.enum(partyRoles).nullable(),
	/** Who wrote it; to operators. */
	author: z.string(),
	language: z.enum(contentLocales).nullable(),
	text: z.string(),
	phrases: z.array(phraseUse).max(mostOfMessage.phrases),
	files: z.int().nonnegative(),
	at: moment,
	status: z.enum(messageReportStatuses),
	/** Whoever found it wrong, the first first. */
	reports: z.array(z.strictObject({ reason: z.enum(messageReportReasons), at: moment })).max(50),
	decidedAt: moment.nullable(),
	/** The operator's first name. */
	decidedBy: z.string().nullable(),
});
export type ReportedMessage = z.output<typeof reportedMessage>;

export const messageReportEndpoints = {
	'GET /api/message-reports': {
		summary: 'Reported messages: those to look at, the longest waiting first; or those decided, the latest first',
		access: 'operator',
		query: z.strictObject({ queue: z.enum(messageReportQueues).default('open'), cursor }),
		response: pageOf(reportedMessage),
		refusals: ['invalid-input'],
	},
	'POST /api/message-reports/:id/decision': {
		summary: 'Hide a message, or leave it; answers all of its reports, and can be taken back by the other decision',
		access: 'operator',
		params: z.strictObject({ id: z.uuid() }),
		body: z.strictObject({ decision: z.enum(messageReportDecisions) }),
		response: z.strictObject({}),
		refusals: ['not-found', 'invalid-input', 'not-allowed'],
	},
} as const satisfies Record<string, Endpoint>;
