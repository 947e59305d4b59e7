import type { Services } from '#server/services.ts';
import { maxAttempts } from './add-job.ts';
import { commitLater, insertJobs, takeWantedJobs } from './job.repo.ts';

const batch = 500;

/**
 * What transactions asked for goes into the queue, each job once: it leaves its table and enters the queue in one
 * transaction, of which a crash leaves all or nothing.
 */
export async function handOnJobs({ transact }: Pick<Services, 'transact'>): Promise<void> {
	for (;;) {
		const count = await transact(async (work) => {
			await commitLater(work);
			const { taken, jobs } = await takeWantedJobs(work, batch);
			await insertJobs(work, jobs, maxAttempts);
			return taken;
		});
		if (count < batch) return;
	}
}
