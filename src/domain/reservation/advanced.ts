import type { Hold } from './order.ts';
import type { Reservation } from './reservation.ts';
import type { Traveller } from './travellers.ts';

/** What a move leads to: the new state, the places to take and to give back, and what the history tells of it. */
export type Advanced = {
	next: Reservation;
	takes: Hold[];
	frees: Hold[];
	/** In percent, what the policy gave back of the part that was cancelled; undefined where nothing was. */
	percent?: number;
	/** Who comes from now on besides the lead guest; left out where that stays as it is. */
	travellers?: readonly Traveller[];
	/** Its ticket's number from now on, null where it has none (any more, after a change); left out where that stays. */
	ticket?: string | null;
};
