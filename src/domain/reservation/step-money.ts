import { type PaymentPlan, paidBy } from './payment.ts';
import { cancelledMoney, type Money, sentBy } from './reservation.ts';

/**
 * What cancelling at a step of the policy comes to, given what was paid, or will have been by then if all is paid when it is
 * due. What is promised before reserving and what is paid out later is one sum: both cancel by the same rule.
 */
export function stepMoney(
	{ money, plan }: { money: Money; plan: PaymentPlan },
	{ until, percent }: { until: Date; percent: number },
): { paid: number; kept: number; back: number } {
	const paid = Math.max(sentBy(money), paidBy(plan, until));
	const { kept } = cancelledMoney({ ...money, paid, refunded: 0, inCheck: 0 }, { price: 0, percent });
	return { paid, kept, back: paid - kept };
}
