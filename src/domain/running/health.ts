import { dayMs, minuteMs } from '../kernel/durations.ts';

/** What is looked at, each told by itself; the worst of them is how the house is. */
export const healthChecks = ['jobs', 'mails', 'failures', 'storage', 'backup'] as const;
export type HealthCheck = (typeof healthChecks)[number];
export const healthStates = ['good', 'watch', 'bad'] as const;
export type HealthState = (typeof healthStates)[number];

export type RunningFacts = {
	/** Jobs that were tried as often as they may be. */
	jobsGivenUp: number;
	/** The longest that a job is past its time, in milliseconds. */
	jobsLateMs: number;
	/** Mails that were given up and are worth a look: without those that `isOldRefusal` is told of. */
	mailsFailed: number;
	/** How long the oldest waits that was tried in vain, in milliseconds; nought where there is none. */
	mailsStuckMs: number;
	/** Whether younger ones have gone out meanwhile: then it is that one's address, not the way out. */
	mailsGoOut: boolean;
	/** Requests that failed within a day. */
	failuresOfDay: number;
	/** What is free where this server keeps things itself; null where a disk does not tell. */
	freeBytes: number | null;
	/** How long ago the last backup was; null where there was none. */
	backupAgeMs: number | null;
};

/** As the way out names it: the mail server says of this address or mail that it never will. */
const refusedForGood = /^(?:EENVELOPE|EMESSAGE) 5\d\d$/;

/**
 * Somebody mistyped an address, and its server said so: a day is long enough to see that. Whatever else a mail was given up for, such
 * as a mail server that takes nothing, stays a reason to look.
 */
export const isOldRefusal = ({ lastError, at }: { lastError: string | null; at: Date }, now: Date): boolean =>
	lastError !== null && refusedForGood.test(lastError) && now.getTime() - at.getTime() > dayMs;

/** A queue that is worked on takes up a job within seconds; after so long nobody works on it. */
const lateMs = 10 * minuteMs;
const slowMs = 2 * minuteMs;
/** A few are an upgrade or a database that was away for a moment. */
const manyFailures = 50;
/** Below the first nothing is kept any more before long; the second leaves days to make room. */
const fullBytes = 500_000_000;
const tightBytes = 2_000_000_000;
/** A backup is made every night; one that was missed is looked at, a week without one is trouble. */
const backupWatchMs = 2 * dayMs;
const backupBadMs = 7 * dayMs;

const checks: Record<HealthCheck, (facts: RunningFacts) => HealthState> = {
	jobs: ({ jobsGivenUp, jobsLateMs }) =>
		jobsLateMs > lateMs ? 'bad' : jobsGivenUp > 0 || jobsLateMs > slowMs ? 'watch' : 'good',
	mails: ({ mailsFailed, mailsStuckMs, mailsGoOut }) =>
		mailsStuckMs > lateMs && !mailsGoOut ? 'bad' : mailsFailed > 0 || mailsStuckMs > slowMs ? 'watch' : 'good',
	failures: ({ failuresOfDay }) => (failuresOfDay > manyFailures ? 'bad' : failuresOfDay > 0 ? 'watch' : 'good'),
	// What is not known is no reason to look: whoever keeps a bucket or a database elsewhere watches it there.
	storage: ({ freeBytes }) =>
		freeBytes === null || freeBytes >= tightBytes ? 'good' : freeBytes >= fullBytes ? 'watch' : 'bad',
	// A house where none was ever made may be new, or one that somebody only tries.
	backup: ({ backupAgeMs }) =>
		backupAgeMs === null ? 'watch' : backupAgeMs > backupBadMs ? 'bad' : backupAgeMs > backupWatchMs ? 'watch' : 'good',
};

export const healthOf = (facts: RunningFacts): { name: HealthCheck; state: HealthState }[] =>
	healthChecks.map((name) => ({ name, state: checks[name](facts) }));

export const worstOf = (states: readonly HealthState[]): HealthState =>
	healthStates.findLast((state) => states.includes(state)) ?? 'good';

/** Where things lie that this server cannot measure: a database or a bucket of somebody else. */
export const storedThings = ['database', 'files'] as const;
export type Storage = {
	freeBytes: number | null;
	totalBytes: number | null;
	elsewhere: readonly (typeof storedThings)[number][];
};
