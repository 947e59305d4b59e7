import { z } from 'zod';
import { disputeMoves, disputeOutcomes, disputeReasons, disputeStates } from '#domain/dispute/dispute.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';

const byId = z.strictObject({ id: z.uuid() });
const won = z.int().nonnegative();
const mostDisputeWords = 2_000;
const words = z.string().trim().max(mostDisputeWords);

const dispute = z.strictObject({
	id: z.uuid(),
	state: z.enum(disputeStates),
	openedBy: z.enum(['member', 'provider', 'operator']),
	reason: z.enum(disputeReasons),
	wish: z.enum(disputeOutcomes),
	words: z.string(),
	/** What is proposed, or was agreed or decided. */
	outcome: z.enum(disputeOutcomes).nullable(),
	won,
	answer: z.string(),
	hasAccepted: z.strictObject({ member: z.boolean(), provider: z.boolean() }),
	openedAt: z.iso.datetime(),
	until: z.iso.datetime(),
	closedAt: z.iso.datetime().nullable(),
	/** What the reader may do with it now. */
	moves: z.array(z.enum(disputeMoves)),
});
export type DisputeView = z.output<typeof dispute>;

const standing = z.strictObject({
	/** The last there was. */
	dispute: dispute.nullable(),
	canOpen: z.boolean(),
	/** The most that can come back. */
	mostWon: won,
});
export type DisputeStanding = z.output<typeof standing>;

const listed = z.strictObject({
	id: z.uuid(),
	reservationId: z.uuid(),
	code: z.string(),
	guest: z.string(),
	provider: z.string(),
	state: z.enum(disputeStates),
	openedBy: z.enum(['member', 'provider', 'operator']),
	reason: z.enum(disputeReasons),
	until: z.iso.datetime(),
	isLate: z.boolean(),
	closedAt: z.iso.datetime().nullable(),
});

export const disputeEndpoints = {
	'GET /api/disputes': {
		summary: 'What guests and houses do not agree about: what is due first, or what was closed last',
		access: 'operator',
		duty: 'money',
		query: z.strictObject({ of: z.enum(['open', 'closed']), language, cursor }),
		response: pageOf(listed),
		refusals: ['invalid-input'],
	},
	'GET /api/reservations/:id/dispute': {
		summary: 'The dispute about a reservation, as those whom it concerns see it',
		access: 'member',
		params: byId,
		response: standing,
		refusals: ['not-found'],
	},
	'POST /api/reservations/:id/disputes': {
		summary: 'Open a dispute about a reservation; the other side and the operators are told',
		access: 'member',
		params: byId,
		body: z.strictObject({
			key: z.uuid(),
			reason: z.enum(disputeReasons),
			wish: z.enum(disputeOutcomes),
			words: words.min(1, 'required'),
		}),
		response: standing,
		refusals: ['not-found', 'not-allowed', 'key-reused', 'invalid-input'],
	},
	'POST /api/disputes/:id/moves': {
		summary:
			'Propose, accept, decline, decide or withdraw; a refund that is agreed or decided comes off what is still to pay, and the rest is owed from then on',
		access: 'member',
		params: byId,
		body: z.strictObject({
			move: z.enum(disputeMoves),
			/** Of a proposal or a decision. */
			outcome: z.enum(disputeOutcomes).optional(),
			won: won.optional(),
			answer: words.optional(),
			/** What was seen, as the dispute has it: nobody accepts another outcome, amount or explanation than they read. */
			seen: z.strictObject({
				state: z.enum(disputeStates),
				outcome: z.enum(disputeOutcomes).nullable(),
				won,
				answer: z.string().max(mostDisputeWords),
			}),
		}),
		response: standing,
		refusals: ['not-found', 'not-allowed', 'changed-since', 'invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
