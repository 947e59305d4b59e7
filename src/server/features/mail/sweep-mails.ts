import { dayMs } from '#domain/kernel/durations.ts';
import type { Queries } from '#server/queries.ts';
import { deleteMailsBefore } from './mail.repo.ts';

const keptDays = 90;

/** Who was written to when is kept as long as it can still help somebody, and no longer. */
export async function sweepMails(queries: Queries): Promise<void> {
	await deleteMailsBefore(queries, new Date(Date.now() - keptDays * dayMs));
}
