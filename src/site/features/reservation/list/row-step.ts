import type { ReservationSummary } from '#contract/api/reservation.ts';

export type RowStep =
	| 'answer-price'
	| 'pick-date'
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
		'status' | 'hasChange' | 'offerUntil' | 'datesUntil' | 'transferDue' | 'pay' | 'mayRate'
	>,
): RowStep {
	const { status, hasChange, transferDue } = reservation;
	if (reservation.offerUntil) return 'answer-price';
	if (reservation.datesUntil) return 'pick-date';
	if (status === 'requested') return 'wait';
	if (status === 'confirmed' && hasChange) return 'wait-change';
	if (reservation.pay.state === 'checking') return status === 'confirmed' ? 'check' : 'details';
	if (transferDue) return 'pay';
	if (status === 'confirmed') return 'voucher';
	return reservation.mayRate ? 'rate' : 'details';
}

/** A request and what is asked with it are answered together, by the request's own date: a second date is told only of a reservation. */
export const hasAskingLine = ({ status, askingBy }: Pick<ReservationSummary, 'status' | 'askingBy'>): boolean =>
	status !== 'requested' && askingBy !== null;
