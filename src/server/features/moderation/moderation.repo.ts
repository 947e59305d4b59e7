import { type SQL, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { ModeratedKind, ModerationReason, Wordless } from '#domain/moderation/moderation.ts';
import { product } from '#server/db/schema/product.ts';
import { shownTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';

/** Of each table its open reports, by their own index. */
const reportsOf = (table: string, subject: string, options: { at: string; isOpen: string }): SQL =>
	sql.raw(`(select ${subject} as id, min(${options.at}) as first, count(*)::int as count,
		array_agg(distinct reason) as reasons from ${table} where ${options.isOpen} group by ${subject})`);

const ratingReports = reportsOf('rating_report', 'rating_id', { at: 'created_at', isOpen: 'resolved_at is null' });
const questionReports = reportsOf('matching_report', 'question_id', {
	at: 'created_at',
	isOpen: 'resolved_at is null',
});
const messageReports = reportsOf('message_report', 'message_id', { at: 'at', isOpen: "status = 'open'" });

const photographReports = reportsOf('photograph_report', 'file_id', { at: 'at', isOpen: "status = 'open'" });

/**
 * Everything open in one list. Of a rating with pictures these are looked at; a question is reported itself or by one of its answers.
 * What is open is few among all, and each part is found by the index of what is.
 */
const everything = sql`
	select case when cardinality(rating.picture_ids) > 0 then 'picture' else 'rating' end as kind, rating.id,
		least(case when rating.status = 'in-moderation' then coalesce(rating.edited_at, rating.created_at) end, reports.first) as since,
		coalesce(reports.count, 0) as reports, reports.reasons
	from rating left join ${ratingReports} as reports on reports.id = rating.id
	where rating.id in (select id from rating where status = 'in-moderation' union all
			select rating_id from rating_report where resolved_at is null)
		and rating.status in ('in-moderation', 'published')
	union all
	select 'question', question.id, reports.first, reports.count, reports.reasons
	from matching_question question join ${questionReports} as reports on reports.id = question.id
	union all
	select 'photograph', photograph.id, photograph.first, photograph.count, photograph.reasons
	from ${photographReports} as photograph
	union all
	select 'message', message.id, reports.first, reports.count, reports.reasons
	from thread_message message join ${messageReports} as reports on reports.id = message.id`;

export type Waiting = {
	kind: ModeratedKind;
	id: string;
	since: Date;
	reports: number;
	reasons: ModerationReason[] | null;
};

export async function findWaiting(
	queries: Queries,
	{
		kind,
		after,
		limit,
	}: { kind: ModeratedKind | undefined; after: { since: string; id: string } | undefined; limit: number },
): Promise<Waiting[]> {
	const { rows } = await queries.execute<Omit<Waiting, 'since'> & { since: string }>(sql`
		select * from (${everything}) as waiting
		where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
			and ${after === undefined ? sql`true` : sql`(since, id) > (${after.since}::timestamptz, ${after.id}::uuid)`}
		order by since, id limit ${limit}`);
	return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}

export async function countWaiting(queries: Queries): Promise<Partial<Record<ModeratedKind, number>>> {
	const { rows } = await queries.execute<{ kind: ModeratedKind; count: number }>(
		sql`select kind, count(*)::int as count from (${everything}) as waiting group by kind`,
	);
	return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

export type Told = {
	id: string;
	title: string;
	excerpt: string;
	/** What it is where the excerpt is empty. */
	wordless: Wordless;
	locale: ContentLocale | null;
	author: string;
	pictures: number;
};

/** As much as tells what it is about. What is sealed stays so: its own page opens it, and writes down who looked. */
export async function findTold(
	queries: Queries,
	{ ids, language }: { ids: readonly string[]; language: ContentLocale },
): Promise<Told[]> {
	if (ids.length === 0) return [];
	const these = sql`any(${sql.param([...ids])}::uuid[])`;
	const said = (texts: string) =>
		sql`coalesce(${sql.raw(texts)} ->> ${language}::text, ${sql.raw(texts)} ->> 'en', ${sql.raw(texts)} ->> 'ko', '')`;
	const begins = (column: string) => sql.raw(`left(coalesce(${column}, ''), 240)`);
	const { rows } = await queries.execute<Told>(sql`
		select rating.id, ${shownTitle(language)} as title, ${begins('rating.text')} as excerpt, 'erased' as wordless,
			rating.locale, rating.author, cardinality(rating.picture_ids) as pictures
		from rating join ${product} on ${product.id} = rating.product_id where rating.id = ${these}
		union all
		select question.id, coalesce(question.title, ''), ${begins('question.contents')},
			case when question.sealed is null then 'erased' else 'sealed' end, question.locale,
			coalesce(member.first_name, ''), 0
		from matching_question question left join member on member.id = question.member_id where question.id = ${these}
		union all
		select photograph.id, case when ${product.id} is null then ${said('provider.name')} else ${shownTitle(language)} end,
			${said("photograph.picture -> 'alt'")}, 'undescribed', null, ${said('provider.name')}, 1
		from file photograph
			join file_grant shown on shown.file_id = photograph.id and shown.grantee_kind = 'everyone'
			left join ${product} on shown.subject_kind = 'product' and ${product.id} = shown.subject_id
			join provider on provider.id = coalesce(${product.providerId}, shown.subject_id)
		where photograph.id = ${these}
		union all
		select message.id, '', ${begins('message.text')},
			case when message.sealed is not null then 'sealed'
				when jsonb_array_length(message.phrases) > 0 then 'phrases'
				when exists (select 1 from thread_file sent where sent.message_id = message.id) then 'files'
				else 'erased' end,
			message.language, coalesce(member.first_name, ''), 0
		from thread_message message left join member on member.id = message.author_id where message.id = ${these}`);
	return rows;
}
