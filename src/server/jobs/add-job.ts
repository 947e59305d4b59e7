import type { Queries, Transaction } from '#server/queries.ts';
import { insertJob, insertJobs } from './job.repo.ts';
import type { TaskName, TaskPayloads } from './task-names.ts';

/** The waits between them grow from seconds to six hours: together about a day. */
export const maxAttempts = 13;

/**
 * Work for later, in the caller's transaction: it is there exactly when what it follows from is. A job with the key of
 * one that waits takes its place.
 */
export function addJob<Name extends TaskName>(
	queries: Queries,
	name: Name,
	payload: TaskPayloads[Name],
	options: {
		key?: string;
		runAt?: Date;
		/** One that waits keeps its time: what comes meanwhile is done with it, and never puts it off. */
		isGathered?: boolean;
	} = {},
): Promise<void> {
	const { key, runAt, isGathered = false } = options;
	return insertJob(queries, { name, payload, key, runAt, isGathered, maxAttempts });
}

type NewJob = { [Name in TaskName]: { name: Name; payload: TaskPayloads[Name]; key: string } }[TaskName];

/** The same for several at once. */
export const addJobs = (queries: Queries | Transaction, jobs: readonly NewJob[]): Promise<void> =>
	insertJobs(queries, jobs, maxAttempts);
