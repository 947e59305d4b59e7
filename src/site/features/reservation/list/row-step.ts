import type { ReservationSummary } from '#contract/api/reservation.ts';

export type RowStep =
	| 'answer'
	| 'answer-change'
	| 'answer-needs'
	| 'answer-price'
	| 'wait-price'
	| 'pick-date'
	| 'wait-date'
	| 'wait'
	| 'wait-change'
	| 'pay'
	| 'check'
	| 'voucher'
	| 'rate'
	| 'details';

/** What was confirmed stands while a change is asked for: so does its voucher. */
export const hasVoucherButton = (step: RowStep): boolean =>
	step === 'voucher' || step === 'wait-change' || step === 'check';

/** The one thing to do next, or what is waited for; “details” where there is neither. */
export function rowStepOf(
	reservation: Pick<
		ReservationSummary,
		'role' | 'status' | 'hasChange' | 'offerUntil' | 'datesUntil' | 'transferDue' | 'pay' | 'mayRate' | 'askingBy'
	>,
): RowStep {
	const { role, status, hasChange, transferDue } = reservation;
	const isGuest = role === 'member';
	if (reservation.offerUntil) return isGuest ? 'answer-price' : 'wait-price';
	if (reservation.datesUntil) return isGuest ? 'pick-date' : 'wait-date';
	if (status === 'requested') return isGuest ? 'wait' : 'answer';
	if (status === 'confirmed' && hasChange) return isGuest ? 'wait-change' : 'answer-change';
	if (isGuest && reservation.pay.state === 'checking') return status === 'confirmed' ? 'check' : 'details';
	if (!isGuest && status === 'confirmed' && reservation.askingBy) return 'answer-needs';
	if (isGuest && transferDue) return 'pay';
	if (isGuest && status === 'confirmed') return 'voucher';
	return reservation.mayRate ? 'rate' : 'details';
}

/** A request and what is asked with it are answered together, by the request's own date: a second date is told only of a reservation. */
export const hasAskingLine = ({
	role,
	status,
	askingBy,
}: Pick<ReservationSummary, 'role' | 'status' | 'askingBy'>): boolean =>
	role === 'member' && status !== 'requested' && askingBy !== null;
