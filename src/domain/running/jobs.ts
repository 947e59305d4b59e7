import { minuteMs } from '../kernel/durations.ts';

/** Every job, for who reads the queue: each has a name in words (`console-running.json`). What they do stands in server/jobs/tasks.ts. */
export const jobNames = [
	'send-mail',
	'sweep-mails',
	'sweep-failures',
	'sweep-statements',
	'sweep-viewings',
	'sum-months',
	'seal-files',
	'note-erasure',
	'sweep-files',
	'licence-ending',
	'request-password-reset',
	'sweep-reservations',
	'tell-proofs',
	'offer-places',
	'tell-moved-meeting',
	'call-off-date',
	'sweep-waiting',
	'sweep-questions',
	'send-held-questions',
	'sweep-consultations',
	'sweep-videos',
	'sweep-events',
	'read-outside-calendars',
	'send-webhooks',
	'sweep-deliveries',
	'warn-of-keys',
	'sweep-misses',
	'sweep-refunds',
	'publish-due',
	'announce-texts',
	'tell-withdrawn-text',
	'lay-off-drafts',
	'forget-guests',
	'lay-off-events',
] as const;
export type JobName = (typeof jobNames)[number];

/** One of an older release may still lie in the queue. */
export const isJobName = (task: string): task is JobName => (jobNames as readonly string[]).includes(task);

/** So long past its time, nobody was free to take it up. */
const lateMs = 2 * minuteMs;

/** How a job stands: given up, given up and set aside by somebody, tried again later, past its time, being done, or waiting for its turn. */
export const jobStates = ['given-up', 'set-aside', 'failing', 'late', 'working', 'waiting'] as const;
export type JobState = (typeof jobStates)[number];

export type JobFacts = {
	attempts: number;
	maxAttempts: number;
	hasFailed: boolean;
	/** Somebody has marked it so since it failed the last time. */
	isMarkedAside?: boolean;
	runAt: Date;
	isWorkedOn: boolean;
};

export function jobStateOf(job: JobFacts, now: Date): JobState {
	const { attempts, maxAttempts, hasFailed, isMarkedAside, runAt, isWorkedOn } = job;
	if (isWorkedOn) return 'working';
	if (attempts >= maxAttempts) return isMarkedAside ? 'set-aside' : 'given-up';
	if (hasFailed) return 'failing';
	return now.getTime() - runAt.getTime() > lateMs ? 'late' : 'waiting';
}

/**
 * Whether it may be done at once: one that failed, or whose time has come. One that waits for its moment does nothing before, and
 * would be gone when the moment comes.
 */
export const canRunNow = (state: JobState, runAt: Date, now: Date): boolean =>
	state !== 'working' && (state !== 'waiting' || runAt <= now);

/** What a job failed of, as far as its code tells. */
type JobTrouble = 'database' | 'mail' | 'network' | 'room' | 'time' | 'other';

const troubleOfCode: [RegExp, JobTrouble][] = [
	[/^(?:53100|ENOSPC|EDQUOT)$/, 'room'],
	[/^(?:57014|55P03|25P03)$/, 'time'],
	[/^(?:08\w{3}|28\w{3}|3D000|53\w{3}|57P\w{2}|25006)$/, 'database'],
	[/^E(?:AUTH|ENVELOPE|MESSAGE|SOCKET|CONNECTION|DNS|TLS)\b/, 'mail'],
	[/^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|FILE_STORE_AWAY)$/, 'network'],
];

/** As the queue keeps it: “send-mail failed: ECONNREFUSED”. */
export function troubleOf(lastError: string): { code: string; trouble: JobTrouble } {
	const code = lastError.replace(/^[\w-]+ failed: /, '');
	return { code, trouble: troubleOfCode.find(([codes]) => codes.test(code))?.[1] ?? 'other' };
}
