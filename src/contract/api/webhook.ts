import { z } from 'zod';
import { webhookAddressMost } from '#domain/webhook/webhook.ts';
import { webhookKinds } from '#domain/webhook/webhook-kinds.ts';
import { cursor, type Endpoint, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';

const ofOrganisation = z.strictObject({ id: z.uuid() });
const ofWebhook = ofOrganisation.extend({ webhookId: z.uuid() });
const kind = z.enum(webhookKinds);
const nothing = z.strictObject({});

const webhook = z.strictObject({
	id: z.string(),
	/** To operators its host alone. */
	address: z.string(),
	kinds: z.array(kind),
	/** `stopped`: by hand; `failed`: nothing came through for days; `failing`: the last did not. */
	state: z.enum(['on', 'failing', 'stopped', 'failed']),
	/** The secret before the last signs too until then. */
	oldSecretUntil: z.iso.datetime().nullable(),
	createdAt: z.iso.datetime(),
});
export type WebhookRow = z.output<typeof webhook>;

const delivery = z.strictObject({
	id: z.string(),
	kind: z.enum([...webhookKinds, 'test']),
	subjectId: z.string(),
	at: z.iso.datetime(),
	state: z.enum(['sent', 'waiting', 'given-up']),
	nextAt: z.iso.datetime().nullable(),
	tries: z.int(),
	/** Of the last tries, the newest first. */
	log: z
		.array(
			z.strictObject({
				at: z.iso.datetime(),
				ms: z.int(),
				status: z.int().nullable(),
				failure: z.enum(['address-refused', 'unreachable', 'too-slow']).nullable(),
			}),
		)
		.max(12),
});
export type WebhookDelivery = z.output<typeof delivery>;

const address = z.string().trim().min(1, fault('required')).max(webhookAddressMost, fault('too-long'));
const kinds = z.array(kind).min(1, fault('choose-one')).max(webhookKinds.length);

export const webhookEndpoints = {
	'GET /api/organisations/:id/webhooks': {
		summary: 'The webhooks of a house, without their secrets',
		access: 'partner',
		params: ofOrganisation,
		query: z.strictObject({ cursor }),
		response: pageOf(webhook),
		refusals: ['not-found', 'invalid-input'],
	},
	'POST /api/organisations/:id/webhooks': {
		summary: 'Tell an address what happens; the secret that signs is in this answer and never again',
		access: 'partner',
		params: ofOrganisation,
		body: z.strictObject({ key: z.uuid(), address, kinds }),
		response: z.strictObject({ id: z.string(), secret: z.string() }),
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'key-reused', 'sign-in-again'],
	},
	'PUT /api/organisations/:id/webhooks/:webhookId': {
		summary: 'Other kinds, or on and off',
		access: 'partner',
		params: ofWebhook,
		body: z.strictObject({ kinds, isOn: z.boolean() }),
		response: nothing,
		refusals: ['not-found', 'invalid-input'],
	},
	'DELETE /api/organisations/:id/webhooks/:webhookId': {
		summary: 'Remove a webhook with its log',
		access: 'partner',
		params: ofWebhook,
		response: nothing,
		refusals: ['not-found'],
	},
	'POST /api/organisations/:id/webhooks/:webhookId/secret': {
		summary: 'Another secret, in this answer alone; the old one signs too for a day',
		access: 'partner',
		params: ofWebhook,
		response: z.strictObject({ secret: z.string() }),
		refusals: ['not-found', 'sign-in-again'],
	},
	'POST /api/organisations/:id/webhooks/:webhookId/tests': {
		summary: 'Send an event of kind test',
		access: 'partner',
		params: ofWebhook,
		response: nothing,
		refusals: ['not-found', 'not-allowed', 'too-many-attempts'],
	},
	'GET /api/organisations/:id/webhooks/:webhookId/deliveries': {
		summary: 'What was sent to it, with every try',
		access: 'partner',
		params: ofWebhook,
		query: z.strictObject({ cursor }),
		response: pageOf(delivery),
		refusals: ['not-found', 'invalid-input'],
	},
	'POST /api/organisations/:id/webhooks/:webhookId/deliveries/:deliveryId/resending': {
		summary: 'Send it once more, under the same id',
		access: 'partner',
		params: ofWebhook.extend({ deliveryId: z.uuid() }),
		response: nothing,
		refusals: ['not-found', 'not-allowed', 'too-many-attempts'],
	},
} as const satisfies Record<string, Endpoint>;
