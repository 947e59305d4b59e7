import { paymentPlan } from './payment.ts';
import { refundSteps } from './refund-steps.ts';
import type { Reservation } from './reservation.ts';
import { stepMoney } from './step-money.ts';

/** What is promised before it is reserved: at each step of the policy, what comes back of what will have been paid by then. */
export function promisedSteps(begun: Reservation): { until: Date; paid: number; kept: number; back: number }[] {
	const plan = paymentPlan(begun, begun.requestedAt);
	return refundSteps(begun).map((step) => ({ until: step.until, ...stepMoney({ money: begun.money, plan }, step) }));
}
