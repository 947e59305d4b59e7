import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { endedStates } from '#domain/matching/question.ts';
import {
	matchingAnswer,
	matchingAnswerVersion,
	matchingHeld,
	matchingQuestion,
	matchingReport,
	matchingShare,
} from '#server/db/schema/matching.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export const findQuestionsOf = (queries: Queries, memberId: string) =>
	queries
		.select()
		.from(matchingQuestion)
		.where(eq(matchingQuestion.memberId, memberId))
		.orderBy(asc(matchingQuestion.createdAt))
		.execute();

const questionIdsOf = (queries: Queries, memberId: string) =>
	queries.select({ id: matchingQuestion.id }).from(matchingQuestion).where(eq(matchingQuestion.memberId, memberId));

/** What providers answered them, every version. */
export const findAnswersTo = (queries: Queries, memberId: string) =>
	queries
		.select({ version: matchingAnswerVersion, answer: matchingAnswer })
		.from(matchingAnswerVersion)
		.innerJoin(matchingAnswer, eq(matchingAnswer.id, matchingAnswerVersion.answerId))
		.where(inArray(matchingAnswer.questionId, questionIdsOf(queries, memberId)))
		.orderBy(asc(matchingAnswerVersion.at))
		.execute();

export const findSharesOf = (queries: Queries, memberId: string) =>
	queries
		.select({
			questionId: matchingShare.questionId,
			createdAt: matchingShare.createdAt,
			endsAt: matchingShare.endsAt,
		})
		.from(matchingShare)
		.where(inArray(matchingShare.questionId, questionIdsOf(queries, memberId)))
		.execute();

export const findMatchingReportsOf = (queries: Queries, memberId: string) =>
	queries
		.select({
			questionId: matchingReport.questionId,
			answerId: matchingReport.answerId,
			reason: matchingReport.reason,
			at: matchingReport.createdAt,
		})
		.from(matchingReport)
		.where(eq(matchingReport.memberId, memberId))
		.execute();

/** Those that go on, held: nobody is chosen or accepts meanwhile. */
export const lockQuestionsOf = (work: Transaction, memberId: string) =>
	work
		.select()
		.from(matchingQuestion)
		.where(and(eq(matchingQuestion.memberId, memberId), notInArray(matchingQuestion.status, [...endedStates])))
		.orderBy(asc(matchingQuestion.id))
		.for('no key update')
		.execute();

/** Who still counts on an answer of theirs: it can be chosen, was chosen, or both have agreed. */
export async function findCountingOn(queries: Queries, questionIds: readonly string[]) {
	if (questionIds.length === 0) return [];
	return queries
		.select({ questionId: matchingAnswer.questionId, providerId: matchingAnswer.providerId })
		.from(matchingAnswer)
		.where(
			and(
				inArray(matchingAnswer.questionId, [...questionIds]),
				inArray(matchingAnswer.status, ['offered', 'picked', 'accepted']),
			),
		);
}

/** With the account go its questions, what was answered to them, and what it reported. */
export async function eraseMatching(queries: Queries, memberId: string): Promise<void> {
	await queries.delete(matchingReport).where(eq(matchingReport.memberId, memberId));
	await queries.delete(matchingHeld).where(eq(matchingHeld.memberId, memberId));
	await queries.delete(matchingQuestion).where(eq(matchingQuestion.memberId, memberId));
}
