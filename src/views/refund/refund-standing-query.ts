import type { ReservationDetail } from '#contract/api/reservation.ts';

export const standingKey = 'GET /api/reservations/:id/refund-account';

/** Where a refund goes, as the page asks for it. Another sum is another question: what was due then may be sent by now. */
export const standingQueryKey = ({ id, money }: Pick<ReservationDetail, 'id' | 'money'>) => [
	...[standingKey, id, money.refundDue, money.refunded],
];
