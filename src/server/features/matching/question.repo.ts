import { and, asc, count, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { endedStates } from '#domain/matching/question.ts';
import {
	matchingAnswer,
	matchingAnswerVersion,
	matchingQuestion,
	matchingText,
	matchingWord,
} from '#server/db/schema/matching.ts';
import { member } from '#server/db/schema/member.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export type QuestionRow = typeof matchingQuestion.$inferSelect;
export type AnswerRow = typeof matchingAnswer.$inferSelect;
export type VersionRow = typeof matchingAnswerVersion.$inferSelect;

/** Holds the asker: what they may have open at once is counted behind it. Undefined where the account is closed or suspended. */
export async function lockAsker(work: Transaction, memberId: string) {
	const [row] = await work
		.select({ emailVerifiedAt: member.emailVerifiedAt, country: member.country, locale: member.locale })
		.from(member)
		.where(and(eq(member.id, memberId), eq(member.status, 'active')))
		.for('no key update');
	return row;
}

export async function countOpenQuestions(queries: Queries, memberId: string): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(matchingQuestion)
		.where(and(eq(matchingQuestion.memberId, memberId), notInArray(matchingQuestion.status, [...endedStates])));
	return row?.count ?? 0;
}

/** Whether it was new: its key is its id. */
export async function insertQuestion(work: Transaction, row: typeof matchingQuestion.$inferInsert): Promise<boolean> {
	const rows = await work
		.insert(matchingQuestion)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: matchingQuestion.id });
	return rows.length > 0;
}

export async function findQuestion(queries: Queries, id: string): Promise<QuestionRow | undefined> {
	const [row] = await queries.select().from(matchingQuestion).where(eq(matchingQuestion.id, id));
	return row;
}

/** Holds a question and with it its answers: whoever moves either waits here, and then sees what the one before made of it. */
export async function lockQuestion(work: Transaction, id: string): Promise<QuestionRow | undefined> {
	const [row] = await work.select().from(matchingQuestion).where(eq(matchingQuestion.id, id)).for('no key update');
	return row;
}

export async function updateQuestion(
	work: Queries,
	id: string,
	changes: Partial<typeof matchingQuestion.$inferInsert>,
): Promise<void> {
	await work.update(matchingQuestion).set(changes).where(eq(matchingQuestion.id, id));
	if (sortedBy.some((column) => column in changes)) await keepWords(work, id);
}

/** What lists of who have a word are sorted and chosen by, besides when it was asked. */
const sortedBy = ['kind', 'status', 'answerCount', 'expiresAt'] as const;

/** Its words tell the same as the question. */
async function keepWords(work: Queries, id: string): Promise<void> {
	const { kind, stage, answerCount, expiresAt } = matchingQuestion;
	const told = sql`${kind}, ${stage}, ${answerCount}, ${expiresAt}`;
	await work.execute(sql`
		update ${matchingWord} as entry set (kind, stage, answer_count, expires_at) = (${told})
		from ${matchingQuestion} where ${matchingQuestion.id} = ${id} and entry.question_id = ${matchingQuestion.id}
			and (entry.kind, entry.stage, entry.answer_count, entry.expires_at) is distinct from (${told})`);
}

/** The words it is found by; of what nobody may read there are none. */
export async function replaceWords(work: Queries, questionId: string, words: readonly string[]): Promise<void> {
	await work.delete(matchingWord).where(eq(matchingWord.questionId, questionId));
	await work.delete(matchingText).where(eq(matchingText.questionId, questionId));
	if (words.length === 0) return;
	await work.insert(matchingText).values({ questionId, words: [...new Set(words)] });
	await work.execute(sql`
			insert into ${matchingWord} (question_id, word, created_at, kind, stage, answer_count, expires_at)
			select ${matchingQuestion.id}, word, ${matchingQuestion.createdAt}, ${matchingQuestion.kind}, ${matchingQuestion.stage},
				${matchingQuestion.answerCount}, ${matchingQuestion.expiresAt}
			from ${matchingQuestion}, unnest(${sql.param([...words])}::text[]) as word where ${matchingQuestion.id} = ${questionId}
			on conflict do nothing`);
}

export const findAnswers = (queries: Queries, questionId: string): Promise<AnswerRow[]> =>
	queries
		.select()
		.from(matchingAnswer)
		.where(eq(matchingAnswer.questionId, questionId))
		.orderBy(asc(matchingAnswer.createdAt), asc(matchingAnswer.id))
		.execute();

export async function findAnswer(queries: Queries, id: string): Promise<AnswerRow | undefined> {
	const [row] = await queries.select().from(matchingAnswer).where(eq(matchingAnswer.id, id));
	return row;
}

/** Of several questions at once: for lists, the latest first. */
export async function findAnswersOf(queries: Queries, questionIds: readonly string[]): Promise<AnswerRow[]> {
	if (questionIds.length === 0) return [];
	return queries
		.select()
		.from(matchingAnswer)
		.where(and(inArray(matchingAnswer.questionId, [...questionIds]), ne(matchingAnswer.status, 'withdrawn')))
		.orderBy(desc(matchingAnswer.renewedAt), desc(matchingAnswer.id));
}

/** Whether it was new: a provider answers a question once. */
export async function insertAnswer(work: Transaction, row: typeof matchingAnswer.$inferInsert): Promise<boolean> {
	const rows = await work.insert(matchingAnswer).values(row).onConflictDoNothing().returning({ id: matchingAnswer.id });
	return rows.length > 0;
}

export async function updateAnswers(
	work: Queries,
	ids: readonly string[],
	changes: Partial<typeof matchingAnswer.$inferInsert>,
): Promise<void> {
	if (ids.length === 0) return;
	await work
		.update(matchingAnswer)
		.set(changes)
		.where(inArray(matchingAnswer.id, [...ids]));
}

export async function insertAnswerVersion(
	work: Transaction,
	row: typeof matchingAnswerVersion.$inferInsert,
): Promise<boolean> {
	const rows = await work
		.insert(matchingAnswerVersion)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: matchingAnswerVersion.id });
	return rows.length > 0;
}

/** What was sent with this key before, and whose answer it is. */
export async function findVersionByKey(queries: Queries, id: string) {
	const [row] = await queries
		.select({ version: matchingAnswerVersion, answer: matchingAnswer })
		.from(matchingAnswerVersion)
		.innerJoin(matchingAnswer, eq(matchingAnswer.id, matchingAnswerVersion.answerId))
		.where(eq(matchingAnswerVersion.id, id));
	return row;
}

/** Every version of some answers, the oldest first. */
export async function findVersions(queries: Queries, answerIds: readonly string[]): Promise<VersionRow[]> {
	if (answerIds.length === 0) return [];
	return queries
		.select()
		.from(matchingAnswerVersion)
		.where(inArray(matchingAnswerVersion.answerId, [...answerIds]))
		.orderBy(asc(matchingAnswerVersion.version));
}

export async function findAnswerVersion(
	queries: Queries,
	{ answerId, version }: { answerId: string; version: number },
): Promise<VersionRow | undefined> {
	const [row] = await queries
		.select()
		.from(matchingAnswerVersion)
		.where(and(eq(matchingAnswerVersion.answerId, answerId), eq(matchingAnswerVersion.version, version)));
	return row;
}
