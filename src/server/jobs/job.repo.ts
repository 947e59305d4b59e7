import { sql } from 'drizzle-orm';
import { writtenOnce } from '#server/db/written-once.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export type JobRow = {
	name: string;
	payload: object;
	key: string | null;
	/** Null is at once. */
	runAt: Date | null;
	/** One that waits keeps its time. */
	isGathered: boolean;
};

const listsOf = (jobs: readonly JobRow[]) => [
	jobs.map(({ name }) => name),
	jobs.map(({ payload }) => JSON.stringify(payload)),
	jobs.map(({ key }) => key),
	jobs.map(({ runAt }) => runAt?.toISOString() ?? null),
];

const insertWantedSql = `
	insert into wanted_job (name, payload, key, run_at, is_gathered)
	select * from unnest($1::text[], $2::json[], $3::text[], $4::timestamptz[], $5::boolean[])`;

/** What a transaction asks for: by one statement, and nobody waits for anybody. */
export async function insertWantedJobs({ $client }: Transaction, jobs: readonly JobRow[]): Promise<void> {
	const values = [...listsOf(jobs), jobs.map(({ isGathered }) => isGathered)];
	await $client.query({ name: 'wanted-jobs-insert', text: insertWantedSql, values });
}

/** Of several with one key the last, of gathered ones the first: the queue would refuse a statement that names a key twice. */
const takeWantedSql = `
	with taken as (
		delete from wanted_job where id in (select id from wanted_job order by id limit $1 for update skip locked) returning *
	)
	select distinct on (coalesce(key, id::text)) id, name, payload, key, run_at as "runAt", is_gathered as "isGathered",
		(select count(*) from taken)::int as taken
	from taken order by coalesce(key, id::text), case when is_gathered then id else -id end`;

/** Takes wanted jobs out of their table, the oldest first; what another server is at is left to it. */
export async function takeWantedJobs(
	{ $client }: Transaction,
	limit: number,
): Promise<{ taken: number; jobs: JobRow[] }> {
	const asked = { name: 'wanted-jobs-take', text: takeWantedSql, values: [limit] };
	const { rows } = await $client.query<JobRow & { taken: number }>(asked);
	return { taken: rows[0]?.taken ?? 0, jobs: rows };
}

const place = sql.placeholder;
const intoQueue = writtenOnce((queries) =>
	queries
		.select({ one: sql`1` })
		.from(
			sql`graphile_worker.add_jobs((
				select array_agg((given.name, given.payload, null, given.run_at, ${place('maxAttempts')}::int, given.key, null, null)::graphile_worker.job_spec)
				from unnest(${place('names')}::text[], ${place('payloads')}::json[], ${place('keys')}::text[], ${place('times')}::timestamptz[])
					as given(name, payload, key, run_at)
			), ${place('isGathered')}::boolean) as queued`,
		)
		.prepare('jobs-into-queue'),
);

/**
 * Into the queue. It notifies, and who notifies holds one lock of the whole database until the commit has reached the
 * disk: only for transactions that do nothing else (`hand-on-jobs.ts`), or for a statement by itself.
 */
export async function insertJobs(queries: Queries, jobs: readonly JobRow[], maxAttempts: number): Promise<void> {
	for (const isGathered of [false, true]) {
		const some = jobs.filter((job) => job.isGathered === isGathered);
		if (some.length === 0) continue;
		const [names, payloads, keys, times] = listsOf(some);
		await intoQueue(queries).execute({ maxAttempts, names, payloads, keys, times, isGathered });
	}
}

/** The commit of what only hands on need not reach the disk: lost with a crash, all of it is done again. */
export async function commitLater({ $client }: Pick<Transaction, '$client'>): Promise<void> {
	await $client.query('set local synchronous_commit = off');
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
