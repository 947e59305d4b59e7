import { paymentPlan } from './payment.ts';
import { balanceDue, type Money, type Reservation, type ReservationStatus } from './reservation.ts';

type TransferDue = { won: number; by: Date };
type Owed = { status: ReservationStatus; money: Money; plan: { deposit: number } };

/** What a member has to transfer now: the deposit of what was confirmed and what was kept, less what came in already. */
export function wonToTransfer({ status, money, plan }: Owed): number {
	if (status !== 'confirmed') return 0;
	return Math.max(0, Math.min(balanceDue(money), plan.deposit + money.kept - (money.paid - money.refunded)));
}

/** The same with the day by which; undefined where there is nothing to transfer. */
export function transferDue(reservation: Reservation, confirmedAt: Date): TransferDue | undefined {
	const plan = paymentPlan(reservation, confirmedAt);
	const won = wonToTransfer({ ...reservation, plan });
	return won > 0 ? { won, by: plan.depositBy } : undefined;
}

/** The date has passed. Nothing ends by that alone: the reservation stands until somebody calls it off. */
export const isOverdue = (by: string, now: number): boolean => now > Date.parse(by);
