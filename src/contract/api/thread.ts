import { z } from 'zod';
import { disputeOutcomes, disputeReasons, disputeStates } from '#domain/dispute/dispute.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { mostOfMessage } from '#domain/phrase/phrase-message.ts';
import { actorKinds } from '#domain/reservation/reservation.ts';
import { messageReportReasons } from '#domain/thread/message-report.ts';
import { maxMessageLength, mostMessageFiles, partyRoles, threadSubjectKinds } from '#domain/thread/thread.ts';
import { threadLineKinds } from '#domain/thread/thread-lines.ts';
import { cursor, type Endpoint, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { moment } from './moment.ts';
import { phraseUse } from './phrase.ts';

const id = z.strictObject({ id: z.uuid() });
const role = z.enum(partyRoles);

const messageFile = z.strictObject({
	id: z.uuid(),
	name: z.string(),
	mediaType: z.string(),
	bytes: z.int().nonnegative(),
	/** Where its bytes are. */
	path: z.string(),
});
export type MessageFile = z.output<typeof messageFile>;

/** What happened, and nobody wrote; of a dispute, what about and what is proposed or decided. */
const line = z.strictObject({
	kind: z.enum(threadLineKinds),
	by: z.enum(actorKinds),
	dispute: z
		.strictObject({
			reason: z.enum(disputeReasons).optional(),
			outcome: z.enum(disputeOutcomes).optional(),
			won: z.int().nonnegative().optional(),
			state: z.enum(disputeStates).optional(),
		})
		.optional(),
});
export type ThreadLine = z.output<typeof line>;

const message = z.strictObject({
	id: z.uuid(),
	/** In the order of the thread; numbers may be missing. */
	number: z.int().positive(),
	/** As what its author wrote it; null for a line about what happened. */
	from: role.nullable(),
	isMine: z.boolean(),
	/** The first name of whoever wrote for the house; to the house alone. */
	by: z.string().nullable(),
	/** The language its own words are written in, where that is known. */
	language: z.enum(contentLocales).nullable(),
	/** Empty where there are only phrases or files, or it was hidden or erased. */
	text: z.string(),
	/** From the phrase book, before the words: every reader has them in their own language. */
	phrases: z.array(phraseUse).max(mostOfMessage.phrases),
	files: z.array(messageFile).max(mostMessageFiles),
	line: line.nullable(),
	/** An operator has hidden it after a report. */
	isHidden: z.boolean(),
	/** Why, in the operator's words; to its author alone. */
	hiddenReason: z.string().nullable(),
	/** The viewer has told the operators of it. */
	isReported: z.boolean(),
	/** The other side has read it. */
	isRead: z.boolean(),
	at: moment,
});
export type ThreadMessage = z.output<typeof message>;

const page = pageOf(message).extend({
	subject: z.strictObject({ kind: z.enum(threadSubjectKinds), id: z.uuid() }),
	role,
	mayWrite: z.boolean(),
	isHealth: z.boolean(),
	/** The language the other side reads in. */
	otherReads: z.enum(contentLocales),
	/** The number up to which the viewer has read. */
	readUpTo: z.int().nonnegative(),
	unread: z.int().nonnegative(),
});
export type ThreadPage = z.output<typeof page>;

const text = z.string(fault('required')).trim().max(maxMessageLength, fault('too-long'));

export const threadEndpoints = {
	'GET /api/threads/:id/messages': {
		summary: 'What was written in a thread, newest first, and how far the viewer has read; reading it marks nothing',
		access: 'member',
		forKeys: ['thread.write'],
		params: id,
		query: z.strictObject({ cursor }),
		response: page,
		refusals: ['not-found'],
	},
	'POST /api/threads/:id/messages': {
		summary: 'Write to the others; the key makes a repeat harmless',
		access: 'member',
		forKeys: ['thread.write'],
		params: id,
		body: z.strictObject({
			key: z.uuid(),
			text,
			/** From the phrase book, before the words. */
			phrases: z.array(phraseUse).max(mostOfMessage.phrases, fault('too-much')).default([]),
			/** The language the writer reads the site in. */
			language: z.enum(contentLocales).optional(),
			/** What was uploaded to be sent along. */
			fileIds: z.array(z.uuid()).max(mostMessageFiles).default([]),
		}),
		response: message,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'too-many-attempts', 'key-reused'],
	},
	'POST /api/threads/:id/read': {
		summary: 'How far the viewer has read, by the number of a message; a mark only goes on',
		access: 'member',
		params: id,
		body: z.strictObject({ upTo: z.int().positive().max(2_147_483_647) }),
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
	'POST /api/threads/:id/files': {
		summary: 'A picture or a PDF to be sent along with a message; until then its uploader’s alone',
		access: 'member',
		params: id,
		upload: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'],
		query: z.strictObject({ name: z.string().max(200).default('') }),
		response: messageFile,
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'too-many-attempts', 'files-full', 'too-busy'],
	},
	'POST /api/threads/:id/messages/:messageId/reports': {
		summary: 'Tell the operators that a message is not right; once a reader',
		access: 'member',
		params: id.extend({ messageId: z.uuid() }),
		body: z.strictObject({ reason: z.enum(messageReportReasons, fault('choose-one')) }),
		response: z.strictObject({}),
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'too-many-attempts'],
	},
} as const satisfies Record<string, Endpoint>;
