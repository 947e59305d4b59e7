import type { Running } from '#contract/api/running.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept } from '#domain/kernel/result.ts';
import { worstOf } from '#domain/running/health.ts';
import { cached } from '#server/cached.ts';
import type { Context } from '#server/http/handlers.ts';
import { softwareVersion } from '#server/software-version.ts';
import { readHealth } from './read-health.ts';
import { findSwitches, readMigrations, readSizes } from './running.repo.ts';

const sizesOf = cached((reads) => readSizes(reads));

/** All that tells how the house runs, at one glance. */
export async function readRunning({ queries, services, now }: Pick<Context, 'queries' | 'services' | 'now'>) {
	const storage = await services.storage();
	const [health, migrations, sizes, switches] = await Promise.all([
		readHealth(queries, storage, now),
		readMigrations(queries),
		sizesOf(queries, 'sizes', now),
		findSwitches(queries),
	]);
	const { queue, mails, stuck, checks, failuresOfDay, browserFailuresOfDay, backup } = health;
	const mailsStuckMs = stuck.since ? now.getTime() - stuck.since.getTime() : 0;
	return accept<Running>({
		at: now.toISOString(),
		health: worstOf(checks.map(({ state }) => state)),
		checks,
		jobs: { waiting: queue.waiting, givenUp: queue.givenUp, lateMinutes: Math.floor(queue.lateMs / minuteMs) },
		mails: { ...mails, stuck: stuck.count, stuckMinutes: Math.floor(mailsStuckMs / minuteMs) },
		...{ failuresOfDay, browserFailuresOfDay },
		version: softwareVersion,
		migrations: {
			count: migrations.count,
			lastOn: migrations.lastAt === null ? null : koreanDay(new Date(migrations.lastAt)),
		},
		sizes,
		backup: backup ? { ...backup, at: backup.at.toISOString() } : null,
		storage: { ...storage, elsewhere: [...storage.elsewhere] },
		switches,
	});
}
