import {
	type DisputeOutcome,
	type DisputeReason,
	type DisputeState,
	disputeOutcomes,
	disputeReasons,
	disputeStates,
} from '../dispute/dispute.ts';
import type { EventKind } from '../event/event-kinds.ts';

/**
 * What happened to the subject and stands between the messages, as a line that nobody wrote. How it began is none: then
 * there was no thread.
 */
export const threadLineKinds = [
	'reservation.confirm',
	'reservation.decline',
	'reservation.expire',
	'reservation.cancel',
	'reservation.call-off',
	'reservation.lapse',
	'reservation.reduce',
	'reservation.ask-change',
	'reservation.agree-change',
	'reservation.refuse-change',
	'reservation.withdraw-change',
	'reservation.expire-change',
	'reservation.offer-price',
	'reservation.accept-price',
	'reservation.decline-price',
	'reservation.withdraw-price',
	'reservation.expire-price',
	'reservation.propose-dates',
	'reservation.accept-date',
	'reservation.decline-dates',
	'reservation.withdraw-dates',
	'reservation.expire-dates',
	'reservation.answer-needs',
	'reservation.give-ticket',
	'dispute.opened',
	'dispute.outcome-proposed',
	'dispute.outcome-accepted',
	'dispute.outcome-declined',
	'dispute.outcome-decided',
	'dispute.given-up',
] as const satisfies readonly EventKind[];
export type ThreadLineKind = (typeof threadLineKinds)[number];

export const isThreadLine = (kind: EventKind): kind is ThreadLineKind =>
	(threadLineKinds as readonly EventKind[]).includes(kind);

export type DisputeLineKind = ThreadLineKind & `dispute.${string}`;
export const isDisputeLine = (kind: ThreadLineKind): kind is DisputeLineKind => kind.startsWith('dispute.');

/** What a line of a dispute says besides that it happened: codes alone, never what somebody wrote. */
export type DisputeLine = { reason?: DisputeReason; outcome?: DisputeOutcome; won?: number; state?: DisputeState };

const wordIn = <Word extends string>(words: readonly Word[], value: unknown) => words.find((word) => word === value);

/** Of the facts of its event; undefined for every other line. */
export function disputeLineOf(kind: ThreadLineKind, facts: Readonly<Record<string, unknown>>): DisputeLine | undefined {
	if (!isDisputeLine(kind)) return undefined;
	const reason = wordIn(disputeReasons, facts.reason);
	const outcome = wordIn(disputeOutcomes, facts.outcome);
	const state = wordIn(disputeStates, facts.state);
	return {
		...(reason && { reason }),
		...(outcome && { outcome, won: typeof facts.won === 'number' ? facts.won : 0 }),
		...(state && { state }),
	};
}
