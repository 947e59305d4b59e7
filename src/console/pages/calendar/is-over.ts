import { latestStart } from '#domain/reservation/service-time.ts';

/** Whether a start has passed, so that nothing of it is sold or changed any more; where only the day counts, with its end. */
export const isOver = (on: string, time: string | null, now: Date): boolean =>
	latestStart({ on, time, to: null }) <= now;
