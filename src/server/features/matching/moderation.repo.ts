import { isNotNull, type SQL, sql } from 'drizzle-orm';
import { matchingQuestion, matchingReport } from '#server/db/schema/matching.ts';
import type { Queries } from '#server/queries.ts';
import type { QuestionRow } from './question.repo.ts';

export type ModerationQueue = 'reported' | 'all' | 'hidden';
type ModerationCursor = { at: string; id: string };
type Row = { question: QuestionRow; at: Date; reportCount: number; reportedAt: Date | null };
type Page = { after: ModerationCursor | undefined; limit: number };

const reported = sql`count(*)::int as count, min(${matchingReport.createdAt}) as first from ${matchingReport} where ${matchingReport.resolvedAt} is null`;
/** All that wait: how many reports, and since when. */
const openReports = sql`(select ${matchingReport.questionId} as question_id, ${reported} group by 1)`;
/** The same of one question: a page asks for its own, however many wait elsewhere. */
const reportsOfOne = sql`(select ${reported} and ${matchingReport.questionId} = q.id)`;

/** Who has waited longest comes first; of all and of the hidden the newest. */
export async function findModerated(queries: Queries, queue: ModerationQueue, page: Page): Promise<Row[]> {
	const isReported = queue === 'reported';
	const at = isReported ? sql`reports.first` : queue === 'hidden' ? sql`q.hidden_at` : sql`q.created_at`;
	const compare = isReported ? sql`>` : sql`<`;
	const way = isReported ? sql`asc` : sql`desc`;
	const { after, limit } = page;
	const beyond = after ? sql`and (${at}, q.id) ${compare} (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
	const { rows } = await queries.execute<{ id: string; at: string; count: number | null; first: string | null }>(sql`
		select q.id, ${at} as at, reports.count, reports.first
		from ${matchingQuestion} q ${isReported ? sql`join ${openReports} as reports on reports.question_id = q.id` : sql`cross join lateral ${reportsOfOne} as reports`}
		where ${queue === 'hidden' ? sql`q.hidden_at is not null` : sql`true`} ${beyond}
		order by ${at} ${way}, q.id ${way} limit ${limit}`);
	const questions = await findQuestions(
		queries,
		rows.map(({ id }) => id),
	);
	return rows.flatMap(({ id, at: when, count, first }) => {
		const question = questions.find((one) => one.id === id);
		return question
			? [{ question, at: new Date(when), reportCount: count ?? 0, reportedAt: first === null ? null : new Date(first) }]
			: [];
	});
}

async function findQuestions(queries: Queries, ids: readonly string[]): Promise<QuestionRow[]> {
	if (ids.length === 0) return [];
	return queries
		.select()
		.from(matchingQuestion)
		.where(sql`${matchingQuestion.id} = any(${sql.param([...ids])}::uuid[])`);
}

const mostCounted = 1_000;

export async function countModerated(queries: Queries, queue: ModerationQueue): Promise<number> {
	const counted: Record<ModerationQueue, SQL> = {
		reported: sql`select distinct ${matchingReport.questionId} from ${matchingReport} where ${matchingReport.resolvedAt} is null limit ${mostCounted}`,
		hidden: sql`select 1 from ${matchingQuestion} where ${isNotNull(matchingQuestion.hiddenAt)} limit ${mostCounted}`,
		all: sql`select 1 from ${matchingQuestion} limit ${mostCounted}`,
	};
	const { rows } = await queries.execute<{ count: number }>(
		sql`select count(*)::int as count from (${counted[queue]}) as counted`,
	);
	return Number(rows[0]?.count ?? 0);
}
