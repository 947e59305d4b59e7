import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { chooseForQuestion, findAnswering, maySeeQuestion } from './answering.ts';
import { putAway, takeOut } from './inbox-hidden.repo.ts';
import { findQuestion } from './question.repo.ts';

type Asked = { id: string; provider?: string | undefined; isHidden: boolean };

/** “Not for us”: out of the inbox of one provider. Nobody is told, and it counts for nothing. */
export async function hideQuestion({ queries, now, viewer }: MemberContext, { id, provider: wanted, isHidden }: Asked) {
	const question = await findQuestion(queries, id);
	if (!question) return refuse('not-found');
	const answering = await findAnswering(queries, viewer, now);
	const provider = chooseForQuestion(answering, wanted, { question, answers: [] });
	if (!provider || !maySeeQuestion(provider, question)) return refuse('not-found');
	const away = { providerId: provider.id, questionId: id };
	await (isHidden ? putAway(queries, { ...away, at: now }) : takeOut(queries, away));
	return accept({ id });
}
