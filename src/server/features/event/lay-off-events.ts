import { layingOff } from '#domain/event/event-kinds.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { eraseNoted } from '#server/features/running/erasure.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { deleteSilentBefore, eventsBefore } from './event.repo.ts';

const batch = 1_000;
/** An open page that was away for longer is loaded anew. */
const silentDays = 2;

/** Daily: what has stayed as long as its kind does goes, and what was told of it; in bites that hold nobody up. */
export async function layOffEvents({ queries, now }: Pick<TaskContext, 'queries' | 'now'>): Promise<void> {
	await deleteSilentBefore(queries, new Date(now.getTime() - silentDays * dayMs));
	for (const { kinds, before } of layingOff(now))
		for (let gone = batch; gone === batch; )
			gone = await eraseNoted(queries, { rule: 'trail', now }, eventsBefore(queries, { kinds, before, limit: batch }));
}
