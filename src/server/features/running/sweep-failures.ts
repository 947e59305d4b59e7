import { mostBrowserFailures } from '#domain/running/browser-failure.ts';
import { failuresBefore, mostFailures } from '#domain/running/failure.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { layOffFailures } from './running.repo.ts';

/** What is old goes, and the oldest beyond what the table may hold: of the browsers' own, so that theirs never push out the server's. */
export async function sweepFailures({ queries, now }: Pick<TaskContext, 'queries' | 'now'>): Promise<void> {
	const before = failuresBefore(now);
	await layOffFailures(queries, { before, keep: mostFailures, isBrowser: false });
	await layOffFailures(queries, { before, keep: mostBrowserFailures, isBrowser: true });
}
