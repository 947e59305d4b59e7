import type { TripShare } from '#contract/api/trip.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { openShare } from './share-secret.ts';
import type { ShareRow } from './trip-share.repo.ts';

export function viewShare(keys: Keyring, row: ShareRow): TripShare {
	const { id, from, to, createdAt } = row;
	return { id, from, to, createdAt: createdAt.toISOString(), ...openShare(keys, row) };
}
