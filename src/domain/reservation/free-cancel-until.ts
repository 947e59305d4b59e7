import { refundSteps } from './refund-steps.ts';
import type { Reservation } from './reservation.ts';
import { latestStart } from './service-time.ts';

type Agreed = Pick<
	Reservation,
	'terms' | 'order' | 'requestedAt' | 'confirmedAt' | 'questions' | 'waivedUntil' | 'isCalledOff'
>;

/**
 * Until when cancelling costs nothing, by whatever lasts longest: the policy, the day after an answer, a need that was
 * refused, another date that its house asked for, or a date that was called off. Pages and mails tell this one date; undefined where it was never free.
 */
export function freeCancelUntil(agreed: Agreed): Date | undefined {
	const ends = refundSteps(agreed).flatMap(({ until, percent }) => (percent === 100 ? [until.getTime()] : []));
	const byNeeds = agreed.questions?.freeUntil;
	if (byNeeds) ends.push(Date.parse(byNeeds));
	if (agreed.waivedUntil) ends.push(agreed.waivedUntil.getTime());
	if (agreed.isCalledOff) ends.push(latestStart(agreed.order).getTime());
	return ends.length === 0 ? undefined : new Date(Math.max(...ends));
}
