import type { Keyring } from '#server/keys/keyring.ts';
import { videoBinding } from '#server/keys/seal-bindings.ts';

/** What people wrote: what the talk is about (health), and why it could not be. */
export type VideoWords = { topic: string | null; reason: string | null };

export const sealWords = (keys: Keyring, id: string, words: VideoWords): string | null =>
	words.topic === null && words.reason === null ? null : keys.seal(JSON.stringify(words), videoBinding(id));

export const openWords = (keys: Keyring, { id, sealed }: { id: string; sealed: string | null }): VideoWords =>
	sealed === null ? { topic: null, reason: null } : JSON.parse(keys.open(sealed, videoBinding(id)));
