import { koreanDay } from '#domain/kernel/korean-date.ts';
import { offerUntil } from '#domain/waiting/waiting.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { findLapsedOffers, findNearEntries, lockEntry, moveWaiting, passOn } from './waiting.repo.ts';

const atOnce = 200;

/** Every minute: offers nobody took up go to the next in line, and who can no longer be offered anything waits no longer. */
export async function sweepWaiting({
	queries,
	services,
	now,
}: Pick<TaskContext, 'queries' | 'services' | 'now'>): Promise<void> {
	for (const { id, order, leadHours } of await findNearEntries(queries, koreanDay(now)))
		if (offerUntil(order, leadHours, now) === undefined) await moveWaiting(queries, { id, move: 'end' });
	for (;;) {
		const ids = await findLapsedOffers(queries, now, atOnce);
		for (const id of ids) await letGo(services, id, now);
		if (ids.length < atOnce) return;
	}
}

/** Each for itself, so that one that fails keeps none of the others. Taken up meanwhile, it is left alone. */
const letGo = (services: TaskContext['services'], id: string, now: Date) =>
	services.transact(async (work) => {
		const row = await lockEntry(work, { id });
		if (row?.status !== 'offered' || row.offerUntil === null || row.offerUntil > now) return;
		await moveWaiting(work, { id, move: 'let-go' });
		await passOn(work, row);
	});
