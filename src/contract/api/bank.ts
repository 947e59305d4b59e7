import { z } from 'zod';
import { asideReasons, lineStates, lineTabs } from '#domain/bank/bank-line.ts';
import { matchReasons } from '#domain/bank/match-lines.ts';
import { payoutReasons } from '#domain/bank/match-payouts.ts';
import { directions, lineFaults } from '#domain/bank/read-statement.ts';
import { columnFaults, columnUses } from '#domain/bank/statement-columns.ts';
import { fileEncodings } from '#domain/bulk/file-text.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';

const count = z.int().nonnegative();
const won = z.int().positive();
const sum = z.strictObject({ lines: count, won: count });
const byId = z.strictObject({ id: z.uuid() });

/** What keeps a whole file from being read, each with words under `console.bank.unreadable`. */
const fileFaults = [
	'empty',
	'too-large',
	'too-many-lines',
	'encoding',
	'malformed',
	'no-header',
	...columnFaults,
] as const;

/** Of a file with more wrong lines, the first are told, and how many there are. */
export const mostToldFaults = 100;
export const mostColumns = 60;
/** So many lines are shown before they are kept. */
export const mostPreviewed = 6;
/** So many of the lines are named that keep a statement from being removed. */
export const mostUndoFirst = 20;

/** What each column is, left to right, parted by commas; left out, it is known or guessed. */
const uses = z
	.string()
	.transform((text) => text.split(','))
	.pipe(z.array(z.enum(columnUses)).max(mostColumns))
	.optional();

const trial = z.strictObject({
	encoding: z.enum(fileEncodings).nullable(),
	/** Why nothing of it can be read; null where it can. */
	unreadable: z.strictObject({ why: z.enum(fileFaults), line: z.int().nullable() }).nullable(),
	/** The columns by the names that the bank gave them, what each is taken for, and what stands in the first lines. */
	columns: z
		.array(z.strictObject({ name: z.string(), use: z.enum(columnUses), examples: z.array(z.string()).max(3) }))
		.max(mostColumns),
	/** They were read like this the last time. */
	isRemembered: z.boolean(),
	counts: z.strictObject({ lines: count, fresh: count, known: count, bad: count }),
	/** The first of the new lines, as they would be kept. */
	preview: z
		.array(
			z.strictObject({
				...{ row: z.int(), on: z.iso.date(), time: z.string().nullable(), direction: z.enum(directions), won },
				...{ balance: z.int().nullable(), text: z.string() },
			}),
		)
		.max(mostPreviewed),
	/** How many of the new lines came in and went out, and how much they make. */
	sums: z.strictObject({ in: sum, out: sum }),
	/** What speaks against these columns: names that say the opposite, and lines after which more or less was left than they say. */
	against: z.strictObject({ names: z.array(z.string()).max(mostColumns), balance: count }),
	faults: z
		.array(z.strictObject({ row: z.int(), column: z.string(), value: z.string(), why: z.enum(lineFaults) }))
		.max(mostToldFaults),
});
export type StatementTrial = z.output<typeof trial>;

const statement = z.strictObject({
	id: z.uuid(),
	name: z.string(),
	firstOn: z.iso.date(),
	lastOn: z.iso.date(),
	uploadedAt: z.iso.datetime(),
	/** Null where the account is closed. */
	by: z.string().nullable(),
	known: count,
	counts: z.strictObject({ open: count, matched: count, aside: count }),
});
export type BankStatement = z.output<typeof statement>;

const readStatement = z.strictObject({
	...statement.shape,
	tabs: z.strictObject({ sure: count, near: count, none: count, matched: count, aside: count }),
	/** Lines of which something was said, the first of them: it has to be undone before the statement can be removed. */
	undoFirst: z.strictObject({
		count,
		lines: z
			.array(
				z.strictObject({
					...{ id: z.uuid(), on: z.iso.date(), direction: z.enum(directions), won, state: z.enum(lineStates) },
				}),
			)
			.max(mostUndoFirst),
	}),
});
export type ReadBankStatement = z.output<typeof readStatement>;

const candidate = z.strictObject({
	reservationId: z.uuid(),
	code: z.string(),
	guest: z.string(),
	title: z.string(),
	/** What is asked for now, all that is missing, and what is owed to the guest. */
	due: count,
	missing: count,
	refund: count,
});
export type BankCandidate = z.output<typeof candidate>;

const payout = z.strictObject({
	payoutId: z.uuid(),
	settlementId: z.uuid(),
	number: z.string(),
	business: z.string(),
	paidOn: z.iso.date(),
	reference: z.string(),
	won,
});

