import { createContext, useContext } from 'react';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import type { MoveName } from '#domain/reservation/reservation-machine.ts';

/** What opens over the page: a move that asks once more, or one of the forms. */
export type DialogName =
	| Exclude<
			MoveName,
			| ('expire' | 'expire-change' | 'lapse' | 'complete' | 'ask-change')
			| ('answer-needs' | 'miss-needs' | 'give-ticket' | 'offer-price' | 'expire-price')
			| ('propose-dates' | 'accept-date' | 'expire-dates')
	  >
	| 'change'
	| 'payment'
	| 'price'
	| 'dates';

export type OpenReservation = {
	reservation: ReservationDetail;
	/** The present, by the minute. */
	now: number;
	/** What an endpoint answered takes the place of what the page knew. */
	replace: (reservation: ReservationDetail) => void;
	/** How long its history was when one changed it oneself last; 0 where one did not. */
	ownChanges: () => number;
	/** As it is now; undefined where it cannot be asked. */
	reload: () => Promise<ReservationDetail | undefined>;
	open: (dialog: DialogName) => void;
	/** Says that something is done, over the page. */
	say: (message: string) => void;
};

export const ReservationContext = createContext<OpenReservation | undefined>(undefined);

export function useReservation(): OpenReservation {
	const value = useContext(ReservationContext);
	if (!value) throw new Error('useReservation is used outside of a reservation');
	return value;
}
