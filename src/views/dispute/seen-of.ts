import type { DisputeView } from '#contract/api/dispute.ts';

/** What somebody has read of it when they act. */
export const seenOf = ({ state, outcome, won, answer }: DisputeView) => ({ state, outcome, won, answer });
