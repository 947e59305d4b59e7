import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findQuestion, updateQuestion } from './question.repo.ts';

/** Its asker has seen the answers that are there: what comes from now on is new. */
export async function lookAtQuestion({ queries, now, memberId }: MemberContext, id: string) {
	const question = await findQuestion(queries, id);
	if (question?.memberId !== memberId) return refuse('not-found');
	await updateQuestion(queries, id, { lookedAt: now });
	return accept({ id });
}
