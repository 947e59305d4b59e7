import type { ReservationDetail } from '#contract/api/reservation.ts';
import { wonToTransfer } from '#domain/reservation/transfer-due.ts';

export type NextStepName =
	| 'answer'
	| 'answerChange'
	| 'wait'
	| 'waitChange'
	| 'transfer'
	| 'guestTransfers'
	| 'payOnSite'
	| 'guestPaysOnSite'
	| 'ready'
	| 'guestComes'
	| 'underWay'
	| 'refund'
	| 'guestRefund'
	| 'fee'
	| 'rate'
	| 'unseen'
	| 'over'
	| 'declined'
	| 'expired'
	| 'cancelled'
	| 'missed';

/** What happens next, by when, and about how much money; the page has a sentence for each. */
export type NextStep = { name: NextStepName; by: string | null; won: number };

type Facts = Pick<
	ReservationDetail,
	'role' | 'status' | 'mayRate' | 'isUnseen' | 'answerBy' | 'change' | 'money' | 'plan' | 'startsAt' | 'endsAt'
>;

const step = (name: NextStepName, by: string | null = null, won = 0): NextStep => ({ name, by, won });

export function nextStepOf(facts: Facts, now: number): NextStep {
	const { role, status, answerBy, money } = facts;
	const isGuest = role === 'member';
	if (status === 'requested') return step(isGuest ? 'wait' : 'answer', answerBy);
	if (status === 'confirmed') return confirmedStep(facts, now);
	if (money.refundDue > 0) return step(isGuest ? 'refund' : 'guestRefund', null, money.refundDue);
	if (status === 'completed') return step(facts.mayRate ? 'rate' : facts.isUnseen ? 'unseen' : 'over');
	if (status === 'no-show') return step('missed');
	if (status === 'cancelled' && money.balanceDue > 0) return step('fee', null, money.balanceDue);
	return step(status);
}

function confirmedStep(facts: Facts, now: number): NextStep {
	const { role, change, money, plan, startsAt } = facts;
	const isGuest = role === 'member';
	if (change) return step(isGuest ? 'waitChange' : 'answerChange', change.expiresAt);
	if (now >= Date.parse(startsAt)) return step('underWay', facts.endsAt);
	// What came in beyond what is owed goes back, although it goes on.
	if (money.refundDue > 0) return step(isGuest ? 'refund' : 'guestRefund', null, money.refundDue);
	const due = wonToTransfer(facts);
	if (due > 0) return step(isGuest ? 'transfer' : 'guestTransfers', plan.depositBy, due);
	if (money.balanceDue > 0) return step(isGuest ? 'payOnSite' : 'guestPaysOnSite', startsAt, money.balanceDue);
	return step(isGuest ? 'ready' : 'guestComes', startsAt);
}
