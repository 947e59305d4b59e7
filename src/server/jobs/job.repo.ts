import { sql } from 'drizzle-orm';
import type { Queries } from '#server/queries.ts';

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

/** Jobs that their server took with it when it died; graphile-worker itself would wait four hours. */
export async function freeLostJobs(queries: Queries, minutes: number): Promise<void> {
	await queries.execute(
		sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
			where locked_at < now() - make_interval(mins => ${minutes}::int)`,
	);
}
