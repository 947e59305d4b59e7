/** What stands in a queue changes by itself: asked for again as often as who looks at it waits for it. */
const oftenMs = 3_000;
const nowAndThenMs = 30_000;

/** For `refetchInterval` of mails: until the last of them has gone out or failed. */
export const paceOfMails = (mails: readonly { status: string }[]): number | false =>
	mails.some(({ status }) => status === 'queued') ? oftenMs : false;

/** So long after “Try again” its answer is waited for. */
const patienceMs = 60_000;

/** Of jobs: often after one was sent on its way, else as often as the rest of the page. */
export const paceOfJobs = (retriedAt: number | undefined, now: number): number =>
	retriedAt !== undefined && now - retriedAt < patienceMs ? oftenMs : nowAndThenMs;
