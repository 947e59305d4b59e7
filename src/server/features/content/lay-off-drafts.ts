import { dayMs } from '#domain/kernel/durations.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { deleteOldDrafts } from './content.repo.ts';

const retentionDays = 180;
const atOnce = 500;

/** Daily: drafts that were saved over and never went out are forgotten. Whatever readers saw stays. */
export async function layOffDrafts({ queries, now }: Pick<TaskContext, 'queries' | 'now'>): Promise<void> {
	const before = new Date(now.getTime() - retentionDays * dayMs);
	while ((await deleteOldDrafts(queries, before, atOnce)) === atOnce);
}
