import type { Job, JobList } from '#contract/api/running.ts';
import { pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import { canRunNow } from '#domain/running/jobs.ts';
import { type JobAsideReason, withoutMark } from '#domain/running/set-aside.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Context } from '#server/http/handlers.ts';
import { stateOfRow } from './job-state.ts';
import { countJobs, findAsides, findJobs } from './running.repo.ts';

const newestFirst = cursorOf({ id: cursorPart.entry });

/** What the queue holds, without what it is about: payloads name things, and names are not asked for here. */
export async function listJobs(
	{ queries, now }: Pick<Context, 'queries' | 'now'>,
	{ list, cursor }: { list: JobList; cursor?: string | undefined },
) {
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findJobs(queries, { list, after: after.value?.id, limit: pageSize + 1 }),
		countJobs(queries, list),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ id }) => newestFirst.write({ id: Number(id) }));
	const jobs = shown.map((row) => ({ ...row, state: stateOfRow(row, now) }));
	const asides = await findAsides(
		queries,
		jobs.flatMap(({ id, state }) => (state === 'set-aside' ? [id] : [])),
	);
	const items = jobs.map(({ isWorkedOn: _, runAt, createdAt, lastError, ...job }): Job => {
		const aside = asides.find(({ id }) => id === job.id);
		return {
			...job,
			lastError: lastError === null ? null : withoutMark(lastError),
			...{ runAt: runAt.toISOString(), createdAt: createdAt.toISOString() },
			canRun: canRunNow(job.state, runAt, now),
			setAside: aside
				? {
						by: aside.firstName === null ? null : `${aside.firstName} ${aside.lastName}`,
						...{ reason: aside.facts.reason as JobAsideReason, at: aside.at.toISOString() },
					}
				: null,
		};
	});
	return accept({ items, total, nextCursor });
}
