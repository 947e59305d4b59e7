import type { OwnQuestion } from '#contract/api/matching.ts';

/** What the row's button is called, and whether it is the member's turn. */
export type RowStep = { of: 'compare' | 'reserve' | 'look' | 'reservation'; isMine: boolean };

export function rowStep({
	status,
	answerCount,
	reservationId,
}: Pick<OwnQuestion, 'status' | 'answerCount' | 'reservationId'>): RowStep {
	if (reservationId !== null) return { of: 'reservation', isMine: false };
	if (status === 'matched') return { of: 'reserve', isMine: true };
	if (status === 'answered') return answerCount > 1 ? { of: 'compare', isMine: true } : { of: 'look', isMine: true };
	return { of: 'look', isMine: false };
}
