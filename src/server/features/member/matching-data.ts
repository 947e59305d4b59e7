import { findHeldOf } from '#server/features/matching/held-question.repo.ts';
import { answerVersionBinding, heldQuestionBinding, questionBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findAnswersTo, findMatchingReportsOf, findQuestionsOf, findSharesOf } from './matching-data.repo.ts';

/** Everything about a member's questions, in the open: also the words that are sealed. */
export async function gatherMatching({
	queries,
	services,
	memberId,
}: Pick<MemberContext, 'queries' | 'services' | 'memberId'>) {
	const { keys } = services;
	const [questions, answers, shares, reports, held] = await Promise.all([
		findQuestionsOf(queries, memberId),
		findAnswersTo(queries, memberId),
		findSharesOf(queries, memberId),
		findMatchingReportsOf(queries, memberId),
		findHeldOf(queries, memberId),
	]);
	const answersTo = (id: string) =>
		answers
			.filter(({ answer }) => answer.questionId === id)
			.map(({ version, answer }) => {
				const { providerId: provider, status, hiddenAt } = answer;
				const told = { provider, status, version: version.version, at: version.at };
				// As its question shows it: without what it says.
				if (hiddenAt !== null) return { ...told, hiddenAt, hiddenBy: 'operator' };
				return {
					...told,
					...{ lines: version.lines, dates: version.dates, phrases: version.phrases, total: version.totalWon },
					text: version.text ?? (version.sealed && keys.open(version.sealed, answerVersionBinding(version.id))),
				};
			});
	return {
		questions: questions.map(({ memberId: _, sealed, bodyHash: __, sweepAt: ___, ...row }) => ({
			...row,
			...(sealed !== null && { ownWords: JSON.parse(keys.open(sealed, questionBinding(row.id))) }),
			answers: answersTo(row.id),
			shares: shares.filter(({ questionId }) => questionId === row.id),
		})),
		heldQuestions: held.map(({ id, sealed, createdAt }) => ({
			...{ id, createdAt, ownWords: JSON.parse(keys.open(sealed, heldQuestionBinding(id))) },
		})),
		questionReports: reports,
	};
}
