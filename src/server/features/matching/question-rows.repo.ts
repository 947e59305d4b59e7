import { sql } from 'drizzle-orm';
import { matchingQuestion } from '#server/db/schema/matching.ts';
import type { Queries } from '#server/queries.ts';
import type { QuestionRow } from './question.repo.ts';

const prepare = (queries: Queries) =>
	queries
		.select()
		.from(matchingQuestion)
		.where(sql`${matchingQuestion.id} = any(${sql.placeholder('ids')}::uuid[])`)
		.prepare('matching-question-rows');

/** Written out once for a pool: with all its columns that takes longer than to ask it. */
const prepared = new WeakMap<Queries, ReturnType<typeof prepare>>();

/** The questions of a page, in the order in which their ids were found. */
export async function findQuestionRows(queries: Queries, ids: readonly string[]): Promise<QuestionRow[]> {
	if (ids.length === 0) return [];
	const statement = prepared.get(queries) ?? prepare(queries);
	prepared.set(queries, statement);
	const rows = new Map((await statement.execute({ ids: [...ids] })).map((row) => [row.id, row]));
	return ids.flatMap((id) => rows.get(id) ?? []);
}
