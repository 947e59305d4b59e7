import { mailDays } from '#domain/event/mail-bounds.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { eraseNoted } from '#server/features/running/erasure.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { mailsBefore } from './mail.repo.ts';

/** Who was written to when is kept as long as it can still help somebody, and no longer. */
export async function sweepMails({ queries, now }: Pick<TaskContext, 'queries' | 'now'>): Promise<void> {
	const before = new Date(now.getTime() - mailDays * dayMs);
	await eraseNoted(queries, { rule: 'mail', now }, mailsBefore(queries, before));
}
