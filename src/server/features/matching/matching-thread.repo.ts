import { and, eq, inArray, sql } from 'drizzle-orm';
import { thread } from '#server/db/schema/thread.ts';
import { unreadAbout } from '#server/features/thread/thread-unread.repo.ts';
import type { Queries } from '#server/queries.ts';

export type AnswerThread = { answerId: string; threadId: string; unread: number };
type Reader = { role: 'guest' | 'provider' | 'operator'; memberId: string };

/** The threads about some answers, with how much of each somebody has not read. */
export async function findAnswerThreads(
	queries: Queries,
	answerIds: readonly string[],
	reader: Reader,
): Promise<ReadonlyMap<string, AnswerThread>> {
	if (answerIds.length === 0) return new Map();
	const rows = await queries
		.select({
			answerId: thread.subjectId,
			threadId: thread.id,
			unread: sql<number>`${unreadAbout('matching-answer', sql`"asked".subject_id`, reader)}`,
		})
		.from(sql`${thread} as asked`)
		.innerJoin(thread, sql`${thread.id} = "asked".id`)
		.where(and(eq(thread.subjectKind, 'matching-answer'), inArray(thread.subjectId, [...answerIds])));
	return new Map(rows.map((row) => [row.answerId, { ...row, unread: Number(row.unread) }]));
}
