import { quietKinds, writtenKinds } from '#domain/event/event-kinds.ts';
import type { Services } from '#server/services.ts';
import { lockTelling, tellOldest } from './event.repo.ts';

const batch = 200;

/**
 * Tells everybody what happened since: a row a member and event. The mark of an event goes and the rows come in one
 * transaction, so that a server which dies tells it wholly or not at all, and the next one does it again.
 */
export async function tellEvents({ transact, nudge }: Pick<Services, 'transact' | 'nudge'>): Promise<void> {
	for (;;) {
		const { count, memberIds } = await transact(async (work) => {
			await lockTelling(work);
			return tellOldest(work, { limit: batch, quietKinds, writtenKinds });
		});
		nudge(memberIds);
		if (count < batch) return;
	}
}
