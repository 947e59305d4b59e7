import { dayMs } from '../kernel/durations.ts';
import type { Money, ReservationStatus } from '../reservation/reservation.ts';

/** What it is about, each with words under `dispute.reason`. */
export const disputeReasons = [
	'not-as-described',
	'not-provided',
	'late',
	'money',
	'conduct',
	'damage',
	'other',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** How it may end; also what somebody wishes for. `redo`: the service once more, or another date. */
export const disputeOutcomes = ['refund', 'redo', 'none'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

export const disputeStates = ['open', 'proposed', 'agreed', 'decided', 'withdrawn'] as const;
export type DisputeState = (typeof disputeStates)[number];
const openStates: readonly DisputeState[] = ['open', 'proposed'];
export const isOpenDispute = (state: DisputeState): boolean => openStates.includes(state);

/** The two sides; an operator mediates between them. */
type DisputeSide = 'member' | 'provider';
export type DisputeRole = DisputeSide | 'operator';

export const disputeMoves = ['propose', 'accept', 'decline', 'decide', 'withdraw'] as const;
export type DisputeMove = (typeof disputeMoves)[number];

export type Dispute = {
	state: DisputeState;
	openedBy: DisputeRole;
	/** What is proposed, or was agreed or decided. */
	outcome: DisputeOutcome | null;
	won: number;
	hasAccepted: Record<DisputeSide, boolean>;
};

/** So long each step has: until then the mediator proposes, or the two sides answer. */
const stepDays = { open: 7, proposed: 7 } as const;

export const stepUntil = (state: 'open' | 'proposed', now: Date): Date =>
	new Date(now.getTime() + stepDays[state] * dayMs);

/** After so many days nobody remembers what was said; the consumer agency takes it then. */
const openableDays = 180;

/** Whether something can still be disputed: it was confirmed once, and is not long over. */
export const canDispute = (status: ReservationStatus, endsAt: Date, now: Date): boolean =>
	['confirmed', 'completed', 'cancelled', 'no-show'].includes(status) &&
	now.getTime() < endsAt.getTime() + openableDays * dayMs;

/** Nobody agrees to a refund of what is not there any more: the money may have gone another way since it was proposed. */
const isAcceptable = ({ outcome, won }: Dispute, mostWon: number): boolean =>
	outcome !== null && isSound({ outcome, won }, mostWon);

/** What somebody may do with it now, while so much can come back. */
export function movesFor(dispute: Dispute, role: DisputeRole, mostWon: number): DisputeMove[] {
	const { state, openedBy, hasAccepted } = dispute;
	if (!isOpenDispute(state)) return [];
	const moves: DisputeMove[] = [];
	if (role === 'operator') moves.push('propose', 'decide');
	else if (state === 'proposed' && !hasAccepted[role])
		moves.push(...(isAcceptable(dispute, mostWon) ? (['accept', 'decline'] as const) : (['decline'] as const)));
	if (role === openedBy) moves.push('withdraw');
	return moves;
}

export type Said = { outcome: DisputeOutcome; won: number };

/** What a move makes of it; undefined where it cannot be made. A refund has an amount, everything else has none. */
export function moved(
	dispute: Dispute,
	{ move, role, said, mostWon }: { move: DisputeMove; role: DisputeRole; said?: Said | undefined; mostWon: number },
): Dispute | undefined {
	if (!movesFor(dispute, role, mostWon).includes(move)) return undefined;
	if (move === 'withdraw') return { ...dispute, state: 'withdrawn', outcome: null, won: 0 };
	if (move === 'propose' || move === 'decide') {
		if (!said || !isSound(said, mostWon)) return undefined;
		const state = move === 'propose' ? 'proposed' : 'decided';
		return { ...dispute, ...said, state, hasAccepted: { member: false, provider: false } };
	}
	if (role === 'operator') return undefined;
	if (move === 'decline')
		return { ...dispute, state: 'open', outcome: null, won: 0, hasAccepted: { member: false, provider: false } };
	const hasAccepted = { ...dispute.hasAccepted, [role]: true };
	const isAgreed = hasAccepted.member && hasAccepted.provider;
	return { ...dispute, hasAccepted, state: isAgreed ? 'agreed' : 'proposed' };
}

/** No more comes back than is there. */
export const isSound = ({ outcome, won }: Said, mostWon: number): boolean =>
	outcome === 'refund' ? won > 0 && won <= mostWon : won === 0;

/** What of the money is to be given back by it; of what it was not closed by a refund, nothing. */
export const wonOwedBy = ({ state, outcome, won }: Dispute): number =>
	(state === 'agreed' || state === 'decided') && outcome === 'refund' ? won : 0;

/** What is still here of what was paid, and is not owed to the guest anyway. */
export const mostRefund = ({ total, kept, paid, refunded }: Money): number =>
	Math.max(0, Math.min(paid - refunded, total + kept));

type Sums = { total: number; kept: number; takenOff?: number };

/** The sums after it: less is owed for the service, from then on, or kept of it, so the rest is owed to the guest. */
export function afterRefund<Of extends Sums>(money: Of, won: number): Of {
	const { total, kept, takenOff = 0 } = money;
	const ofTotal = Math.min(total, won);
	return {
		...money,
		...{ total: total - ofTotal, kept: Math.max(0, kept - (won - ofTotal)), takenOff: takenOff + ofTotal },
	};
}

/** What a refund does where something is still to be paid: that sinks first, and only the rest is sent back. */
export function splitRefund(won: number, balanceDue: number): { off: number; back: number } {
	const off = Math.min(won, balanceDue);
	return { off, back: won - off };
}
