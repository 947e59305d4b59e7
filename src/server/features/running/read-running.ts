import type { Running } from '#contract/api/running.ts';
import { dayMs, minuteMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept } from '#domain/kernel/result.ts';
import { healthOf, isOldRefusal, worstOf } from '#domain/running/health.ts';
import { cached } from '#server/cached.ts';
import type { Context } from '#server/http/handlers.ts';
import { softwareVersion } from '#server/software-version.ts';
import {
	countFailures,
	countMailFailures,
	countMailsBy,
	findBackup,
	findStuckMails,
	findSwitches,
	readMigrations,
	readQueue,
	readSizes,
} from './running.repo.ts';

const sizesOf = cached((reads) => readSizes(reads));

/** All that tells how the house runs, at one glance. */
export async function readRunning({ queries, now }: Pick<Context, 'queries' | 'now'>) {
	const [queue, mails, failures, stuck, failuresOfDay, migrations, sizes, switches, backup] = await Promise.all([
		readQueue(queries, now),
		countMailsBy(queries),
		countMailFailures(queries, new Date(now.getTime() - dayMs)),
		findStuckMails(queries),
		countFailures(queries, { since: new Date(now.getTime() - dayMs) }),
		readMigrations(queries),
		sizesOf(queries, 'sizes', now),
		findSwitches(queries),
		findBackup(queries),
	]);
	const mailsStuckMs = stuck.since ? now.getTime() - stuck.since.getTime() : 0;
	const mailsFailed = failures.reduce((sum, one) => (isOldRefusal(one, now) ? sum : sum + one.count), 0);
	const checks = healthOf({
		...{ jobsGivenUp: queue.givenUp, jobsLateMs: queue.lateMs },
		...{ mailsFailed, mailsStuckMs, mailsGoOut: stuck.goOut, failuresOfDay },
		backupAgeMs: backup ? now.getTime() - backup.at.getTime() : null,
	});
	return accept<Running>({
		at: now.toISOString(),
		health: worstOf(checks.map(({ state }) => state)),
		checks,
		jobs: { waiting: queue.waiting, givenUp: queue.givenUp, lateMinutes: Math.floor(queue.lateMs / minuteMs) },
		mails: { ...mails, stuck: stuck.count, stuckMinutes: Math.floor(mailsStuckMs / minuteMs) },
		failuresOfDay,
		version: softwareVersion,
		migrations: {
			count: migrations.count,
			lastOn: migrations.lastAt === null ? null : koreanDay(new Date(migrations.lastAt)),
		},
		sizes,
		backup: backup ? { ...backup, at: backup.at.toISOString() } : null,
		switches,
	});
}
