import { z } from 'zod';
import { isMonth } from '#domain/refund/refund-month.ts';
import { paymentMethods } from '#domain/reservation/payment.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { refundWaySaid } from './refund-account.ts';

const month = z.string().refine(isMonth);
const won = z.int();

const owed = z.strictObject({
	id: z.uuid(),
	code: z.string(),
	guest: z.string(),
	memberId: z.uuid(),
	title: z.string(),
	provider: z.string(),
	/** Still to be sent back. */
	won: won.positive(),
	/** Since when, and by when guests were told it would be sent. */
	since: z.iso.datetime(),
	by: z.iso.datetime(),
	isLate: z.boolean(),
	/** Where it goes, masked, and whether that is known; when its guest was asked last, and whether they can be now. */
	said: refundWaySaid.nullable(),
	isKnown: z.boolean(),
	askedAt: z.iso.datetime().nullable(),
	canAsk: z.boolean(),
});
export type OwedRefund = z.output<typeof owed>;

const paid = z.strictObject({
	id: z.uuid(),
	reservationId: z.uuid(),
	code: z.string(),
	guest: z.string(),
	/** Below nothing where it corrects a closed month. */
	won,
	method: z.enum(paymentMethods),
	at: z.iso.datetime(),
	/** Who wrote it down; null where the account is closed. */
	by: z.string().nullable(),
	as: z.enum(['member', 'provider', 'operator', 'clock']),
	/** Taken back after its month was closed: when it had been recorded as sent. */
	corrects: z.iso.datetime().nullable(),
});
export type PaidRefund = z.output<typeof paid>;

const books = z.strictObject({
	/** `unknown`: of how many nobody knows where they go. */
	owed: z.strictObject({ count: z.int(), won, late: z.int(), unknown: z.int() }),
	/** The newest first, this month too. */
	months: z.array(
		z.strictObject({
			month: z.string(),
			count: z.int(),
			won,
			canClose: z.boolean(),
			closed: z.strictObject({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
		}),
	),
});
export type RefundBooks = z.output<typeof books>;

export const refundEndpoints = {
	'GET /api/refunds': {
		summary: 'What is owed in sum, and what was sent back month by month',
		access: 'operator',
		duty: 'money',
		response: books,
	},
	'GET /api/refunds/owed': {
		summary: 'What is owed to whom and until when; what is due first, first',
		access: 'operator',
		duty: 'money',
		query: z.strictObject({ language, only: z.literal('unknown').optional(), cursor }),
		response: pageOf(owed),
		refusals: ['invalid-input'],
	},
	'GET /api/refunds/paid': {
		summary: 'What was sent back in a month and what was corrected in it, by whom; the newest first',
		access: 'operator',
		duty: 'money',
		query: z.strictObject({ month, cursor }),
		response: pageOf(paid),
		refusals: ['invalid-input'],
	},
	'GET /api/refunds/export': {
		summary: 'The refunds of a month as a CSV for the books, with the names of guests. Recorded',
		access: 'operator',
		duty: 'money',
		query: z.strictObject({ month, language }),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['sign-in-again'],
	},
	'PUT /api/refunds/months/:month/closing': {
		summary: 'Close a month that is over, with its sum; it is not opened again',
		access: 'operator',
		duty: 'money',
		params: z.strictObject({ month }),
		/** What was seen: if it is another sum by now, it is to be looked at first. */
		body: z.strictObject({ count: z.int().nonnegative(), won }),
		response: z.strictObject({}),
		refusals: ['not-allowed', 'changed-since', 'sign-in-again'],
	},
} as const satisfies Record<string, Endpoint>;
