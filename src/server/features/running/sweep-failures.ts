import { failuresBefore, mostFailures } from '#domain/running/failure.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { layOffFailures } from './running.repo.ts';

/** What is old goes, and the oldest beyond what the table may hold. */
export async function sweepFailures({ queries, now }: Pick<TaskContext, 'queries' | 'now'>): Promise<void> {
	await layOffFailures(queries, { before: failuresBefore(now), keep: mostFailures });
}
