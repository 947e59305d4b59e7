import type { Queries, Transaction } from '#server/queries.ts';
import { insertJobs, insertWantedJobs, type JobRow } from './job.repo.ts';
import type { TaskName, TaskPayloads } from './task-names.ts';

/** The waits between them grow from seconds to six hours: together about a day. */
export const maxAttempts = 13;

/**
 * Work for later, in the caller's transaction: it is there exactly when what it follows from is. In a transaction it is
 * a row, which is handed on to the queue after the commit; elsewhere it goes there at once. A job with the key of one
 * that waits takes its place.
 */
export function addJob<Name extends TaskName>(
	queries: Queries | Transaction,
	name: Name,
	payload: TaskPayloads[Name],
	options: {
		key?: string;
		runAt?: Date;
		/** One that waits keeps its time: what comes meanwhile is done with it, and never puts it off. */
		isGathered?: boolean;
	} = {},
): Promise<void> {
	const { key = null, runAt = null, isGathered = false } = options;
	return add(queries, [{ name, payload, key, runAt, isGathered }]);
}

type NewJob = { [Name in TaskName]: { name: Name; payload: TaskPayloads[Name]; key: string } }[TaskName];

/** The same for several at once. */
export const addJobs = (
	queries: Queries | Transaction,
	jobs: readonly NewJob[],
	runAt: Date | null = null,
): Promise<void> =>
	add(
		queries,
		jobs.map((job) => ({ ...job, runAt, isGathered: false })),
	);

async function add(queries: Queries | Transaction, jobs: readonly JobRow[]): Promise<void> {
	if (jobs.length === 0) return;
	if (!('wake' in queries)) return insertJobs(queries, jobs, maxAttempts);
	await insertWantedJobs(queries, jobs);
	queries.wake();
}
