import { photographReportReasons } from '../file/photograph-report.ts';
import { dayMs } from '../kernel/durations.ts';
import { matchingReportReasons } from '../matching/question.ts';
import { reportReasons } from '../rating/rating.ts';
import { messageReportReasons } from '../thread/message-report.ts';

/** Whatever an operator decides about before or after others see it: a rating with pictures is looked at for these. */
export const moderatedKinds = ['rating', 'picture', 'photograph', 'question', 'message'] as const;
export type ModeratedKind = (typeof moderatedKinds)[number];

/** What somebody can find wrong with any of them. */
export const moderationReasons = [
	...new Set([...reportReasons, ...matchingReportReasons, ...messageReportReasons, ...photographReportReasons]),
] as const;
export type ModerationReason = (typeof moderationReasons)[number];

/** What it is where it has no words to begin with: told in confidence, a photograph nobody has described, phrases or files alone, or erased. */
export const wordlessKinds = ['sealed', 'undescribed', 'phrases', 'files', 'erased'] as const;
export type Wordless = (typeof wordlessKinds)[number];

/** An operator decides within so long; what waits longer stands out. */
const moderationDays = 2;

export const isOverdue = (since: Date, now: Date): boolean => now.getTime() - since.getTime() > moderationDays * dayMs;
