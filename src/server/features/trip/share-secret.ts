import type { Keyring } from '#server/keys/keyring.ts';
import { tripShareBinding } from '#server/keys/seal-bindings.ts';
import type { ShareRow } from './trip-share.repo.ts';

/** What a link is: its secret, and what its owner ticked. Kept sealed, so that it can be shown to the owner again. */
export type ShareFacts = { secret: string; isMedicalShown: boolean };

export const sealShare = (keys: Keyring, id: string, facts: ShareFacts): string =>
	keys.seal(JSON.stringify(facts), tripShareBinding(id));

export const openShare = (keys: Keyring, { id, sealed }: Pick<ShareRow, 'id' | 'sealed'>): ShareFacts =>
	JSON.parse(keys.open(sealed, tripShareBinding(id)));
