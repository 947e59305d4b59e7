import { z } from 'zod';
import { shownCurrencies } from '#domain/product/currency.ts';
import { type Endpoint, pageOf } from '../endpoint.ts';

const nothing = z.strictObject({});

const session = z.strictObject({
	id: z.string(),
	/** “Chrome, Android”. */
	device: z.string(),
	isCurrent: z.boolean(),
	createdAt: z.iso.datetime(),
	/** When the password was last given there. */
	signedInAt: z.iso.datetime(),
	lastSeenAt: z.iso.datetime(),
});

export const sessionEndpoints = {
	'POST /api/sessions': {
		summary: 'Log in',
		access: 'anyone',
		body: z.strictObject({ email: z.string().max(254), password: z.string().max(128), isKept: z.boolean() }),
		/** With the currency the member chose, for a device that does not know it; null: none yet. */
		response: z.strictObject({ id: z.string(), name: z.string(), currency: z.enum(shownCurrencies).nullable() }),
		refusals: ['login-failed', 'member-suspended', 'too-many-attempts'],
	},
	'GET /api/sessions': { summary: 'Where I am signed in', access: 'member', response: pageOf(session) },
	'POST /api/sessions/current/sign-in': {
		summary: 'Sign in again, here: shows secrets for some minutes',
		access: 'member',
		body: z.strictObject({ current: z.string().max(128) }),
		response: nothing,
		refusals: ['invalid-input', 'too-many-attempts', 'login-required'],
	},
	/** Open to all: logging out twice, or with a dead session, is no mistake. */
	'DELETE /api/sessions/current': { summary: 'Log out here', access: 'anyone', response: nothing },
	'DELETE /api/sessions': {
		summary: 'Sign out everywhere; calendar address and shared trips end too where that is asked',
		access: 'member',
		query: z.strictObject({ links: z.enum(['keep', 'end']).default('keep') }),
		response: nothing,
	},
	'DELETE /api/sessions/:id': {
		summary: 'Sign out one place',
		access: 'member',
		params: z.strictObject({ id: z.uuid() }),
		response: nothing,
		refusals: ['not-found'],
	},
} as const satisfies Record<string, Endpoint>;
