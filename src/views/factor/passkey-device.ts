import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { CreationOptions, PasskeyAnswer, RequestOptions } from '#contract/api/passkey.ts';

/*
 * The device behind the browser. Loaded when somebody is about to use it. What people do there (cancel, wait too long) is no failure.
 */

type Made = { id: string; clientDataJSON: string; attestationObject: string; transports: string[] };

/** The passkey it made; `known` where it has one already, `stopped` where none was made. */
export async function makePasskey(options: CreationOptions): Promise<Made | 'known' | 'stopped'> {
	try {
		const { id, response } = await startRegistration({ optionsJSON: options as never });
		const { clientDataJSON, attestationObject, transports = [] } = response;
		return { id, clientDataJSON, attestationObject, transports };
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : undefined;
		return code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'known' : 'stopped';
	}
}

/** What it answered; undefined where it did not. `isQuiet`: among what the browser offers under the field, for as long as it takes. */
export async function askPasskey(options: RequestOptions, isQuiet = false): Promise<PasskeyAnswer | undefined> {
	try {
		const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isQuiet });
		const { clientDataJSON, authenticatorData, signature, userHandle } = response;
		return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
	} catch {
		return undefined;
	}
}

/** The page goes on without it. */
export const leavePasskey = (): void => WebAuthnAbortService.cancelCeremony();
