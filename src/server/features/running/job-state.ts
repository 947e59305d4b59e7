import { type JobFacts, type JobState, jobStateOf } from '#domain/running/jobs.ts';
import { isMarkedAside } from '#domain/running/set-aside.ts';

type Row = Omit<JobFacts, 'hasFailed' | 'isMarkedAside'> & { lastError: string | null };

/** As the queue's own row tells it. */
export const stateOfRow = (row: Row, now: Date): JobState =>
	jobStateOf({ ...row, hasFailed: row.lastError !== null, isMarkedAside: isMarkedAside(row.lastError) }, now);
