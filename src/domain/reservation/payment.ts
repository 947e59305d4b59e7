import { balanceDue, type Money, type Reservation, refundDue } from './reservation.ts';
import { latestStart } from './service-time.ts';

export const paymentStatuses = ['unpaid', 'deposit', 'paid', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMethods = ['transfer', 'on-site', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const paymentKinds = ['payment', 'refund'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** How the money stands, in one word. */
export function paymentStatus(money: Money): PaymentStatus {
	if (money.refunded > 0 && refundDue(money) === 0 && money.paid - money.refunded <= money.kept && money.total === 0)
		return 'refunded';
	if (money.paid - money.refunded <= 0) return 'unpaid';
	return balanceDue(money) === 0 ? 'paid' : 'deposit';
}

const dayMs = 24 * 60 * 60 * 1000;
/** How long a transfer may take after the confirmation. */
export const depositDays = 3;

export type PaymentPlan = {
	/** By transfer, so that no card is needed. */
	deposit: number;
	depositBy: Date;
	/** On site, the day of the service. */
	balance: number;
};

/** What is paid when: a deposit by transfer after the confirmation, the rest on site; tickets in full beforehand. */
export function paymentPlan({ money, terms, order }: Reservation, confirmedAt: Date): PaymentPlan {
	const deposit = Math.ceil((money.total * terms.depositPercent) / 100 / 100) * 100;
	const capped = Math.min(deposit, money.total);
	const latest = latestStart(order).getTime();
	return {
		deposit: capped,
		depositBy: new Date(Math.min(confirmedAt.getTime() + depositDays * dayMs, latest)),
		balance: money.total - capped,
	};
}

/** What was paid or paid back, recorded; never more than is due. */
export function recordPayment(money: Money, kind: PaymentKind, won: number): Money | undefined {
	if (won <= 0) return undefined;
	if (kind === 'payment') return won > balanceDue(money) ? undefined : { ...money, paid: money.paid + won };
	return won > refundDue(money) ? undefined : { ...money, refunded: money.refunded + won };
}
