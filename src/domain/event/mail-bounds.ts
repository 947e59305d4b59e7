import type { AttemptRuleName } from '../member/attempt-rules.ts';
import type { EventKind } from './event-kinds.ts';
import { topicOf } from './mail-topics.ts';

/** So many days who was written to when is kept: as long as it can still help somebody. */
export const mailDays = 90;

/** What whoever reserves brings about by themselves, and can bring about again and again. */
const ownActs: readonly EventKind[] = [
	'reservation.request',
	'reservation.book',
	'reservation.cancel',
	'reservation.reduce',
	'reservation.ask-change',
	'reservation.accept-price',
	'reservation.accept-date',
];

/**
 * By what mails to a mailbox that nobody has proved are counted, whoever caused them: it may be a stranger's. What others or the clock
 * bring about (an answer, a date to pay by) still has room when somebody has used up what they can cause themselves. A proved
 * mailbox is not counted at all.
 */
export function unprovedBounds(kind: EventKind | null): AttemptRuleName[] {
	const topic = topicOf(kind);
	if (kind === null || topic === 'account' || topic === 'desk') return [];
	return ownActs.includes(kind) ? ['mail-act-account', 'mail-account'] : ['mail-account'];
}
