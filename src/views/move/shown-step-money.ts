import type { ReservationDetail } from '#contract/api/reservation.ts';
import { stepMoney } from '#domain/reservation/step-money.ts';

type Told = Pick<ReservationDetail, 'money' | 'plan'>;

/** What cancelling at a step comes to, asked with moments as the wire carries them. */
export function shownStepMoney({ money, plan }: Told, { until, percent }: { until: string; percent: number }) {
	const dates = {
		...plan,
		depositBy: new Date(plan.depositBy),
		balanceBy: plan.balanceBy ? new Date(plan.balanceBy) : null,
	};
	return stepMoney({ money, plan: dates }, { until: new Date(until), percent });
}
