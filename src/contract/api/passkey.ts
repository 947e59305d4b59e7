import { z } from 'zod';
import '../zod-in-browser.ts';

/** What browsers and devices tell each other in (WebAuthn): the parts of it that are used here, as JSON. */
export const base64url = (most: number) =>
	z
		.string()
		.max(most)
		.regex(/^[\w-]+$/);

const credential = z.strictObject({
	id: z.string(),
	type: z.literal('public-key'),
	transports: z.array(z.string()).optional(),
});

/** For a device to make a passkey. */
export const creationOptions = z.strictObject({
	challenge: z.string(),
	rp: z.strictObject({ name: z.string(), id: z.string() }),
	user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
	pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })).max(10),
	timeout: z.int(),
	attestation: z.literal('none'),
	excludeCredentials: z.array(credential).max(20),
	authenticatorSelection: z.strictObject({
		residentKey: z.literal('required'),
		requireResidentKey: z.boolean(),
		userVerification: z.literal('required'),
	}),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** For a device to prove that it has one; which, it knows itself. */
export const requestOptions = z.strictObject({
	challenge: z.string(),
	rpId: z.string(),
	timeout: z.int(),
	userVerification: z.literal('required'),
});
export type RequestOptions = z.output<typeof requestOptions>;

/** What the device answers. */
export const passkeyAnswer = z.strictObject({
	id: base64url(1_400),
	clientDataJSON: base64url(4_096),
	authenticatorData: base64url(4_096),
	signature: base64url(8_192),
	userHandle: base64url(200).optional(),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
