import type { ReservationDetail } from '#contract/api/reservation.ts';
import { paidBy } from '#domain/reservation/payment.ts';
import { sentBy } from '#domain/reservation/reservation.ts';
import { moneyAfter } from './money-after.ts';

type Told = Pick<ReservationDetail, 'money' | 'plan'>;

/** What cancelling at a step comes to, given what was paid, or will have been by then if all is paid when it is due. */
export function stepMoney({ money, plan }: Told, { until, percent }: { until: string; percent: number }) {
	const dates = {
		...plan,
		depositBy: new Date(plan.depositBy),
		balanceBy: plan.balanceBy ? new Date(plan.balanceBy) : null,
	};
	const paid = Math.max(sentBy(money), paidBy(dates, new Date(until)));
	const { kept } = moneyAfter({ ...money, paid, refunded: 0, inCheck: 0 }, 0, percent);
	return { paid, kept: kept + money.kept, back: paid - kept - money.kept };
}
