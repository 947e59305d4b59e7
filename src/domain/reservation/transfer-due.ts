import { balanceDue, type Money, type ReservationStatus } from './reservation.ts';

type Owed = { status: ReservationStatus; money: Money; plan: { deposit: number }; isSecured?: boolean };

/**
 * What a member has to transfer now: the deposit of what was confirmed and what was kept, less what came in already. Once
 * the deposit was paid, whatever a change or a fee adds is paid with the rest; what is paid in full beforehand has none.
 */
export function wonToTransfer({ status, money, plan, isSecured = false }: Owed): number {
	if (status !== 'confirmed' || (isSecured && plan.deposit < money.total)) return 0;
	return Math.max(0, Math.min(balanceDue(money), plan.deposit + money.kept - (money.paid - money.refunded)));
}

/** The date has passed. */
export const isOverdue = (by: string, now: number): boolean => now > Date.parse(by);
