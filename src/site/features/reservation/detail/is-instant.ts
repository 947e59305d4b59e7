import type { ReservationDetail } from '#contract/api/reservation.ts';

/** Whether it was confirmed at once: then a change is, too. Its first line tells which way it began. */
export const isInstant = ({ history }: Pick<ReservationDetail, 'history'>): boolean => history[0]?.event === 'book';
