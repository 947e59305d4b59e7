import type { GuestView, ReservationDetail } from '#contract/api/reservation.ts';
import { areaOf } from '#domain/area/areas.ts';
import { isAsking, refusedNeeds } from '#domain/reservation/need-questions.ts';

export type NextStepName =
	| 'answer'
	| 'answerChange'
	| 'wait'
	| 'waitChange'
	| 'answerPrice'
	| 'waitPrice'
	| 'pickDate'
	| 'waitDate'
	| 'needsRefused'
	| 'needsLate'
	| 'needsOpen'
	| 'transfer'
	| 'guestTransfers'
	| 'slipRefused'
	| 'checking'
	| 'checkingEnded'
	| 'guestChecking'
	| 'checkSlip'
	| 'payOnSite'
	| 'guestPaysOnSite'
	| 'payAllOnSite'
	| 'guestPaysAllOnSite'
	| 'ready'
	| 'guestComes'
	| 'underWay'
	| 'ended'
	| 'refund'
	| 'guestRefund'
	| 'agencyRefunds'
	| 'fee'
	| 'rate'
	| 'visited'
	| 'unseen'
	| 'over'
	| 'declined'
	| 'expired'
	| 'cancelled'
	| 'lapsed'
	| 'missed';

/** What happens next, by when, and about how much money; the page has a sentence for each. */
export type NextStep = { name: NextStepName; by: string | null; won: number };

type Facts = Pick<
	ReservationDetail,
	| ('area' | 'role' | 'status' | 'answerBy' | 'change' | 'money' | 'pay' | 'startsAt' | 'endsAt')
	| ('questions' | 'refund' | 'offerUntil' | 'datesUntil')
> &
	Partial<Pick<GuestView, 'mayRate' | 'isUnseen'>> & {
		history: readonly Pick<ReservationDetail['history'][number], 'event'>[];
	};

/** What is owed leaves the agency's account. */
const refunds = { member: 'refund', provider: 'agencyRefunds', operator: 'guestRefund' } as const;

const step = (name: NextStepName, by: string | null = null, won = 0): NextStep => ({ name, by, won });

export function nextStepOf(facts: Facts, now: number): NextStep {
	const { role, status, answerBy, money } = facts;
	const isGuest = role === 'member';
	if (facts.offerUntil) return step(isGuest ? 'answerPrice' : 'waitPrice', facts.offerUntil);
	if (facts.datesUntil) return step(isGuest ? 'pickDate' : 'waitDate', facts.datesUntil);
	if (status === 'requested') return step(isGuest ? 'wait' : 'answer', answerBy);
	if (status === 'confirmed') return confirmedStep(facts, now);
	if (facts.pay.state === 'checking') return checkingStep(facts);
	if (money.refundDue > 0) return step(refunds[role], null, money.refundDue);
	if (status === 'completed') return completedStep(facts);
	if (status === 'no-show') return step('missed');
	if (status === 'cancelled' && money.balanceDue > 0) return step('fee', null, money.balanceDue);
	return step(facts.history.at(-1)?.event === 'lapse' ? 'lapsed' : status);
}

/** After a treatment nobody is asked for praise of it: the law on medical advertising. Rating stays possible elsewhere. */
function completedStep({ area, role, mayRate, isUnseen }: Facts): NextStep {
	if (role === 'member' && areaOf(area).isHealth) return step('visited');
	return step(mayRate ? 'rate' : isUnseen ? 'unseen' : 'over');
}

/** Who sees the account checks it; the others wait for that. */
function checkingStep({ role, status, pay }: Facts): NextStep {
	if (role === 'operator') return step('checkSlip', pay.by, pay.won);
	if (role === 'provider') return step('guestChecking', pay.by, pay.won);
	return step(status === 'confirmed' ? 'checking' : 'checkingEnded', pay.by, pay.won);
}

function confirmedStep(facts: Facts, now: number): NextStep {
	const { role, change, money, pay, startsAt } = facts;
	const isGuest = role === 'member';
	if (change) return step(isGuest ? 'waitChange' : 'answerChange', change.expiresAt);
	// It counts as completed some hours later; until then nobody is told that it still goes on.
	if (facts.endsAt && now >= Date.parse(facts.endsAt)) return step('ended', facts.endsAt);
	if (now >= Date.parse(startsAt)) return step('underWay', facts.endsAt);
	const decision = isGuest ? needsDecision(facts, now) : undefined;
	if (decision) return decision;
	// What came in beyond what is owed goes back, although it goes on.
	if (money.refundDue > 0) return step(refunds[role], null, money.refundDue);
	if (pay.state === 'checking') return checkingStep(facts);
	if (pay.state === 'refused' && isGuest) return step('slipRefused', pay.by, pay.won);
	if (pay.state === 'due' || pay.state === 'refused')
		return step(isGuest ? 'transfer' : 'guestTransfers', pay.by, pay.won);
	if (isGuest && isAsking(facts.questions) && !facts.questions?.isLate)
		return step('needsOpen', facts.questions?.by ?? null);
	if (money.balanceDue > 0) return step(onSiteStep(isGuest, money.paid > money.refunded), startsAt, money.balanceDue);
	return step(isGuest ? 'ready' : 'guestComes', startsAt);
}

/** A no, or no answer in time: whoever may cancel free of charge for it decides that before anything else. */
function needsDecision({ questions, refund }: Facts, now: number): NextStep | undefined {
	if (!questions?.freeUntil || Date.parse(questions.freeUntil) <= now) return undefined;
	const isRefused = refusedNeeds(questions).length > 0;
	if (!isRefused && !isAsking(questions)) return undefined;
	// The policy may give longer than the answer does.
	const free = refund.steps.flatMap(({ until, percent }) => (percent === 100 ? [until] : []));
	const by = [questions.freeUntil, ...free].reduce((one, other) => (Date.parse(other) > Date.parse(one) ? other : one));
	return step(isRefused ? 'needsRefused' : 'needsLate', by);
}

/** The rest, or all of it where no deposit was asked for. */
function onSiteStep(isGuest: boolean, isPartPaid: boolean): NextStepName {
	if (isGuest) return isPartPaid ? 'payOnSite' : 'payAllOnSite';
	return isPartPaid ? 'guestPaysOnSite' : 'guestPaysAllOnSite';
}
