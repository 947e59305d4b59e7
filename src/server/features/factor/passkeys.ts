import {
	generateAuthenticationOptions,
	generateRegistrationOptions,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { CreationOptions, PasskeyAnswer, RequestOptions } from '#contract/api/passkey.ts';
import { challengeSeconds } from '#domain/member/second-factor.ts';
import type { RelyingParty } from './relying-party.ts';

/*
 * The library as it is used here. It throws on some faults and answers `verified: false` on others: both are “no” to whoever asks.
 */

/** What is kept of one. */
type Stored = {
	credentialId: string;
	publicKey: string;
	counter: number;
	transports: string[];
	isSynced: boolean;
	host: string;
};
type Transport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';

/** EdDSA, ES256, RS256: what every device and every version of Node knows. */
const algorithms = [-8, -7, -257];
const timeout = challengeSeconds * 1000;

type Member = { id: string; email: string; name: string };

/** What a device is asked to make: a passkey that names its owner itself and asks for finger, face or PIN. */
export async function creationOptionsFor(
	{ host }: RelyingParty,
	{ id, email, name }: Member,
	known: readonly Pick<Stored, 'credentialId' | 'transports'>[],
): Promise<CreationOptions> {
	const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
		rpName: 'Maru',
		rpID: host,
		userName: email,
		userDisplayName: name,
		userID: new TextEncoder().encode(id),
		supportedAlgorithmIDs: algorithms,
	});
	return {
		...{ challenge, timeout, attestation: 'none', rp: { name: 'Maru', id: host } },
		user: { id: user.id, name: user.name, displayName: user.displayName },
		pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
		excludeCredentials: known.map(({ credentialId, transports }) => ({
			...{ id: credentialId, type: 'public-key', transports },
		})),
		authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
	};
}

export async function requestOptionsFor({ host }: RelyingParty): Promise<RequestOptions> {
	const { challenge } = await generateAuthenticationOptions({ rpID: host });
	return { challenge, rpId: host, timeout, userVerification: 'required' };
}

/** What the device says it was asked; believed only where it is then found in what it signed. */
export function challengeIn(clientDataJSON: string): string | undefined {
	try {
		const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
		return typeof challenge === 'string' && challenge.length <= 200 ? challenge : undefined;
	} catch {
		return undefined;
	}
}

type Made = { id: string; clientDataJSON: string; attestationObject: string; transports: string[] };

/** What is kept of a passkey that was made as asked; undefined where it was not. */
export async function madePasskey(
	{ host, origin }: RelyingParty,
	made: Made,
	challenge: string,
): Promise<Stored | undefined> {
	try {
		const { id, clientDataJSON, attestationObject, transports } = made;
		const { verified, registrationInfo } = await verifyRegistrationResponse({
			response: {
				...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
				response: { clientDataJSON, attestationObject },
			},
			...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: host },
			...{ requireUserVerification: true, supportedAlgorithmIDs: algorithms },
		});
		if (!verified || !registrationInfo.userVerified) return undefined;
		const { credential, credentialBackedUp } = registrationInfo;
		const publicKey = Buffer.from(credential.publicKey).toString('base64url');
		const { counter } = credential;
		return { credentialId: credential.id, publicKey, counter, transports, isSynced: credentialBackedUp, host };
	} catch {
		return undefined;
	}
}

/** The counter that the device now says; `copied` where it went back, undefined where the answer is not right at all. */
export async function checkedCounter(
	{ host, origin }: RelyingParty,
	known: Omit<Stored, 'isSynced' | 'host'> & { memberId: string },
	{ answer, challenge }: { answer: PasskeyAnswer; challenge: string },
): Promise<number | 'copied' | undefined> {
	const { id, clientDataJSON, authenticatorData, signature, userHandle } = answer;
	if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== known.memberId) return undefined;
	try {
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: {
				...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
				response: { clientDataJSON, authenticatorData, signature },
			},
			...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: host, requireUserVerification: true },
			credential: {
				id: known.credentialId,
				publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
				// Compared below, where it can be told from an answer that is not right.
				counter: 0,
				transports: known.transports as Transport[],
			},
		});
		if (!verified || !authenticationInfo.userVerified) return undefined;
		const { newCounter } = authenticationInfo;
		const isBehind = (newCounter > 0 || known.counter > 0) && newCounter <= known.counter;
		return isBehind ? 'copied' : newCounter;
	} catch {
		return undefined;
	}
}
