import { type SQL, sql } from 'drizzle-orm';
import type { AskedThing } from '#domain/report/report.ts';
import type { Queries } from '#server/queries.ts';
import { only, type ReportSpan, reservedIn } from './report.repo.ts';

export type Answered = { answered: number; unanswered: number; waiting: number; hours: number | null };

const inSpan = (column: SQL, { from, to }: ReportSpan): SQL =>
	sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`;

/** The sums of rows that say after how many hours somebody answered, and how it stands where nobody did. */
const summed = (thing: AskedThing, rows: SQL): SQL => sql`
	select ${thing}::text as thing, (count(*) filter (where hours is not null))::int as answered,
		(count(*) filter (where hours is null and is_over))::int as unanswered, (count(*) filter (where hours is null and not is_over))::int as waiting,
		(percentile_cont(0.5) within group (order by hours))::float8 as hours
	from (${rows}) as asked`;

/** Confirmed at once is no answer of anybody, and who gave up waits for none. */
const reservations = sql`select hours, status = 'expired' as is_over from chosen
	where hours is not null or status in ('requested', 'expired')`;

/** By the first house that answered. */
const questions = (span: ReportSpan): SQL => sql`
	select (select min(answer.minutes) from matching_answer answer where answer.question_id = question.id) / 60.0 as hours,
		question.status in ('closed', 'expired') as is_over
	from matching_question question
	where ${inSpan(sql`question.created_at`, span)} and ${only(sql`question.area`, span.area)} and ${only(sql`question.kind`, span.kind)}
		and ${only(sql`question.country`, span.country)} and ${only(sql`question.locale`, span.spoken)}
		and (question.status <> 'withdrawn' or exists (select 1 from matching_answer answer where answer.question_id = question.id))`;

/** A clinic that says it cannot help has answered. */
const consultations = (span: ReportSpan): SQL => sql`
	select extract(epoch from coalesce(
			(select min(answer.at) from consultation_answer answer where answer.consultation_id = one.id),
			case when one.end_reason = 'declined' then one.changed_at end) - one.created_at) / 3600 as hours,
		one.state = 'closed' as is_over
	from consultation one join product on product.id = one.product_id
	where ${inSpan(sql`one.created_at`, span)} and ${only(sql`product.area`, span.area)} and ${only(sql`product.kind`, span.kind)}
		and ${only(sql`one.locale`, span.spoken)} and ${only(sql`one.provider_id`, span.partner)}
		and (coalesce(one.end_reason, '') <> 'withdrawn' or exists (select 1 from consultation_answer answer where answer.consultation_id = one.id))`;

/** How long people waited for an answer, and how many have none. */
export async function countAnswers(queries: Queries, span: ReportSpan): Promise<Record<AskedThing, Answered>> {
	const { rows } = await queries.execute<Answered & { thing: AskedThing }>(sql`
		with ${reservedIn(span)}
		${summed('reservation', reservations)} union all ${summed('question', questions(span))}
		union all ${summed('consultation', consultations(span))}`);
	return Object.fromEntries(rows.map(({ thing, ...row }) => [thing, row])) as Record<AskedThing, Answered>;
}
