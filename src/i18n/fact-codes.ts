import { areaSlugs } from '#domain/area/areas.ts';
import { asideReasons } from '#domain/bank/bank-line.ts';
import { directions } from '#domain/bank/read-statement.ts';
import { disputeOutcomes, disputeReasons, disputeStates } from '#domain/dispute/dispute.ts';
import { copyReasons } from '#domain/member/data-copy.ts';
import { identityChecks, memberFacts, revealReasons } from '#domain/member/member-desk.ts';
import { mergeReasons } from '#domain/member/merge.ts';
import { factors } from '#domain/member/sign-in.ts';
import { roles } from '#domain/organisation/organisation.ts';
import { bankAccountReasons } from '#domain/provider/bank-account.ts';
import { refundAccountReasons, refundWays } from '#domain/refund/refund-account.ts';
import { actorKinds, reservationStatuses } from '#domain/reservation/reservation.ts';
import { allLocales } from './locales.ts';
import type { TranslatorOf } from './translator.ts';

/** The word of a code; undefined for what is none of these. */
type WordOf = (code: string) => string | undefined;

const within =
	<Code extends string>(codes: readonly Code[], say: (code: Code) => string): WordOf =>
	(code) => {
		const known = codes.find((one) => one === code);
		return known && say(known);
	};

/** What the codes of the trail are called, where they are chosen: by the detail that holds them, and by what happened where one name holds several sorts. */
export function factCodesIn(wordsOf: TranslatorOf, kind: string): Partial<Record<string, WordOf>> {
	const audit = wordsOf('console.audit');
	const staff = wordsOf('staff');
	const security = wordsOf('console.security');
	const member = wordsOf('console.member');
	const bank = wordsOf('console.bank');
	const account = wordsOf('console.account');
	const refund = wordsOf('console.refund');
	const dispute = wordsOf('dispute');
	const area = wordsOf('area');
	const languageName = wordsOf('console.languageName');
	const status = wordsOf('reservation.status');
	const factor = within(factors, (code) => security(`factors.${code}`));
	const ofMember = within(revealReasons, (code) => member(`facts.reasons.${code}`));
	const ofMerger = within(mergeReasons, (code) => member(`merger.reasons.${code}`));
	const reasons: Partial<Record<string, WordOf>> = {
		'member.fact-revealed': ofMember,
		'member.passport-revealed': ofMember,
		'member.data-downloaded': within(copyReasons, (code) => member(`action.copyReasons.${code}`)),
		'member.accounts-merged': ofMerger,
		'member.closed': ofMerger,
		'bank.line-set-aside': within(asideReasons, (code) => bank(`reason.${code}`)),
		'partner.bank-revealed': within(bankAccountReasons, (code) => account(`reasons.${code}`)),
		'refund.account-revealed': within(refundAccountReasons, (code) => refund(`account.reasons.${code}`)),
	};
	const outcome = within(disputeOutcomes, (code) => dispute(`outcome.${code}`));
	const ofDispute = {
		...{ outcome, wish: outcome },
		reason: within(disputeReasons, (code) => dispute(`reason.${code}`)),
		state: within(disputeStates, (code) => dispute(`state.${code}`)),
	};
	return {
		role: within(roles, (code) => staff(`role.${code}`)),
		as: within(actorKinds, (code) => audit(`as.${code}`)),
		factor,
		factors: factor,
		fact: within(memberFacts, (code) => member(`facts.${code}`)),
		check: within(identityChecks, (code) => member(`action.checks.${code}`)),
		direction: within(directions, (code) => bank(code)),
		way: within(refundWays, (code) => refund(`ways.${code}`)),
		area: within(areaSlugs, (code) => area(`${code}.name`)),
		language: within(allLocales, (code) => languageName(code)),
		...(kind.startsWith('reservation.') && { status: within(reservationStatuses, (code) => status(code)) }),
		...(kind.startsWith('dispute.') && ofDispute),
		...(reasons[kind] && { reason: reasons[kind] }),
	};
}
