import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { missDays } from '#domain/report/report.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { deleteMissesBefore } from './search-miss.repo.ts';

/** Daily: what was searched for long ago says nothing of what is missing today. */
export async function sweepMisses({ queries, now }: Pick<TaskContext, 'queries' | 'now'>): Promise<void> {
	await deleteMissesBefore(queries, addDays(koreanDay(now), -missDays));
}
