import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { maySeeQuestion } from './answering.ts';
import { applyMove, holdMatching } from './apply-move.ts';
import { tellMatching } from './matching-mails.ts';
import { findMatchingProviders } from './matching-provider.repo.ts';
import { findAnswer, lockAsker, lockQuestion } from './question.repo.ts';

/** Requests matching with who gave an answer, at the version that was read. The same again changes nothing. */
export async function pickAnswer(
	{ queries, services, now, memberId }: MemberContext,
	{ id, version }: { id: string; version: number },
) {
	const found = await findAnswer(queries, id);
	if (!found) return refuse('not-found');
	const [provider] = await findMatchingProviders(queries, [found.providerId], now);
	return services.transact(async (work) => {
		const asker = await lockAsker(work, memberId);
		const held = await holdMatching(work, lockQuestion(work, found.questionId));
		const answer = held?.answers.find((one) => one.id === id);
		if (held?.question.memberId !== memberId || !answer || answer.hiddenAt !== null) return refuse('not-found');
		if (!asker?.emailVerifiedAt) return refuse('email-unverified');
		if (answer.status === 'picked' && answer.version === version) return accept({ id });
		// Whoever is no longer shown to anybody, or lost the papers it needs, is not chosen any more.
		if (!provider || !maySeeQuestion(provider, held.question)) return refuse('not-allowed');
		const moved = await applyMove(work, held, { asked: { move: 'pick', by: 'asker', answerId: id, version }, now });
		if (!moved.ok) return refuse(moved.refusal);
		const until = moved.value.question.dueAt?.toISOString() ?? '';
		await tellMatching(work, services, {
			...{ kind: 'matching.pick', question: held.question, actor: 'member', actorId: memberId, at: now },
			...{ answerId: id, providerIds: [answer.providerId] },
			toProviders: { template: 'matching-picked', more: { until } },
		});
		return accept({ id });
	});
}
