import { type ReservationStatus, reservationStatuses } from './reservation.ts';

/** How a reservation is said to stand: as its status, but `asking` while its places are held and a need is still asked about. */
export const shownStatuses = [...reservationStatuses, 'asking'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** What everybody reads, on screens, papers and in files: nothing is called confirmed before its provider has answered. */
export const shownStatus = (status: ReservationStatus, isAsking: boolean): ShownStatus =>
	status === 'confirmed' && isAsking ? 'asking' : status;
