import type { ReservationDetail } from '#contract/api/reservation.ts';

/** Whether it was confirmed at once: then a change is, too. */
export const isInstant = ({ terms }: Pick<ReservationDetail, 'terms'>): boolean => terms.confirmation === 'instant';
