import { leftHours, payByAtLeast } from './pay-by.ts';
import { methodsFor, type PaymentKind, type PaymentMethod, paymentPlan } from './payment.ts';
import { paymentState, secured } from './payment-state.ts';
import type { ActorKind, Money, Reservation } from './reservation.ts';
import { wonToTransfer } from './transfer-due.ts';

type Entry = { kind: PaymentKind; won: number };

/** The sums without an entry; undefined where more would have gone back than ever came in: what went back is taken back first. */
function moneyWithout({ paid, refunded, ...money }: Money, { kind, won }: Entry): Money | undefined {
	const next = kind === 'payment' ? { paid: paid - won, refunded } : { paid, refunded: refunded - won };
	return next.refunded >= 0 && next.paid >= next.refunded ? { ...money, ...next } : undefined;
}

const isDepositMissing = (reservation: Reservation): boolean => {
	const plan = paymentPlan(reservation, reservation.confirmedAt ?? reservation.requestedAt);
	return wonToTransfer({ ...reservation, plan, isSecured: false }) > 0;
};

/**
 * What was written down by mistake does not count any more. Where a deposit is due again by it, there is a day for it at the
 * least: the mistake was not the guest's.
 */
export function reversePayment(reservation: Reservation, entry: Entry, now: Date): Reservation | undefined {
	const money = moneyWithout(reservation.money, entry);
	if (!money) return undefined;
	// What a later change added to a deposit that was there takes nothing from it.
	const wasMet = reservation.status === 'confirmed' && !isDepositMissing(reservation);
	const next = secured({ ...reservation, money, ...(wasMet && { isSecured: false }) });
	return paymentState(next).isFreed ? { ...next, payBy: payByAtLeast(next, leftHours, now) } : next;
}

type Recorded = { method: PaymentMethod; actorId: string | null; reversedAt: Date | null };
type By = { role: ActorKind; memberId: string };

/** By who wrote it down, and by the operators; once. What is in the agency's account is only theirs to say. */
export const mayReverse = ({ method, actorId, reversedAt }: Recorded, { role, memberId }: By): boolean =>
	reversedAt === null &&
	(role === 'operator' || (role === 'provider' && actorId === memberId)) &&
	methodsFor(role).includes(method);
