import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { missDays } from '#domain/report/report.ts';
import { eraseNoted } from '#server/features/running/erasure.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { missesBefore } from './search-miss.repo.ts';

/** Daily: what was searched for long ago says nothing of what is missing today. */
export async function sweepMisses({ queries, now }: Pick<TaskContext, 'queries' | 'now'>): Promise<void> {
	const gone = missesBefore(queries, addDays(koreanDay(now), -missDays));
	await eraseNoted(queries, { rule: 'search-words', now }, gone);
}
