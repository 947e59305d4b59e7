import type { ActorKind } from './reservation.ts';
import type { MoveName } from './reservation-machine.ts';

/** What a guest says at the desk or on the telephone, and somebody does for them. */
const saidMoves: readonly MoveName[] = ['cancel', 'reduce', 'ask-change', 'withdraw-change'];

/** What only an account can be answered with: to who phones, the house says it on the telephone and changes the date at their word. */
const mailedMoves: readonly MoveName[] = ['propose-dates', 'offer-price'];
export const needsAccount = (move: MoveName): boolean => mailedMoves.includes(move);

/** For whom a guest's moves are made at their word: a house for who has no account, the agency for everybody who phones it. */
const heardBy = (actor: ActorKind, isGuest: boolean): boolean =>
	actor === 'operator' || (actor === 'provider' && isGuest);

/**
 * By whose rules a move goes. What is a guest's to do is done at their word by a guest's rules: what cancelling costs, and until
 * when. Who has an account does it themselves or asks the agency; a house never does it for them, for a fee would be its own.
 */
export const ruledAs = (move: MoveName, { actor, isGuest }: { actor: ActorKind; isGuest: boolean }): ActorKind =>
	saidMoves.includes(move) && heardBy(actor, isGuest) ? 'member' : actor;
