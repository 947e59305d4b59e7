import { z } from 'zod';
import { factors } from '#domain/member/sign-in.ts';
import { shownCurrencies } from '#domain/product/currency.ts';
import { type Endpoint, pageOf } from '../endpoint.ts';
import { passkeyAnswer, requestOptions } from './passkey.ts';

const nothing = z.strictObject({});

/** With the currency the member chose, for a device that does not know it; null: none yet. */
const loggedIn = z.strictObject({ id: z.string(), name: z.string(), currency: z.enum(shownCurrencies).nullable() });
/** The password was right, and a second step is wanted: by any of these. */
const secondStep = z.strictObject({ ways: z.array(z.enum(factors)).max(factors.length) });
const code = z.strictObject({ code: z.string().max(40) });

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
		response: z.union([loggedIn, secondStep]),
		refusals: ['login-failed', 'member-suspended', 'too-many-attempts'],
	},
	'POST /api/sessions/code': {
		summary: 'The second step of a login, by a code of the app or a recovery code',
		access: 'anyone',
		body: code,
		response: loggedIn,
		refusals: ['invalid-input', 'sign-in-late', 'too-many-attempts', 'member-suspended'],
	},
	'POST /api/sessions/passkey/options': {
		summary: 'What a device is asked to sign to log in by a passkey, alone or as the second step; for five minutes',
		access: 'anyone',
		response: requestOptions,
		refusals: ['too-many-attempts'],
	},
	'POST /api/sessions/passkey': {
		summary: 'Log in by a passkey',
		access: 'anyone',
		body: z.strictObject({ answer: passkeyAnswer, isKept: z.boolean() }),
		response: loggedIn,
		refusals: ['passkey-refused', 'sign-in-late', 'member-suspended', 'too-many-attempts'],
	},
	'GET /api/sessions': { summary: 'Where I am signed in', access: 'member', response: pageOf(session) },
	'POST /api/sessions/current/sign-in': {
		summary: 'Sign in again, here: shows secrets for some minutes',
		access: 'member',
		body: z.strictObject({ current: z.string().max(128) }),
		response: nothing,
		refusals: ['invalid-input', 'too-many-attempts', 'login-required', 'factor-needed'],
	},
	'GET /api/sessions/current/ways': {
		summary: 'By what I can sign in again here',
		access: 'member',
		response: secondStep,
	},
	'POST /api/sessions/current/code': {
		summary: 'Sign in again, here, by a code of the app or a recovery code',
		access: 'member',
		body: code,
		response: nothing,
		refusals: ['invalid-input', 'too-many-attempts', 'login-required'],
	},
	'POST /api/sessions/current/passkey/options': {
		summary: 'What a device is asked to sign to sign in again here',
		access: 'member',
		response: requestOptions,
		refusals: ['too-many-attempts'],
	},
	'POST /api/sessions/current/passkey': {
		summary: 'Sign in again, here, by a passkey',
		access: 'member',
		body: z.strictObject({ answer: passkeyAnswer }),
		response: nothing,
		refusals: ['passkey-refused', 'sign-in-late', 'too-many-attempts', 'login-required'],
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
