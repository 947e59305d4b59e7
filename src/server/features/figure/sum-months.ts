import type { TaskContext } from '#server/jobs/task-context.ts';
import { replaceSums, takeOutdated } from './month-sum.repo.ts';

/**
 * What figures are read from catches up with what was reserved, paid and erased since. Nobody waits for it: a month that it has not
 * summed yet is counted.
 */
export async function sumMonths({ services }: Pick<TaskContext, 'services'>): Promise<void> {
	for (let isMore = true; isMore; )
		isMore = await services.transact(async (work) => {
			const months = await takeOutdated(work);
			if (months.length > 0) await replaceSums(work, months);
			return months.length > 0;
		});
}
