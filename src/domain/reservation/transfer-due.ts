import { balanceDue, type Money, type ReservationStatus } from './reservation.ts';

type Owed = { status: ReservationStatus; money: Money; plan: { deposit: number } };

/** What a member has to transfer now: the deposit of what was confirmed and what was kept, less what came in already. */
export function wonToTransfer({ status, money, plan }: Owed): number {
	if (status !== 'confirmed') return 0;
	return Math.max(0, Math.min(balanceDue(money), plan.deposit + money.kept - (money.paid - money.refunded)));
}

/** The date has passed. */
export const isOverdue = (by: string, now: number): boolean => now > Date.parse(by);
