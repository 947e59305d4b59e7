import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { matchingAnswer, matchingAnswerVersion, matchingQuestion } from '#server/db/schema/matching.ts';
import type { Queries } from '#server/queries.ts';

/** What time must look at, the longest due first. */
export async function findDueQuestions(
	queries: Queries,
	{ now, limit }: { now: Date; limit: number },
): Promise<string[]> {
	const { id, sweepAt } = matchingQuestion;
	const rows = await queries
		.select({ id })
		.from(matchingQuestion)
		.where(and(isNotNull(sweepAt), lte(sweepAt, now)))
		.orderBy(asc(sweepAt))
		.limit(limit);
	return rows.map((row) => row.id);
}

/** What providers wrote in answer goes with the question. */
export async function eraseVersionWords(queries: Queries, questionId: string): Promise<void> {
	const answers = queries
		.select({ id: matchingAnswer.id })
		.from(matchingAnswer)
		.where(eq(matchingAnswer.questionId, questionId));
	await queries
		.update(matchingAnswerVersion)
		.set({ text: null, sealed: null, phrases: [] })
		.where(inArray(matchingAnswerVersion.answerId, answers));
}
