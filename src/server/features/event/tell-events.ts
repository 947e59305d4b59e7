import { quietKinds, writtenKinds } from '#domain/event/event-kinds.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { Services } from '#server/services.ts';
import { lockTelling, tellOldest } from './event.repo.ts';

const batch = 200;

/**
 * Tells everybody what happened since: a row a member and event. The mark of an event goes and the rows come in one
 * transaction, so that a server which dies tells it wholly or not at all, and the next one does it again. So do what is sent to
 * webhooks and the wish for the job that sends it; whether there is such a wish is the answer.
 */
export async function tellEvents({ transact, nudge }: Pick<Services, 'transact' | 'nudge'>): Promise<boolean> {
	let wantsJobs = false;
	for (;;) {
		const { count, memberIds, hasDeliveries } = await transact(async (work) => {
			await lockTelling(work);
			const told = await tellOldest(work, { limit: batch, quietKinds, writtenKinds });
			if (told.hasDeliveries) await addJob(work, 'send-webhooks', {}, { key: 'send-webhooks' });
			return told;
		});
		nudge(memberIds);
		wantsJobs ||= hasDeliveries;
		if (count < batch) return wantsJobs;
	}
}
