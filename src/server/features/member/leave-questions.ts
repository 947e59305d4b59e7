import { consolePages } from '#contract/console-pages.ts';
import { tellMatching } from '#server/features/matching/matching-mails.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { findCountingOn, lockQuestionsOf } from './matching-data.repo.ts';

type Leaving = Pick<MemberContext, 'services' | 'now' | 'memberId'> & { queries: Transaction };

/** Before the questions of a closed account go: whoever answered them, or was chosen, hears that they have ended. Nobody hears why. */
export async function leaveQuestions({ queries, services, now, memberId }: Leaving): Promise<void> {
	const questions = await lockQuestionsOf(queries, memberId);
	const counting = await findCountingOn(
		queries,
		questions.map(({ id }) => id),
	);
	// The question itself is gone by then: the others are where one goes on.
	const link = services.origin + consolePages.matching.path;
	for (const question of questions) {
		const providerIds = counting.filter(({ questionId }) => questionId === question.id).map((one) => one.providerId);
		if (providerIds.length === 0) continue;
		await tellMatching(queries, services, {
			...{ kind: 'matching.close', question, actor: 'member', actorId: memberId, at: now, providerIds },
			toProviders: { template: 'matching-ended', more: { link } },
		});
	}
}
