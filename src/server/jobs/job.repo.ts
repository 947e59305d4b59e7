import { sql } from 'drizzle-orm';
import type { Queries, Work } from '#server/queries.ts';

export async function insertJob(
	queries: Queries,
	job: { name: string; payload: object; key: string | undefined; runAt: Date | undefined; maxAttempts: number },
): Promise<void> {
	await queries.execute(
		sql`select graphile_worker.add_job(identifier => ${job.name}::text, payload => ${JSON.stringify(job.payload)}::json,
			run_at => ${job.runAt?.toISOString() ?? null}::timestamptz, max_attempts => ${job.maxAttempts}::int,
			job_key => ${job.key ?? null}::text)`,
	);
}

const insertJobsSql = `
	select 1 from graphile_worker.add_jobs((
		select array_agg((given.name, given.payload, null, null, $4::int, given.key, null, null)::graphile_worker.job_spec)
		from unnest($1::text[], $2::json[], $3::text[]) as given(name, payload, key)
	))`;

/** Several to be done at once, by one statement: prepared by name where there is a connection to prepare it on. */
export async function insertJobs(
	queries: Queries | Work,
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
export async function freeLostJobs(queries: Queries, minutes: number): Promise<void> {
	await queries.execute(
		sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
			where locked_at < now() - make_interval(mins => ${minutes}::int)`,
	);
}
