import type { Keyring } from './keyring.ts';

/**
 * All sign-ups with an address share a salt, which nobody outside knows beforehand: so a password is compared with every
 * one of them by one hash (decision 0041).
 */
export const addressSalt = (keys: Pick<Keyring, 'mac'>, address: string): Uint8Array =>
	Buffer.from(keys.mac('password-salt', address.toLowerCase()), 'base64url').subarray(0, 16);

/** What hashes must have in common to be compared at once: everything but the digest. */
export const saltPart = (hash: string): string => hash.slice(0, hash.lastIndexOf('$') + 1) || hash;
