import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { viewingDays } from '#domain/viewing/viewing.ts';
import { eraseNoted } from '#server/features/running/erasure.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { viewingsBefore } from './viewing.repo.ts';

/** A day that is over is forgotten with its salt; only the sums stay. */
export async function sweepViewings({ queries, now }: Pick<TaskContext, 'queries' | 'now'>): Promise<void> {
	await eraseNoted(
		queries,
		{ rule: 'viewing', now },
		viewingsBefore(queries, addDays(koreanDay(now), 1 - viewingDays)),
	);
}
