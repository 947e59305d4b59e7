import { z } from 'zod';
import { waitingStatuses } from '#domain/waiting/waiting.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { orderFields } from './reservation-form.ts';

const waiting = z.strictObject({
	id: z.uuid(),
	productId: z.string(),
	area: z.string(),
	title: z.string(),
	picture: z.string(),
	status: z.enum(waitingStatuses),
	order: orderFields,
	places: z.int(),
	/** Until when the places are held, while it is offered. */
	offerUntil: z.iso.datetime().nullable(),
	/** How many parties stand before it, while it waits. */
	ahead: z.int(),
});
export type WaitingEntry = z.output<typeof waiting>;

export const waitingEndpoints = {
	'POST /api/waiting': {
		summary: 'Wait for places in a slot that is full, for a whole party',
		access: 'member',
		body: z.strictObject({ productId: z.string().max(64), order: orderFields, language }),
		response: waiting,
		refusals: ['not-found', 'invalid-input', 'waiting-already', 'not-allowed', 'address-unproved'],
	},
	'GET /api/waiting': {
		summary: 'What I wait for and what I am offered, newest first',
		access: 'member',
		query: z.strictObject({ language, cursor }),
		response: pageOf(waiting),
	},
	'GET /api/waiting/:id': {
		summary: 'One place on a waiting list',
		access: 'member',
		params: z.strictObject({ id: z.uuid() }),
		query: z.strictObject({ language }),
		response: waiting,
		refusals: ['not-found'],
	},
	'DELETE /api/waiting/:id': {
		summary: 'Wait no longer; an offer is given back',
		access: 'member',
		params: z.strictObject({ id: z.uuid() }),
		query: z.strictObject({ language }),
		response: waiting,
		refusals: ['not-found', 'not-allowed'],
	},
} as const satisfies Record<string, Endpoint>;
