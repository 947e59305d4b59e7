import { pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import { canRunNow, jobStateOf } from '#domain/running/jobs.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Context } from '#server/http/handlers.ts';
import { countJobs, findJobs } from './running.repo.ts';

const newestFirst = cursorOf({ id: cursorPart.entry });

/** What the queue holds, without what it is about: payloads name things, and names are not asked for here. */
export async function listJobs(
	{ queries, now }: Pick<Context, 'queries' | 'now'>,
	{ list, cursor }: { list: 'failed' | 'all'; cursor?: string | undefined },
) {
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const isFailed = list === 'failed';
	const [rows, total] = await Promise.all([
		findJobs(queries, { isFailed, after: after.value?.id, limit: pageSize + 1 }),
		countJobs(queries, isFailed),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ id }) => newestFirst.write({ id: Number(id) }));
	const items = shown.map(({ isWorkedOn, runAt, createdAt, ...row }) => {
		const state = jobStateOf({ ...row, runAt, isWorkedOn, hasFailed: row.lastError !== null }, now);
		const times = { runAt: runAt.toISOString(), createdAt: createdAt.toISOString() };
		return { ...row, ...times, state, canRun: canRunNow(state, runAt, now) };
	});
	return accept({ items, total, nextCursor });
}
