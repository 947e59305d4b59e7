import { isShortNotice } from './pay-by.ts';
import { type PaymentPlan, paymentPlan } from './payment.ts';
import { balanceDue, type Reservation } from './reservation.ts';
import { startsAt } from './service-time.ts';
import { wonToTransfer } from './transfer-due.ts';

/**
 * How a reservation stands with its money, in one word:
 * none: nothing is asked for now; due: a transfer is due; checking: its slip is being looked for in the account;
 * refused: a slip was not accepted, the transfer is still due; on-site: the rest is paid on site; paid: all of it is paid.
 */
export const paymentStates = ['none', 'due', 'checking', 'refused', 'on-site', 'paid'] as const;
export type PaymentState = {
	state: (typeof paymentStates)[number];
	/** What it is about: what is due, in check, or to be paid on site. */
	won: number;
	/** When the transfer is due, or the answer about its slip. */
	by: Date | null;
	/** Whether it is freed when that date passes and it is not paid in full. */
	isFreed: boolean;
};

const standing = (state: PaymentState['state'], won = 0, by: Date | null = null, isFreed = false): PaymentState => ({
	...{ state, won, by, isFreed },
});

/** The one place that says how a reservation is paid; pages, lists, mails and the clock ask it. */
export function paymentState(reservation: Reservation): PaymentState {
	const { status, money, proof } = reservation;
	if (proof?.status === 'sent') return standing('checking', proof.won, new Date(proof.answerBy));
	if (status !== 'confirmed') {
		const isPaid = (status === 'completed' || status === 'no-show') && balanceDue(money) === 0 && money.paid > 0;
		return standing(isPaid ? 'paid' : 'none');
	}
	const plan = paymentPlan(reservation, reservation.confirmedAt ?? reservation.requestedAt);
	const deposit = wonToTransfer({ ...reservation, plan });
	const asked = proof?.status === 'refused' ? 'refused' : 'due';
	if (deposit > 0) return standing(asked, deposit, plan.depositBy, isFreedUnpaid(reservation, plan));
	const rest = balanceDue(money);
	if (rest === 0) return standing('paid');
	return plan.balanceBy ? standing(asked, rest, plan.balanceBy) : standing('on-site', rest);
}

/** What banks may take of a transfer on its way, as a share of what was asked for. */
const lostShare = 10;

/**
 * What is not paid in full by its date is freed, also where a part came in: that goes back. Only where there was time to
 * remind somebody, never for a little that is missing (that is settled on site), and never once the deposit was paid: who
 * then adds a guest owes for one guest more, and loses nothing.
 */
function isFreedUnpaid(reservation: Reservation, plan: PaymentPlan): boolean {
	const { order, money, confirmedAt, requestedAt } = reservation;
	const missing = wonToTransfer({ ...reservation, plan });
	const isMuch = missing * lostShare > plan.deposit + money.kept;
	if (reservation.isSecured) return false;
	return isMuch && !isShortNotice(order, confirmedAt ?? requestedAt) && plan.depositBy < startsAt(order);
}

/** After money came in: nothing is to be transferred any more. */
export function secured(reservation: Reservation): Reservation {
	const plan = paymentPlan(reservation, reservation.confirmedAt ?? reservation.requestedAt);
	const isMet = reservation.status === 'confirmed' && plan.deposit > 0 && wonToTransfer({ ...reservation, plan }) === 0;
	return isMet ? { ...reservation, isSecured: true } : reservation;
}

/** The rest of a large sum that is to be transferred; undefined while the deposit is still asked for, or nothing is. */
export function balanceAsked(reservation: Reservation): { won: number; by: Date } | undefined {
	const plan = paymentPlan(reservation, reservation.confirmedAt ?? reservation.requestedAt);
	return wonToTransfer({ ...reservation, plan }) === 0 ? transferDue(reservation) : undefined;
}

/** What a member has to transfer now and by when; undefined where there is nothing to, also while a slip is checked. */
export function transferDue(reservation: Reservation): { won: number; by: Date } | undefined {
	const { state, won, by } = paymentState(reservation);
	return by && (state === 'due' || state === 'refused') ? { won, by } : undefined;
}

/** How its money stands, as the wire carries it. */
export function payView(reservation: Reservation): Omit<PaymentState, 'by'> & { by: string | null } {
	const { by, ...pay } = paymentState(reservation);
	return { ...pay, by: by?.toISOString() ?? null };
}
