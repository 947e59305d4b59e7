import type { ReservationDetail } from '#contract/api/reservation.ts';
import { isOpen } from '#domain/reservation/reservation.ts';
import { hasVoucher } from '#domain/reservation/voucher.ts';
import { voucherStanding } from '#domain/reservation/voucher-standing.ts';

type Facts = Pick<ReservationDetail, 'status' | 'role' | 'pay'>;

/** What its guest is told beside the code: to show it, or to pay first. Of what nobody has confirmed there is nothing to show. */
export function codeHint({ status, role, pay }: Facts): 'show' | 'pay' | undefined {
	if (role !== 'member' || !isOpen(status) || !hasVoucher(status)) return undefined;
	return voucherStanding(pay) === 'good' ? 'show' : 'pay';
}
