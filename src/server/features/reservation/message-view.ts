import type { ReservationMessage } from '#contract/api/reservation.ts';
import type { ReservationRole } from '#domain/reservation/reservation-policy.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import type { MessageRow } from './message.repo.ts';

/** The two who write to each other; for the provider an operator may. */
export const sides = { member: ['member'], provider: ['provider', 'operator'] } as const;
export const otherSide = (role: ReservationRole) => (role === 'member' ? 'provider' : 'member');
export const ownSide = (role: ReservationRole) => (role === 'member' ? 'member' : 'provider');

/** A message as one of them reads it. */
export function viewMessage(
	row: MessageRow,
	{ keys, viewerId }: { keys: Keyring; viewerId: string },
): ReservationMessage {
	return {
		id: row.id,
		// Nobody else writes: time has nothing to say.
		from: row.actor as ReservationRole,
		isMine: row.authorId === viewerId,
		text: keys.open(row.sealed, messageBinding(row.id)),
		at: row.at.toISOString(),
		readAt: row.readAt?.toISOString() ?? null,
	};
}
