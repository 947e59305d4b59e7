import { z } from 'zod';
import { paymentMethods } from '#domain/reservation/payment.ts';
import { needsNote, proofReasons, proofStatuses, refusalReasons } from '#domain/reservation/proof.ts';
import { actorKinds } from '#domain/reservation/reservation.ts';
import { shownStatuses } from '#domain/reservation/shown-status.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { moment } from './moment.ts';
import { mostTogether } from './reservation-money.ts';

const won = z.int().nonnegative();
/** What waits to be looked for in the account, and what was decided. */
export const proofQueues = ['waiting', 'decided'] as const;
export type ProofQueue = (typeof proofQueues)[number];

/** What a slip is to pay for. */
const paidFor = z.strictObject({
	reservationId: z.uuid(),
	code: z.string(),
	title: z.string(),
	provider: z.string(),
	on: z.iso.date(),
	status: z.enum(shownStatuses),
	/** What was asked for when it was sent, and what can be recorded at the most. */
	won,
	most: won,
	receivedWon: won.nullable(),
	/** What is recorded as paid already: by whom, how, and when last. */
	recorded: z
		.array(z.strictObject({ won, method: z.enum(paymentMethods), actor: z.enum(actorKinds), at: moment }))
		.max(actorKinds.length * paymentMethods.length),
	state: z.enum(proofStatuses),
	/** Whether refusing it puts the date of the transfer off. */
	isPutOff: z.boolean(),
});

const slip = z.strictObject({
	/** Of its file. */
	id: z.uuid(),
	name: z.string(),
	mediaType: z.string(),
	variant: z.string(),
	sentAt: moment,
	answerBy: moment,
	guest: z.string(),
	email: z.string(),
	/** What the guest's mails are written in: the words are read in it. */
	guestLanguage: language,
	status: z.enum(proofStatuses),
	reason: z.enum(proofReasons).nullable(),
	note: z.string().nullable(),
	reservations: z.array(paidFor).max(mostTogether + 1),
});
export type TransferSlip = z.output<typeof slip>;

const note = z.string().trim().max(500, fault('too-long'));

export const proofEndpoints = {
	'GET /api/proofs': {
		summary: 'Transfer slips: those to check, the longest waiting first; or those decided, the latest first',
		access: 'operator',
		duty: 'money',
		query: z.strictObject({ language, queue: z.enum(proofQueues).default('waiting'), cursor }),
		response: pageOf(slip),
		refusals: ['invalid-input'],
	},
	'GET /api/proofs/count': {
		summary: 'How many transfer slips wait to be checked',
		access: 'operator',
		duty: 'money',
		response: z.strictObject({ waiting: z.int() }),
	},
	'POST /api/proofs/:id/decision': {
		summary:
			'Found in the account, with what arrived for each reservation: paid. Or not, with the reason the guest reads',
		access: 'operator',
		duty: 'money',
		params: z.strictObject({ id: z.uuid() }),
		body: z.discriminatedUnion('decision', [
			z.strictObject({
				decision: z.literal('accept'),
				amounts: z
					.array(z.strictObject({ reservationId: z.uuid(), won: z.int().min(1, fault('required')).max(2_000_000_000) }))
					.min(1)
					.max(mostTogether + 1),
			}),
			z
				.strictObject({ decision: z.literal('refuse'), reason: z.enum(refusalReasons), note: note.optional() })
				.refine((body) => Boolean(body.note) || !needsNote(body.reason), { ...fault('required'), path: ['note'] }),
		]),
		response: z.strictObject({ waiting: z.int() }),
		refusals: ['not-found', 'not-allowed', 'invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
