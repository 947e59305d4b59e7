import { z } from 'zod';
import { isMonth } from '#domain/refund/refund-month.ts';
import { payoutStates, payoutWays } from '#domain/settlement/payout.ts';
import { lineKinds, wholePoints } from '#domain/settlement/settlement.ts';
import { cursor, type Endpoint, givenDay, language, pageOf } from '../endpoint.ts';

const month = z.string().refine(isMonth);
const count = z.int().nonnegative();
const points = z.int().min(0).max(wholePoints);
const byId = z.strictObject({ id: z.uuid() });

/** Of one statement: more are no longer parts of a payment. */
export const mostPayouts = 50;

const money = {
	paidWon: z.int(),
	heldWon: z.int(),
	promotionWon: z.int(),
	commissionWon: z.int(),
	/** Below zero the partner owes the agency. */
	payableWon: z.int(),
};

const statement = z.strictObject({
	id: z.uuid(),
	number: z.string(),
	organisationId: z.uuid(),
	business: z.string(),
	month: z.string(),
	...money,
	/** The tax that is in the commission. */
	taxWon: z.int(),
	/** What of it has changed hands, and how it stands by that. */
	settledWon: z.int(),
	state: z.enum(payoutStates),
	closedAt: z.iso.datetime(),
});
export type SettlementStatement = z.output<typeof statement>;

const payoutReference = z.string().trim().max(60, 'too-long');
const payoutNote = z.string().trim().max(300, 'too-long');

