import { withinWorkingDay } from '../kernel/working-day.ts';
import { payByAtLeast } from './pay-by.ts';
import { paymentState, secured } from './payment-state.ts';
import { isLastAgain, type Proof, type ProofReason } from './proof.ts';
import { balanceDue, type Money, type Reservation } from './reservation.ts';

/** How long somebody has at the least after a slip was not accepted, or showed too little. */
const againHours = 48;

/** Its slip waits to be checked: until then nothing is overdue and nothing is freed. */
export const isInCheck = ({ proof }: Pick<Reservation, 'proof'>): boolean => proof?.status === 'sent';

/** For how much a slip can be sent now; 0 where nothing is to be transferred. */
export function wonToProve(reservation: Reservation): number {
	const unsent = { ...reservation, proof: null, money: { ...reservation.money, inCheck: 0 } };
	const state = paymentState(unsent);
	return state.state === 'due' ? state.won : 0;
}

/** A slip comes in; undefined where there is nothing to transfer. */
export function sendProof(reservation: Reservation, now: Date): Reservation | undefined {
	const won = wonToProve(reservation);
	if (won === 0) return undefined;
	const { proof: last } = reservation;
	// One that takes the place of another is answered when that was to be: nobody keeps places by sending one after the other.
	const answerBy = last?.status === 'sent' ? last.answerBy : withinWorkingDay(now).toISOString();
	const again = last?.again ?? 0;
	const proof: Proof = { status: 'sent', won, sentAt: now.toISOString(), answerBy, reason: null, note: null, again };
	return { ...reservation, proof, money: { ...reservation.money, inCheck: won } };
}

/** It has arrived: paid, also where it was cancelled meanwhile, so that what comes back is known. Never more than was asked for, unless that is said. */
export function acceptProof(
	reservation: Reservation,
	{ won, now, isMore = false }: { won: number; now: Date; isMore?: boolean },
): Reservation | undefined {
	const { proof, money } = reservation;
	if (proof?.status !== 'sent' || won <= 0) return undefined;
	if (won > Math.max(balanceDue(money), proof.won) && !isMore) return undefined;
	return settled(reservation, {
		proof: { ...proof, status: 'accepted' },
		money: { ...money, paid: money.paid + won, inCheck: 0 },
		now,
	});
}

type Refusal = { reason: ProofReason; note: string | null; now: Date };

/** It is not to be found: nobody owes a fee for money that never came. */
export function refuseProof(reservation: Reservation, { reason, note, now }: Refusal): Reservation | undefined {
	const { proof, money } = reservation;
	if (proof?.status !== 'sent') return undefined;
	return settled(reservation, {
		proof: { ...proof, status: 'refused', reason, note },
		money: { ...money, inCheck: 0, kept: Math.min(money.kept, money.paid - money.refunded) },
		now,
	});
}

/** What is still to be transferred then has a new date, at least two days from now, but only so often. */
function settled(
	reservation: Reservation,
	{ proof, money, now }: { proof: Proof; money: Money; now: Date },
): Reservation {
	const kept = Math.min(money.kept, money.paid - money.refunded);
	const next = secured({ ...reservation, proof, money: { ...money, kept } });
	if (isLastAgain(next) || wonToProve(next) === 0) return next;
	const again = (proof.again ?? 0) + 1;
	return { ...next, proof: { ...proof, again }, payBy: payByAtLeast(next, againHours, now) };
}
