import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '#server/queries.ts';

export async function insertJob(
	queries: Queries,
	job: {
		name: string;
		payload: object;
		key: string | undefined;
		runAt: Date | undefined;
		isGathered?: boolean;
		maxAttempts: number;
	},
): Promise<void> {
	await queries.execute(
		sql`select graphile_worker.add_job(identifier => ${job.name}::text, payload => ${JSON.stringify(job.payload)}::json,
			run_at => ${job.runAt?.toISOString() ?? null}::timestamptz, max_attempts => ${job.maxAttempts}::int,
			job_key => ${job.key ?? null}::text, job_key_mode => ${job.isGathered ? 'preserve_run_at' : 'replace'}::text)`,
	);
}

const insertJobsSql = `
	select 1 from graphile_worker.add_jobs((
		select array_agg((given.name, given.payload, null, null, $4::int, given.key, null, null)::graphile_worker.job_spec)
		from unnest($1::text[], $2::json[], $3::text[]) as given(name, payload, key)
	))`;

/** Several to be done at once, by one statement: prepared by name where there is a connection to prepare it on. */
export async function insertJobs(
	queries: Queries | Transaction,
	jobs: readonly { name: string; payload: object; key: string }[],
	maxAttempts: number,
): Promise<void> {
	const names = jobs.map(({ name }) => name);
	const payloads = jobs.map(({ payload }) => JSON.stringify(payload));
	const keys = jobs.map(({ key }) => key);
	if ('$client' in queries) {
		const values = [names, payloads, keys, maxAttempts];
		await queries.$client.query({ name: 'jobs-insert', text: insertJobsSql, values });
		return;
	}
	for (const { name, payload, key } of jobs)
		await insertJob(queries, { name, payload, key, runAt: undefined, maxAttempts });
}

/** Jobs that their server took with it when it died; graphile-worker itself would wait four hours. */
export async function freeLostJobs(queries: Queries, seconds: number): Promise<void> {
	await queries.execute(
		sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
			where locked_at < now() - make_interval(secs => ${seconds}::int) or locked_at > now() + interval '1 minute'`,
	);
}

/** Still being worked on. */
export async function holdJobs(queries: Queries, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	await queries.execute(
		sql`update graphile_worker._private_jobs set locked_at = now()
			where id = any(${sql.param(ids)}::bigint[]) and locked_at is not null`,
	);
}

/**
 * A clock that was ahead left times that have not come: when a job of the timetable was last due, and jobs that were to be
 * done at once. Until then nothing of it would be done, without a word.
 */
export async function setQueueRight(queries: Queries): Promise<void> {
	await queries.execute(
		sql`update graphile_worker._private_known_crontabs
			set last_execution = date_trunc('minute', now()) - interval '1 minute', known_since = least(known_since, now())
			where last_execution > now() + interval '1 minute' or known_since > now() + interval '1 minute'`,
	);
	await queries.execute(
		sql`update graphile_worker._private_jobs set created_at = now(),
			run_at = case when run_at <= created_at + interval '1 minute' then now() else run_at end
			where created_at > now() + interval '1 minute'`,
	);
}
