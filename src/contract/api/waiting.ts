import { z } from 'zod';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { maxTakenOffReason, waitingStatuses } from '#domain/waiting/waiting.ts';
import { cursor, type Endpoint, givenDay, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';
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

/** As who sells it sees it. */
const waitingParty = z.strictObject({
	id: z.uuid(),
	/** Given and family name, as in the passport. */
	name: z.string(),
	/** Null where it was never given. */
	phone: z.string().nullable(),
	/** Null for who only receives guests. */
	email: z.string().nullable(),
	/** What they read. */
	language: z.enum(contentLocales),
	order: orderFields,
	places: z.int(),
	since: z.iso.datetime(),
	/** As they see it themselves, the first is 1; null while places are held for them. */
	position: z.int().nullable(),
	/** Until when places are held for them. */
	offerUntil: z.iso.datetime().nullable(),
});
export type WaitingParty = z.output<typeof waitingParty>;

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
	'GET /api/console/products/:id/waiting': {
		summary:
			'Who waits for a start of a product, or for a day of it, or is offered places on it; who came first stands first',
		access: 'partner',
		params: z.strictObject({ id: z.string().max(100) }),
		query: z.strictObject({
			on: givenDay(),
			/** Left out, every start of the day. */
			time: orderFields.shape.time.unwrap().optional(),
			cursor,
		}),
		response: pageOf(waitingParty),
		refusals: ['invalid-input', 'not-found'],
	},
	'POST /api/console/waiting/:id/removal': {
		summary: 'Take somebody off a waiting list, with the reason they are told; what they were offered goes to the next',
		access: 'partner',
		params: z.strictObject({ id: z.uuid() }),
		body: z.strictObject({
			reason: z.string(fault('required')).trim().min(1, fault('required')).max(maxTakenOffReason, fault('too-long')),
		}),
		response: z.strictObject({}),
		refusals: ['invalid-input', 'not-found', 'changed-since'],
	},
} as const satisfies Record<string, Endpoint>;
