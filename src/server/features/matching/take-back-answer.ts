import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { applyMove, holdMatching } from './apply-move.ts';
import { tellMatching } from './matching-mails.ts';
import { findAnswer, lockQuestion } from './question.repo.ts';

/** Takes a request back that was not accepted yet. */
export async function takeBackAnswer({ queries, services, now, memberId }: MemberContext, id: string) {
	const found = await findAnswer(queries, id);
	if (!found) return refuse('not-found');
	return services.transact(async (work) => {
		const held = await holdMatching(work, lockQuestion(work, found.questionId));
		if (held?.question.memberId !== memberId) return refuse('not-found');
		const moved = await applyMove(work, held, { asked: { move: 'take-back', by: 'asker', answerId: id }, now });
		if (!moved.ok) return refuse('not-allowed');
		await tellMatching(work, services, {
			...{ kind: 'matching.take-back', question: held.question, actor: 'member', actorId: memberId, at: now },
			...{ answerId: id, providerIds: [found.providerId] },
			toProviders: { template: 'matching-taken-back' },
		});
		return accept({ id });
	});
}
