import { z } from 'zod';
import { duties, labelLength, maxPasskeys, recoveryCodes } from '#domain/member/second-factor.ts';
import type { Endpoint } from '../endpoint.ts';
import { fault } from '../faults.ts';
import { email } from './member-fields.ts';
import { base64url, creationOptions } from './passkey.ts';

const label = z.string().trim().min(1, fault('required')).max(labelLength, fault('too-long'));

const passkey = z.strictObject({
	id: z.string(),
	label: z.string(),
	createdAt: z.iso.datetime(),
	lastUsedAt: z.iso.datetime().nullable(),
	/** On several devices of one maker. */
	isSynced: z.boolean(),
	/** Not where it was made for another address of this site. */
	isUsable: z.boolean(),
});
export type Passkey = z.output<typeof passkey>;

const factors = z.strictObject({
	passkeys: z.array(passkey).max(maxPasskeys),
	/** The app that shows codes. */
	authenticator: z.strictObject({ createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() }).nullable(),
	recoveryCodesLeft: z.int().nonnegative(),
	/** Whether a second factor is one's own choice, asked for or needed, and by when. */
	duty: z.enum(duties),
	dueAt: z.iso.datetime().nullable(),
});
export type Factors = z.output<typeof factors>;

/** Shown this once; null where there are some already. */
const madeCodes = z.strictObject({ recoveryCodes: z.array(z.string()).max(recoveryCodes.count).nullable() });

const params = z.strictObject({ id: z.uuid() });

/** How it was made sure that it is them. */
const identityProof = z.string(fault('required')).trim().min(10, fault('too-short')).max(500, fault('too-long'));

export const factorEndpoints = {
	'GET /api/members/me/factors': {
		summary: 'What I sign in with besides the password',
		access: 'member',
		response: factors,
	},
	'POST /api/members/me/passkeys/options': {
		summary: 'Begin to add a passkey: what the device is asked to make (WebAuthn), for five minutes',
		access: 'member',
		response: creationOptions,
		refusals: ['sign-in-again', 'email-unverified', 'passkeys-full'],
	},
	'POST /api/members/me/passkeys': {
		summary: 'Add the passkey that the device made; with the first factor come ten recovery codes',
		access: 'member',
		body: z.strictObject({
			label,
			made: z.strictObject({
				id: base64url(1_400),
				clientDataJSON: base64url(4_096),
				attestationObject: base64url(65_536),
				transports: z.array(z.string().max(30)).max(10),
			}),
		}),
		response: madeCodes,
		refusals: [
			'invalid-input',
			'sign-in-again',
			'sign-in-late',
			'passkey-refused',
			'passkeys-full',
			'email-unverified',
		],
	},
	'PATCH /api/members/me/passkeys/:id': {
		summary: 'Rename a passkey',
		access: 'member',
		params,
		body: z.strictObject({ label }),
		response: factors,
		refusals: ['invalid-input', 'not-found'],
	},
	'DELETE /api/members/me/passkeys/:id': {
		summary: 'Remove a passkey; I am told by mail',
		access: 'member',
		params,
		response: factors,
		refusals: ['not-found', 'sign-in-again', 'last-factor'],
	},
	'POST /api/members/me/authenticator': {
		summary: 'Begin to set up an app that shows codes: its secret, and the same as an address for a QR code',
		access: 'member',
		response: z.strictObject({ secret: z.string(), address: z.string() }),
		refusals: ['sign-in-again', 'email-unverified'],
	},
	'PUT /api/members/me/authenticator': {
		summary: 'The first code of that app: from now on it counts, and one that was there before does not',
		access: 'member',
		body: z.strictObject({ code: z.string().max(20) }),
		response: madeCodes,
		refusals: ['invalid-input', 'sign-in-again', 'sign-in-late', 'too-many-attempts', 'email-unverified'],
	},
	'DELETE /api/members/me/authenticator': {
		summary: 'Codes of the app count no more; I am told by mail',
		access: 'member',
		response: factors,
		refusals: ['not-found', 'sign-in-again', 'last-factor'],
	},
	'POST /api/members/me/recovery-codes': {
		summary: 'Ten new recovery codes; the old ones are worth nothing',
		access: 'member',
		response: madeCodes,
		refusals: ['sign-in-again', 'not-allowed'],
	},
	'POST /api/members/:id/factor-removal': {
		summary: 'The same for a member whose page is open; recorded, and they are told by mail',
		access: 'operator',
		duty: 'members',
		params: z.strictObject({ id: z.uuid() }),
		body: z.strictObject({ reason: identityProof }),
		response: z.strictObject({ name: z.string() }),
		refusals: ['invalid-input', 'not-found', 'not-allowed', 'sign-in-again'],
	},
	'POST /api/factor-removals': {
		summary: 'Remove the second factors of somebody who has lost them all; recorded, and they are told by mail',
		access: 'operator',
		duty: 'members',
		body: z.strictObject({ email, reason: identityProof }),
		response: z.strictObject({ name: z.string() }),
		refusals: ['invalid-input', 'not-found', 'not-allowed', 'sign-in-again'],
	},
} as const satisfies Record<string, Endpoint>;
