import { dayMs } from '#domain/kernel/durations.ts';
import { wordDays } from '../bank/bank-line.ts';
import { retentionDays } from '../consultation/consultation.ts';
import { stayDays } from '../event/event-kinds.ts';
import { mailDays } from '../event/mail-bounds.ts';
import { eraseDays, held } from '../matching/question.ts';
import { guestDays } from '../member/guest.ts';
import { accountDays } from '../refund/refund-account.ts';
import { missDays } from '../report/report.ts';
import { talkDays } from '../video/reminders.ts';
import { viewingDays } from '../viewing/viewing.ts';

/**
 * What time makes us forget of people, each by its rule: how many days after what it is about is over, and why. Each number is
 * the one by which its job goes, never one of its own. Null is what the agency sets itself, `latest` what goes later than the rest. `ground`: a law, a promise of the privacy policy, or that nobody needs it any more.
 */
export const erasureRules = {
	reservation: { days: null, ground: 'policy' },
	consultation: { days: retentionDays, ground: 'policy' },
	video: { days: talkDays, ground: 'policy' },
	question: { days: eraseDays, ground: 'policy' },
	'held-question': { days: held.days, ground: 'consent' },
	guest: { days: guestDays, ground: 'purpose' },
	'bank-words': { days: wordDays.decided, latest: wordDays.open, ground: 'purpose' },
	'refund-account': { days: accountDays.whole, latest: accountDays.trace, ground: 'purpose' },
	mail: { days: mailDays, ground: 'purpose' },
	trail: { days: stayDays.trail, ground: 'law' },
	viewing: { days: viewingDays, ground: 'purpose' },
	'search-words': { days: missDays, ground: 'purpose' },
} as const satisfies Record<
	string,
	{ days: number | null; latest?: number; ground: 'law' | 'policy' | 'consent' | 'purpose' }
>;

export type ErasureRule = keyof typeof erasureRules;
export const erasureRuleIds = Object.keys(erasureRules) as ErasureRule[];

/** As much as is shown at once. */
export const mostErasureDays = 366;

/** Whether a period can be looked at: in order, and no longer than that. */
export const isErasurePeriod = ({ from, to }: { from: string; to: string }): boolean => {
	const days = (Date.parse(to) - Date.parse(from)) / dayMs;
	return days >= 0 && days < mostErasureDays;
};
