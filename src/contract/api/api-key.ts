import { z } from 'zod';
import { keyDays, keyNameMost, keyRights } from '#domain/api-key/api-key.ts';
import { cursor, type Endpoint, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';

const ofOrganisation = z.strictObject({ id: z.uuid() });

const apiKey = z.strictObject({
	id: z.string(),
	name: z.string(),
	/** Its last four signs. */
	ending: z.string(),
	rights: z.array(z.enum(keyRights)),
	/** `orphaned`: who made it no longer manages keys there. */
	state: z.enum(['good', 'revoked', 'expired', 'orphaned']),
	/** Null once the account is closed. */
	maker: z.string().nullable(),
	createdAt: z.iso.datetime(),
	expiresAt: z.iso.datetime(),
	/** To the hour. */
	lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKeyRow = z.output<typeof apiKey>;

const name = z.string().trim().min(1, fault('required')).max(keyNameMost, fault('too-long'));

/** What is asked for when a key is made. */
export const newApiKey = z.strictObject({
	/** Made by who asks: the same again within minutes is the same key, with another secret. */
	key: z.uuid(),
	name,
	rights: z.array(z.enum(keyRights)).min(1, fault('choose-one')).max(keyRights.length),
	days: z.literal(keyDays, fault('choose-one')),
});

export const apiKeyEndpoints = {
	'GET /api/organisations/:id/keys': {
		summary: 'The keys of a house, without themselves',
		access: 'partner',
		params: ofOrganisation,
		query: z.strictObject({ cursor }),
		response: pageOf(apiKey),
		refusals: ['not-found', 'invalid-input'],
	},
	'POST /api/organisations/:id/keys': {
		summary: 'Make a key; it is in this answer and never again',
		access: 'partner',
		params: ofOrganisation,
		body: newApiKey,
		response: z.strictObject({ id: z.string(), secret: z.string() }),
		refusals: ['not-found', 'invalid-input', 'not-allowed', 'key-reused', 'sign-in-again'],
	},
	'DELETE /api/organisations/:id/keys/:keyId': {
		summary: 'Revoke a key, at once and for good',
		access: 'partner',
		params: ofOrganisation.extend({ keyId: z.uuid() }),
		response: z.strictObject({}),
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
