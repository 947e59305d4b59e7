import { wordsGoBefore } from '#domain/bank/bank-line.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { noteErased } from '#server/features/running/erasure.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { eraseOldWords } from './bank.repo.ts';

/** What banks printed beside decided lines goes after some months: amounts, days and payments are the books. */
export async function eraseWords({ services, now }: Pick<TaskContext, 'services' | 'now'>): Promise<void> {
	await services.transact(async (work) => {
		const count = await eraseOldWords(work, wordsGoBefore(now));
		await noteErased(work, { rule: 'bank-words', count, now });
		if (count > 0)
			await recordAudit(work, {
				...{ event: 'bank.erased', actorId: null, subjectId: null, at: now },
				...{ subject: ['bank-line', 'all'], details: { count } },
			});
	});
}
