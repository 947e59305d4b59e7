import type { Opening } from '#domain/vault/vault-access.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { vaultFileBinding } from '#server/keys/seal-bindings.ts';

/** What a patient calls a file, and of which day it is. */
export type VaultWords = { name: string; takenOn: string | null };

export const sealWords = (keys: Keyring, fileId: string, { name, takenOn }: VaultWords): string =>
	keys.seal(JSON.stringify({ name, takenOn }), vaultFileBinding(fileId));

export const openWords = (keys: Keyring, { fileId, sealed }: { fileId: string; sealed: string }): VaultWords =>
	JSON.parse(keys.open(sealed, vaultFileBinding(fileId)));

const openingBinding = 'vault.opening';

export const writeOpening = (keys: Keyring, opening: Opening): string =>
	keys.seal(JSON.stringify(opening), openingBinding);

/** Undefined where it is none of ours, whole and unchanged. */
export function readOpening(keys: Keyring, token: string): Opening | undefined {
	try {
		return JSON.parse(keys.open(token, openingBinding));
	} catch {
		return undefined;
	}
}
