import { z } from 'zod';
import { securityEvents } from '#domain/member/security-events.ts';
import { factors } from '#domain/member/sign-in.ts';
import { cursor, type Endpoint, givenDay, pageOf } from '../endpoint.ts';

const securityEvent = z.strictObject({
	id: z.int(),
	event: z.enum(securityEvents() as [string, ...string[]]),
	at: z.iso.datetime(),
	/** Whose account; null where there is none of that address, or it is closed. */
	memberId: z.uuid().nullable(),
	name: z.string().nullable(),
	isOperator: z.boolean(),
	/** The network it came from. */
	place: z.string().nullable(),
	device: z.string().nullable(),
	factor: z.enum(factors).nullable(),
	/** An operator who helped, and how it was made sure who it is. */
	by: z.string().nullable(),
	reason: z.string().nullable(),
});
export type SecurityEntry = z.output<typeof securityEvent>;

export const securityEndpoints = {
	'GET /api/security-events': {
		summary: 'How people got in, or did not: failed log-ins, lockouts, new devices, second factors; newest first',
		access: 'operator',
		duty: 'oversight',
		query: z.strictObject({
			topic: z.enum(['failed', 'device', 'factor', 'help']).optional(),
			/** Of accounts of operators alone. */
			of: z.literal('operators').optional(),
			/** Days of Korea, both included. */
			...{ from: givenDay().optional(), to: givenDay().optional() },
			cursor,
		}),
		response: pageOf(securityEvent),
		refusals: ['invalid-input'],
	},
} as const satisfies Record<string, Endpoint>;
