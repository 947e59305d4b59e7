import { dayMs } from '../kernel/durations.ts';

export const lineStates = ['open', 'matched', 'aside'] as const;
export type LineState = (typeof lineStates)[number];

/** Why a line belongs to no reservation. */
export const asideReasons = ['not-guest', 'own-transfer', 'fee', 'other'] as const;
export type AsideReason = (typeof asideReasons)[number];

/** “Other” alone tells nobody anything later. */
export const needsNote = (reason: AsideReason): boolean => reason === 'other';

/** How the lines of a statement are looked at. */
export const lineTabs = ['sure', 'near', 'none', 'matched', 'aside'] as const;
export type LineTab = (typeof lineTabs)[number];

/** So long names stand in a line that was decided, and in one that nobody decides: mistakes are found in that time. */
export const wordDays = { decided: 90, open: 365 } as const;

/** Before which moments the words of decided and of open lines go. */
export const wordsGoBefore = (now: Date): { decided: Date; open: Date } => ({
	decided: new Date(now.getTime() - wordDays.decided * dayMs),
	open: new Date(now.getTime() - wordDays.open * dayMs),
});