const line = z.strictObject({
	id: z.uuid(),
	row: z.int(),
	on: z.iso.date(),
	time: z.string().nullable(),
	direction: z.enum(directions),
	won,
	/** What of it belongs to nothing yet. */
	left: count,
	/** What the bank printed; null once it was erased. */
	text: z.string().nullable(),
	state: z.enum(lineStates),
	/** Money that went out on a day whose month of refunds is closed: what is recorded of it now counts in the month of now. */
	isMonthClosed: z.boolean(),
	aside: z.strictObject({ reason: z.enum(asideReasons), note: z.string() }).nullable(),
	decided: z.strictObject({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
	matches: z.array(z.strictObject({ reservationId: z.uuid(), code: z.string(), guest: z.string(), won })).max(100),
	/** Transfers to or from a partner that it stands for. */
	payouts: z.array(payout).max(100),
	/** Recorded transfers to or from a partner that it may be. */
	payoutSuggestions: z
		.array(z.strictObject({ ...payout.shape, why: z.array(z.enum(payoutReasons)), isSure: z.boolean() }))
		.max(5),
	suggestions: z
		.array(
			z.strictObject({
				...candidate.shape,
				paymentId: z.uuid().nullable(),
				won,
				why: z.array(z.enum(matchReasons)),
				isSure: z.boolean(),
			}),
		)
		.max(5),
});
export type BankPayout = BankLine['payoutSuggestions'][number];
export type BankLine = z.output<typeof line>;

const aside = { reason: z.enum(asideReasons), note: z.string().trim().max(200) };
/** So many lines are set aside in one go: some pages of them. */
const mostAtOnce = 500;

export const bankEndpoints = {
	'GET /api/bank/statements': {
		summary: 'Bank statements that were uploaded, the newest first',
		access: 'operator',
		duty: 'money',
		query: z.strictObject({ cursor }),
		response: pageOf(statement),
		refusals: ['invalid-input'],
	},
	'POST /api/bank/trials': {
		summary: 'How a bank’s CSV file would be read: columns, new and known lines, and what is wrong; nothing is kept',
		access: 'operator',
		duty: 'money',
		query: z.strictObject({ uses }),
		upload: ['text/csv'],
		response: trial,
	},
	'POST /api/bank/statements': {
		summary: 'Keep the lines of a bank’s CSV file that are new; its columns are remembered',
		access: 'operator',
		duty: 'money',
		query: z.strictObject({
			uses,
			name: z.string().trim().min(1).max(120),
			/** Lines that cannot be read are left out, as was seen. */
			leaveOut: z.literal('1').optional(),
		}),
		upload: ['text/csv'],
		/** No id where every line was known already. */
		response: z.strictObject({ id: z.uuid().nullable(), fresh: count, known: count }),
		refusals: ['changed-since'],
	},
	'GET /api/bank/statements/:id': {
		summary: 'A bank statement: how many of its lines are sure, near, unknown and decided',
		access: 'operator',
		duty: 'money',
		params: byId,
		response: readStatement,
		refusals: ['not-found'],
	},
	'DELETE /api/bank/statements/:id': {
		summary:
			'Remove a bank statement with its lines, none of which was matched or set aside; its columns are forgotten',
		access: 'operator',
		duty: 'money',
		params: byId,
		response: z.strictObject({}),
		refusals: ['not-found', 'changed-since'],
	},
	'GET /api/bank/statements/:id/lines': {
		summary: 'The lines of a bank statement with what they may belong to',
		access: 'operator',
		duty: 'money',
		params: byId,
		query: z.strictObject({ tab: z.enum(lineTabs), language, cursor }),
		response: pageOf(line),
		refusals: ['not-found', 'invalid-input'],
	},
	'GET /api/bank/reservations/:code': {
		summary: 'The reservation of a code, as a line may belong to it',
		access: 'operator',
		duty: 'money',
		/** Whole, or its last five signs where no other ends with them. */
		params: z.strictObject({ code: z.string().max(40) }),
		query: z.strictObject({ language }),
		response: candidate,
		refusals: ['not-found'],
	},
	'POST /api/bank/lines/:id/matches': {
		summary:
			'Say what a line belongs to: a payment or refund is recorded and its guest told, or one that is there is tied to it',
		access: 'operator',
		duty: 'money',
		params: byId,
		body: z.strictObject({
			/** Of the payment; sent again, nothing is recorded twice. */
			key: z.uuid(),
			reservationId: z.uuid(),
			won,
			/** A payment that was recorded before. */
			paymentId: z.uuid().nullable(),
			/** More than is due, and that was said. */
			isMore: z.boolean().optional(),
		}),
		response: z.strictObject({ state: z.enum(lineStates), left: count }),
		refusals: ['not-found', 'not-allowed', 'changed-since', 'key-reused', 'invalid-input'],
	},
	'POST /api/bank/lines/:id/payouts': {
		summary: 'Say that a line is a transfer to or from a partner that was recorded with its settlement',
		access: 'operator',
		duty: 'money',
		params: byId,
		body: z.strictObject({ payoutId: z.uuid() }),
		response: z.strictObject({ state: z.enum(lineStates), left: count }),
		refusals: ['not-found', 'changed-since'],
	},
	'PUT /api/bank/lines/:id/aside': {
		summary: 'Set a line aside that belongs to no reservation, with the reason',
		access: 'operator',
		duty: 'money',
		params: byId,
		body: z.strictObject(aside),
		response: z.strictObject({}),
		refusals: ['not-found', 'changed-since', 'invalid-input'],
	},
	'PUT /api/bank/aside-lines': {
		summary:
			'Set several lines aside for one reason; those that were decided meanwhile are left as they are, and named',
		access: 'operator',
		duty: 'money',
		body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(mostAtOnce), ...aside }),
		response: z.strictObject({ done: z.array(z.uuid()).max(mostAtOnce), left: z.array(z.uuid()).max(mostAtOnce) }),
		refusals: ['invalid-input'],
	},
	'POST /api/bank/lines/:id/reopening': {
		summary: 'Take back what was said of a line; payments recorded with it are reversed and their guests told',
		access: 'operator',
		duty: 'money',
		params: byId,
		body: z.strictObject({ reason: z.string().trim().min(1).max(500) }),
		response: z.strictObject({}),
		refusals: ['not-found', 'not-allowed', 'invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
