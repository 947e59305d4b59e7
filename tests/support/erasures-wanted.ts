import { sql } from 'drizzle-orm';
import type { Queries } from '#server/queries.ts';

/** What waits to be noted as erased for good, for a restore to erase it again. */
export async function erasuresWanted(queries: Queries): Promise<{ kind: string; ids: string[] }[]> {
	const { rows } = await queries.execute<{ payload: { kind: string; ids: string[] } }>(sql`
		select payload from graphile_worker._private_jobs job
		join graphile_worker._private_tasks task on task.id = job.task_id
		where task.identifier = 'note-erasure' order by job.id`);
	return rows.map(({ payload }) => payload);
}
