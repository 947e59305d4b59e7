import { sql } from 'drizzle-orm';
import { asideMark } from '#domain/running/set-aside.ts';
import type { Queries } from '#server/queries.ts';

export type MeasuredRows = {
	mails: { status: string; count: number }[];
	jobs: { state: 'waiting' | 'running' | 'retrying' | 'failed' | 'set-aside'; count: number }[];
	/** How long the longest has been due. */
	lateSeconds: number;
	/** Since the last backup came to its end; null where there was none. */
	backupSeconds: number | null;
	/** Wanted by commits and not handed on to the queue yet. */
	wanted: number;
	/** Events nobody was told of yet. */
	untold: number;
};

/** All that is counted in the database, by one question. Failed are those that are not tried any more and that nobody has set aside. */
export async function countMeasured(queries: Queries): Promise<MeasuredRows> {
	const { rows } = await queries.execute<MeasuredRows>(sql`
		select
			(select coalesce(json_agg(row_to_json(one)), '[]') from
				(select status, count(*)::int as count from mail group by status) one) as mails,
			(select coalesce(json_agg(row_to_json(one)), '[]') from
				(select case when locked_at is not null then 'running' when attempts >= max_attempts and last_error like ${`%${asideMark}`} then 'set-aside'
					when attempts >= max_attempts then 'failed'
					when attempts > 0 then 'retrying' else 'waiting' end as state, count(*)::int as count
				from graphile_worker._private_jobs group by 1) one) as jobs,
			(select coalesce(extract(epoch from max(now() - run_at)), 0)::float8 from graphile_worker._private_jobs
				where locked_at is null and attempts < max_attempts and run_at <= now()) as "lateSeconds",
			(select extract(epoch from now() - backed_up_at)::float8 from installation) as "backupSeconds",
			(select count(*)::int from wanted_job) as wanted,
			(select count(*)::int from event_to_tell) as untold`);
	const [row] = rows;
	if (!row) throw new Error('a question without an answer');
	return row;
}
