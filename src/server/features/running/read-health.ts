import { dayMs } from '#domain/kernel/durations.ts';
import { healthOf, isOldRefusal, type Storage } from '#domain/running/health.ts';
import { cached } from '#server/cached.ts';
import type { Pool } from '#server/queries.ts';
import {
	countFailures,
	countMailFailures,
	countMailsBy,
	findBackup,
	findStuckMails,
	readQueue,
} from './running.repo.ts';

/** What is looked at to tell how the house runs, and how each of it is. */
export async function readHealth(queries: Pool, storage: Storage, now: Date) {
	const facts = await readFacts(queries, now);
	return { ...facts, checks: checksOf(facts, storage, now) };
}

async function readFacts(queries: Pool, now: Date) {
	const dayAgo = new Date(now.getTime() - dayMs);
	const [queue, mails, failedMails, stuck, failuresOfDay, browserFailuresOfDay, backup] = await Promise.all([
		readQueue(queries, now),
		countMailsBy(queries),
		countMailFailures(queries, dayAgo),
		findStuckMails(queries),
		countFailures(queries, { since: dayAgo, isBrowser: false }),
		countFailures(queries, { since: dayAgo, isBrowser: true }),
		findBackup(queries),
	]);
	return { queue, mails, failedMails, stuck, failuresOfDay, browserFailuresOfDay, backup };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** What broke in browsers is told and frightens nobody: anybody may send it. */
function checksOf({ queue, failedMails, stuck, failuresOfDay, backup }: Facts, { freeBytes }: Storage, now: Date) {
	const mailsStuckMs = stuck.since ? now.getTime() - stuck.since.getTime() : 0;
	const mailsFailed = failedMails.reduce((sum, one) => (isOldRefusal(one, now) ? sum : sum + one.count), 0);
	return healthOf({
		...{ jobsGivenUp: queue.givenUp, jobsLateMs: queue.lateMs },
		...{ mailsFailed, mailsStuckMs, mailsGoOut: stuck.goOut, failuresOfDay, freeBytes },
		backupAgeMs: backup ? now.getTime() - backup.at.getTime() : null,
	});
}

const factsAtHand = cached((reads, _, now) => readFacts(reads, now));

/** The same for who only wants to know whether to look: of some minutes ago at the most. */
export async function healthAtHand(queries: Pool, storage: Storage, now: Date) {
	return checksOf(await factsAtHand(queries, 'health', now), storage, now);
}
