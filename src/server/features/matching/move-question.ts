import type { matchingEndpoints } from '#contract/api/matching.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { applyMove, type Held, holdMatching } from './apply-move.ts';
import { tellMatching } from './matching-mails.ts';
import { lockQuestion } from './question.repo.ts';

type Move = InputOf<(typeof matchingEndpoints)['POST /api/matching/questions/:id/moves']>['body'];

/** Those whose answer ended with it. */
export const providersClosed = (before: Held, after: Held): string[] =>
	after.answers
		.filter(({ status }, at) => status === 'closed' && before.answers[at]?.status === 'offered')
		.map(({ providerId }) => providerId);

/** Takes a question back, ends it with a reason or leaves it open longer. */
export async function moveQuestion(
	{ services, now, memberId }: MemberContext,
	{ id, asked }: { id: string; asked: Move },
) {
	return services.transact(async (work) => {
		const held = await holdMatching(work, lockQuestion(work, id));
		if (held?.question.memberId !== memberId) return refuse('not-found');
		const { move } = asked;
		const moved = await applyMove(work, held, {
			...{ asked: { move, by: 'asker' }, now },
			...('reason' in asked && { endReason: asked.reason }),
		});
		if (!moved.ok) return refuse('not-allowed');
		const offering = moved.value.answers.filter(({ status }) => status === 'offered' || status === 'accepted');
		const isEnding = move !== 'prolong';
		await tellMatching(work, services, {
			...{ kind: `matching.${move}`, question: held.question, actor: 'member', actorId: memberId, at: now },
			providerIds: isEnding
				? [...providersClosed(held, moved.value), ...offering.map(({ providerId }) => providerId)]
				: offering.map(({ providerId }) => providerId),
			...(isEnding && { toProviders: { template: 'matching-ended' } }),
		});
		return accept({ id });
	});
}
