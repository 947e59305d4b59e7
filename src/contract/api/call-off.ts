import { z } from 'zod';
import { calledPays, leftWhys } from '#domain/reservation/call-off.ts';
import { type Endpoint, givenDay, language } from '../endpoint.ts';
import { fault } from '../faults.ts';

/** One start of a product; without a time, all of its day. */
const date = {
	on: givenDay('date-wrong'),
	time: z
		.string()
		.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid-input' })
		.optional(),
};
const ofProduct = z.strictObject({ id: z.string().max(100) });

/** So many are named; of more there is the count alone. */
export const mostNamed = 200;

const party = z.strictObject({ id: z.uuid(), code: z.string(), guest: z.string() });
const leftParty = party.extend({ why: z.enum(leftWhys) });
export type LeftParty = z.output<typeof leftParty>;
/** They have no account: who calls off phones them. */
const phoned = {
	phoned: z.array(party.extend({ phone: z.string().nullable() })).max(mostNamed),
	phonedCount: z.int(),
};
export type Phoned = z.output<z.ZodObject<typeof phoned>>;

const statement = z.strictObject({
	/** Whose reservation would end, and how many people come with them; of these parties, requests without an answer. */
	parties: z.int(),
	people: z.int(),
	requests: z.int(),
	/** Others who wish to come on this date instead: they are told no. */
	wishes: z.int(),
	/** From the waiting list: what they were offered is taken back. */
	offers: z.int(),
	/** Over, cancelled or declined before. */
	ended: z.int(),
	/** What is to be sent back, in won. */
	wonBack: z.int(),
	pay: z.array(z.strictObject({ state: z.enum(calledPays), parties: z.int(), won: z.int() })).max(calledPays.length),
	/** Those that whoever is told the reason reads. */
	languages: z.array(language),
	...phoned,
	/** They stay as they are, and why. */
	left: z.array(leftParty).max(mostNamed),
	leftCount: z.int(),
	/** Sent back with the agreement to it: what has changed since is shown first. */
	seen: z.string(),
});
export type CallOffStatement = z.output<typeof statement>;

const called = z.strictObject({
	id: z.uuid(),
	on: z.iso.date(),
	/** Null is all of the day. */
	time: z.string().nullable(),
	reason: z.string(),
	begunAt: z.iso.datetime(),
	/** Null while some still wait for their turn. */
	endedAt: z.iso.datetime().nullable(),
	/** All that it had to do with: done, still waiting, left for somebody to look at, gone by themselves before. */
	count: z.int(),
	done: z.int(),
	waiting: z.int(),
	left: z.int(),
	gone: z.int(),
	named: z.array(leftParty).max(mostNamed),
	/** Of those it is done with. */
	...phoned,
});
export type CalledOff = z.output<typeof called>;

export const callOffEndpoints = {
	'GET /api/console/products/:id/call-off': {
		summary: 'What calling off a date would cost: who is reserved, what goes back to them, who has to be phoned',
		access: 'partner',
		params: ofProduct,
		query: z.strictObject(date),
		response: statement,
		refusals: ['invalid-input', 'not-found'],
	},
	'GET /api/console/products/:id/call-offs': {
		summary: 'The call-offs of a date, the newest first, and how far each is',
		access: 'partner',
		params: ofProduct,
		query: z.strictObject(date),
		response: z.strictObject({ callOffs: z.array(called).max(20) }),
		refusals: ['invalid-input', 'not-found'],
	},
	'POST /api/console/products/:id/call-offs': {
		summary:
			'Call off a date: its sale stops at once, then each reservation is cancelled by its house, and each guest told',
		access: 'partner',
		params: ofProduct,
		body: z.strictObject({
			...date,
			/** Guests read it. */
			reason: z.string(fault('required')).trim().min(1, fault('required')).max(500, fault('too-long')),
			seen: z.string().max(100),
			/** The same sent twice is one. */
			key: z.uuid(),
		}),
		response: called,
		refusals: ['cost-changed', 'invalid-input', 'key-reused', 'not-found'],
	},
	'POST /api/console/products/:id/call-offs/:callOff/retries': {
		summary: 'Try those once more that a call-off has left',
		access: 'partner',
		params: ofProduct.extend({ callOff: z.uuid() }),
		response: called,
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