const payout = z.strictObject({
	id: z.uuid(),
	way: z.enum(payoutWays),
	/** To the partner above zero, from it below. */
	won: z.int(),
	paidOn: z.iso.date(),
	reference: z.string(),
	note: z.string(),
	recordedAt: z.iso.datetime(),
	/** On which day the agency's bank has it, and in which statement that operators uploaded; null where no line is tied to it. */
	bank: z.strictObject({ on: z.iso.date(), statementId: z.uuid().nullable() }).nullable(),
	/** Recorded wrongly: when it was taken back, and why. */
	reversed: z.strictObject({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type SettlementPayout = z.output<typeof payout>;

const line = z.strictObject({
	reservationId: z.uuid(),
	code: z.string(),
	on: z.iso.date(),
	title: z.string(),
	kind: z.enum(lineKinds),
	points,
	...money,
});

const monthRow = z.strictObject({
	month: z.string(),
	canClose: z.boolean(),
	/** A later month was closed before it: what of it is not settled yet is settled with the next that is closed. */
	isPassed: z.boolean(),
	closed: z.strictObject({ at: z.iso.datetime(), count, payableWon: z.int() }).nullable(),
});

const share = z.strictObject({
	organisationId: z.uuid(),
	business: z.string(),
	/** Its statement, once the month is closed. */
	id: z.uuid().nullable(),
	number: z.string().nullable(),
	/** How its statement stands. */
	state: z.enum(payoutStates).nullable(),
	lines: count,
	...money,
});

const rates = z.strictObject({
	organisationId: z.uuid(),
	business: z.string(),
	isMedical: z.boolean(),
	/** The newest first; those to come too. */
	rates: z.array(z.strictObject({ startsOn: z.iso.date(), points, canRemove: z.boolean() })).max(100),
	/** In force today. */
	points,
});
export type CommissionRates = z.output<typeof rates>;

export const settlementEndpoints = {
	'GET /api/settlements': {
		summary: 'Settlement statements of one’s business by month, the newest first; operators see those of all',
		access: 'partner',
		query: z.strictObject({
			...{ language, cursor, organisation: z.uuid().optional() },
			/** What is still to be paid, to a partner or by one. */
			of: z.enum(['due', 'owed']).optional(),
		}),
		response: pageOf(statement),
		refusals: ['invalid-input', 'not-found'],
	},
	'GET /api/settlements/:id': {
		summary: 'A settlement statement with its sums',
		access: 'partner',
		params: byId,
		query: z.strictObject({ language }),
		response: statement,
		refusals: ['not-found'],
	},
	'GET /api/settlements/:id/lines': {
		summary: 'The reservations of a settlement statement by day of service',
		access: 'partner',
		params: byId,
		query: z.strictObject({ language, cursor }),
		response: pageOf(line),
		refusals: ['not-found', 'invalid-input'],
	},
	'GET /api/settlements/:id/file': {
		summary: 'A settlement statement as CSV or as PDF in Korean',
		access: 'partner',
		params: byId,
		query: z.strictObject({ language, as: z.enum(['csv', 'pdf']) }),
		answers: 'file',
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
	'GET /api/settlements/:id/payouts': {
		summary: 'When a settlement statement was paid, with what was recorded wrongly and taken back',
		access: 'partner',
		params: byId,
		response: z.strictObject({
			payouts: z.array(payout).max(mostPayouts),
			/** What is still to change hands; below zero the partner owes it. */
			openWon: z.int(),
			/** Where the partner is paid now, masked; null where it has given no account. */
			account: z.string().nullable(),
			/** Whether the reader may record one, or take one back. */
			canRecord: z.boolean(),
		}),
		refusals: ['not-found'],
	},
	'POST /api/settlements/:id/payouts': {
		summary: 'Record that a settlement statement, or a part of it, was paid; the partner is told',
		access: 'operator',
		duty: 'money',
		params: byId,
		body: z.strictObject({
			key: z.uuid(),
			way: z.enum(payoutWays),
			/** Without a sign: who pays follows from the statement. */
			won: z.int().positive('required'),
			paidOn: givenDay('date-wrong'),
			reference: payoutReference,
			note: payoutNote,
			/** What was open when it was looked at. */
			seen: z.strictObject({ openWon: z.int() }),
		}),
		response: z.strictObject({}),
		refusals: ['not-found', 'not-allowed', 'invalid-input', 'changed-since', 'key-reused', 'sign-in-again'],
	},
	'POST /api/settlements/:id/payouts/:payoutId/reversal': {
		summary: 'Take back a payout that was recorded wrongly; the partner is told why',
		access: 'operator',
		duty: 'money',
		params: z.strictObject({ id: z.uuid(), payoutId: z.uuid() }),
		body: z.strictObject({ reason: z.string().trim().min(1, 'required').max(300, 'too-long') }),
		response: z.strictObject({}),
		refusals: ['not-found', 'sign-in-again'],
	},
	'GET /api/settlement-months': {
		summary: 'The months of the last year: which are closed, and which one can be',
		access: 'operator',
		duty: 'money',
		response: z.strictObject({ months: z.array(monthRow).max(13) }),
	},
	'GET /api/settlement-months/:month': {
		summary: 'What each partner gets for a month: as closed, or as it stands now',
		access: 'operator',
		duty: 'money',
		params: z.strictObject({ month }),
		query: z.strictObject({ language }),
		response: z.strictObject({
			...monthRow.shape,
			partners: z.array(share).max(1_000),
			/** With what partners get and what they owe apart. */
			sum: z.strictObject({ count, ...money, dueWon: z.int(), owedWon: z.int() }),
		}),
	},
	'PUT /api/settlement-months/:month/closing': {
		summary:
			'Close a month that is over: statements get their numbers and the partners are told; it is not opened again',
		access: 'operator',
		duty: 'money',
		params: z.strictObject({ month }),
		/** What was seen: if it is another sum by now, it is to be looked at first. */
		body: z.strictObject({ count, payableWon: z.int() }),
		response: z.strictObject({}),
		refusals: ['not-allowed', 'changed-since', 'sign-in-again'],
	},
	'GET /api/commissions': {
		summary: 'The commission of each partner: rates with the day they begin',
		access: 'operator',
		duty: 'money',
		query: z.strictObject({ language, cursor }),
		response: pageOf(rates),
		refusals: ['invalid-input'],
	},
	'PUT /api/commissions/:id': {
		summary: 'A partner’s commission from a day on; a month that is closed keeps its own',
		access: 'operator',
		duty: 'money',
		params: byId,
		body: z.strictObject({ startsOn: givenDay('date-wrong'), points }),
		response: z.strictObject({}),
		refusals: ['not-found', 'invalid-input', 'sign-in-again'],
	},
	'DELETE /api/commissions/:id/rates/:startsOn': {
		summary: 'Take away a rate that was set by mistake, as long as no closed month goes by it',
		access: 'operator',
		duty: 'money',
		params: z.strictObject({ id: z.uuid(), startsOn: z.iso.date() }),
		response: z.strictObject({}),
		refusals: ['not-found', 'not-allowed', 'sign-in-again'],
	},
} as const satisfies Record<string, Endpoint>;
