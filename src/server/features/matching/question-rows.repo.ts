import { sql } from 'drizzle-orm';
import { matchingQuestion } from '#server/db/schema/matching.ts';
import { writtenOnce } from '#server/db/written-once.ts';
import type { Queries } from '#server/queries.ts';
import type { QuestionRow } from './question.repo.ts';

const questionsById = writtenOnce((queries) =>
	queries
		.select()
		.from(matchingQuestion)
		.where(sql`${matchingQuestion.id} = any(${sql.placeholder('ids')}::uuid[])`)
		.prepare('matching-question-rows'),
);

/** The questions of a page, in the order in which their ids were found. */
export async function findQuestionRows(queries: Queries, ids: readonly string[]): Promise<QuestionRow[]> {
	if (ids.length === 0) return [];
	const found = await questionsById(queries).execute({ ids: [...ids] });
	const rows = new Map(found.map((row) => [row.id, row]));
	return ids.flatMap((id) => rows.get(id) ?? []);
}
