import { paymentPlan } from './payment.ts';
import { balanceDue, type Reservation } from './reservation.ts';

type TransferDue = { won: number; by: Date };

/** What a member has to transfer now and until when: the deposit of what was confirmed, less what came in already. */
export function transferDue(reservation: Reservation, confirmedAt: Date): TransferDue | undefined {
	if (reservation.status !== 'confirmed') return undefined;
	const { money } = reservation;
	const { deposit, depositBy } = paymentPlan(reservation, confirmedAt);
	const won = Math.min(balanceDue(money), deposit + money.kept - (money.paid - money.refunded));
	return won > 0 ? { won, by: depositBy } : undefined;
}

/** The date has passed. Nothing ends by that alone: the reservation stands until somebody calls it off. */
export const isOverdue = (by: string, now: number): boolean => now > Date.parse(by);
