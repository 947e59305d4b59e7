import type { ReservationDetail } from '#contract/api/reservation.ts';

type Shown = Pick<ReservationDetail, 'role' | 'money' | 'pay'>;

/** What somebody most likely writes down: who sees the account what was to be transferred, who is on site all but what is in check. */
export function usualWon({ role, money, pay }: Shown): number {
	if (role === 'provider') return Math.max(0, money.balanceDue - money.inCheck);
	return pay.state === 'on-site' || pay.won === 0 ? money.balanceDue : pay.won;
}
