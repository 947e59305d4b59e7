import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findAnswerDesk } from './answer-desk.ts';
import { chooseForQuestion, findAnswering, keepsSeeing } from './answering.ts';
import { findAnswers, findQuestion } from './question.repo.ts';
import { readAsProvider } from './read-as-provider.ts';

type Asked = { id: string; language: ContentLocale; provider?: string | undefined };

/** What an answer is made from: the question, own products with their free places, and templates. */
export async function readAnswerForm(member: MemberContext, { id, language, provider: wanted }: Asked) {
	const { queries, now, viewer } = member;
	const question = await findQuestion(queries, id);
	if (!question || question.memberId === viewer.id) return refuse('not-found');
	const answers = await findAnswers(queries, id);
	const provider = chooseForQuestion(await findAnswering(queries, viewer, now), wanted, { question, answers });
	if (!provider || !keepsSeeing(provider, question, answers)) return refuse('not-found');
	const { wishedFrom, wishedTo, area } = question;
	const wished = wishedFrom !== null && wishedTo !== null ? { from: wishedFrom, to: wishedTo } : null;
	const [view, desk, asker] = await Promise.all([
		readAsProvider(member, { question, answers, language, viewer, provider }),
		findAnswerDesk(queries, { providerId: provider.id, area, wished, language, now }),
		findMember(queries, question.memberId),
	]);
	return accept({ question: view, ...desk, readsIn: asker?.locale ?? question.locale });
}
