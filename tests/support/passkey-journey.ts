import type { CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** Passkeys are known on localhost alone, where there is no https. */
export const onLocalhost = (origin: string | undefined): string => (origin ?? '').replace('127.0.0.1', 'localhost');

export type Device = {
	/** Whether its owner is there and touches it at once. */
	touch(isThere: boolean): Promise<void>;
	/** What it then signs is not what it was asked. */
	lie(isBogus: boolean): Promise<void>;
};

/** A phone with a finger on it, in the browser of the page. */
export async function withDevice(page: Page): Promise<Device> {
	const browser: CDPSession = await page.context().newCDPSession(page);
	await browser.send('WebAuthn.enable');
	const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal' },
			...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
			automaticPresenceSimulation: true,
		},
	});
	return {
		touch: async (enabled) => {
			await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
		},
		lie: async (isBogusSignature) => {
			await browser.send('WebAuthn.setResponseOverrideBits', { authenticatorId, isBogusSignature });
		},
	};
}

/** What an app shows that was given the secret; `later`: so many half minutes on. */
export const appCode = (secret: string, later = 0): string =>
	new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
		timestamp: Date.now() + later * 30_000,
	});
