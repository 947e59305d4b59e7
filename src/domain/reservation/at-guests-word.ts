import type { ActorKind } from './reservation.ts';
import type { MoveName } from './reservation-machine.ts';

/** What a guest without an account says at the desk or on the telephone, and the house does for them. */
const saidMoves: readonly MoveName[] = ['cancel', 'reduce', 'ask-change', 'withdraw-change'];

/** What only an account can be answered with: to who phones, the house says it on the telephone and changes the date at their word. */
const mailedMoves: readonly MoveName[] = ['propose-dates', 'offer-price'];
export const needsAccount = (move: MoveName): boolean => mailedMoves.includes(move);

/**
 * By whose rules a move goes. Where the guest has no account nobody but the house can do what is a guest's, so it does it at
 * their word and by a guest's rules: what cancelling costs, and until when. Who has an account does it themselves.
 */
export const ruledAs = (move: MoveName, { actor, isGuest }: { actor: ActorKind; isGuest: boolean }): ActorKind =>
	isGuest && (actor === 'provider' || actor === 'operator') && saidMoves.includes(move) ? 'member' : actor;
