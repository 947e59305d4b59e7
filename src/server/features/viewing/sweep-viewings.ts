import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { deleteViewingsBefore } from './viewing.repo.ts';

/** A day that is over is forgotten with its salt; only the sums stay. */
export async function sweepViewings({ queries, now }: Pick<TaskContext, 'queries' | 'now'>): Promise<void> {
	await deleteViewingsBefore(queries, koreanDay(now));
}
