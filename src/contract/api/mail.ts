import { z } from 'zod';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';

export const mailStatus = z.enum(['queued', 'sent', 'kept', 'dropped', 'failed']);

const mailSummary = z.strictObject({
	id: z.string(),
	/** Shortened, unless it lies in the mailbox that stands in for SMTP. */
	address: z.string(),
	/** Whom it is for, where they have an account. */
	member: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
	language,
	template: z.string(),
	subject: z.string().nullable(),
	status: mailStatus,
	attempts: z.int(),
	/** A code, and what the other mail server said where it said something. */
	lastError: z.string().nullable(),
	createdAt: z.iso.datetime(),
	sentAt: z.iso.datetime().nullable(),
});

export const mailEndpoints = {
	'GET /api/mails': {
		summary: 'Mails, newest first, by state and by the address they went to',
		access: 'operator',
		duty: 'running',
		/** The whole address: a part of one would list the addresses of many. */
		query: z.strictObject({ status: mailStatus.optional(), address: z.string().trim().max(254).optional(), cursor }),
		response: pageOf(mailSummary),
	},
	'GET /api/mails/:id': {
		summary: 'One mail of the mailbox, as it was written',
		access: 'operator',
		duty: 'running',
		params: z.strictObject({ id: z.uuid() }),
		response: mailSummary.extend({ html: z.string().nullable(), plain: z.string().nullable() }),
		refusals: ['not-found'],
	},
	'POST /api/mails/retries': {
		summary:
			'Send all again that failed, as after a mail server that was away, refused addresses too; at most a thousand at once',
		access: 'operator',
		duty: 'running',
		response: z.strictObject({ count: z.int().nonnegative() }),
	},
	'POST /api/mails/:id/retry': {
		summary: 'Send a failed mail again',
		access: 'operator',
		duty: 'running',
		params: z.strictObject({ id: z.uuid() }),
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
