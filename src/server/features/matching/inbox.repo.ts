import { and, eq, sql } from 'drizzle-orm';
import { type AreaSlug, kinds } from '#domain/area/areas.ts';
import { type InboxQueue, mostInQueue } from '#domain/matching/answer.ts';
import { type FreePlaces, placesFor } from '#domain/matching/places.ts';
import type { SpokenLanguage } from '#domain/product/product.ts';
import { matchingAnswer } from '#server/db/schema/matching.ts';
import type { Pool } from '#server/queries.ts';
import type { MatchingProviderFacts } from './matching-provider.repo.ts';
import type { AnswerRow, QuestionRow } from './question.repo.ts';
import { findQuestionRows } from './question-rows.repo.ts';

type InboxCursor = { isFull: boolean; at: string; id: string };
/** `isFull`: there is no place on the wished days. */
export type InboxRow = { question: QuestionRow; answer: AnswerRow | null; at: Date; isFull: boolean };

/** What somebody looks for among them. */
type InboxFilter = {
	area?: AreaSlug | undefined;
	kind?: string | undefined;
	/** Written in it, or wished. */
	spoken?: SpokenLanguage | undefined;
	/** Nobody has answered it yet. */
	isUnanswered: boolean;
};

/** The places that are kept, up to which day they were looked up. */
export type Places = { kept: readonly FreePlaces[]; lastDay: string };

/** Whose inbox it is, and which areas it may see; whoever looks does not find what they asked themselves. */
export type InboxOf = { provider: MatchingProviderFacts; areas: readonly AreaSlug[]; memberId: string };

/** `fits` of domain/matching/fit.ts, as the database asks it. */
const isFittingSql = `(q.kind = any($4::text[]) and (cardinality(q.languages) = 0 or q.languages && $5::text[])
	and (q.region is null or q.region = any($6::text[])))`;

/**
 * What can be answered, was not yet, and was not put away; of one kind or area (“scope”) at a time, in the order of its index.
 * All that is asked besides stands in one “coalesce”: by each of these conditions the planner would guess fewer rows than there
 * are, and sort them all.
 */
const isWaitingSql = (queue: Waiting, more = 'true') => `q.${queue === 'fitting' ? 'kind' : 'area'} = scope.name
	and q.status in ('open', 'answered') and q.hidden_at is null
	and coalesce(q.area = any($3::text[]) and q.member_id <> $2::uuid and ${queue === 'fitting' ? '' : 'not '}${isFittingSql}
		and ${more}, false)
	and not exists (select 1 from matching_answer a where a.question_id = q.id and a.provider_id = ${provider})
	and not exists (select 1 from matching_hidden h where h.question_id = q.id and h.provider_id = ${provider})`;

/** As the planner sees them they are always the same, so that one plan serves everybody. */
const provider = '(select $1::text)';
const scopesSql = (scopes: string) => `unnest((select ${scopes}::text[])) as scope(name)`;

/** `hasPlaces` of domain/matching/places.ts is false, as the database asks it: $8 has the free days of each kind of $7. */
const isFullSql = `coalesce(q.wished_to is not null and q.wished_from <= $9::date
	and not (($8::datemultirange[])[array_position($7::text[], q.kind)] && daterange(q.wished_from, q.wished_to, '[]')), false)`;

/** Where a question is sought: $n and what follows it. */
const isSoughtSql = (
	n: number,
) => `($${n}::text is null or q.area = $${n}) and ($${n + 1}::text is null or q.kind = $${n + 1})
	and ($${n + 2}::text is null or q.locale = $${n + 2} or $${n + 2} = any(q.languages))
	and ($${n + 3}::boolean is not true or q.answer_count = 0)`;

type Waiting = 'fitting' | 'rest';

/**
 * The newest of each kind or area, and of those the newest: each is read in the order of its index and no further than a page.
 * The scopes are $10; $11 is whether there is no place, $12 and $13 where the list goes on.
 */
const waitingSql = (queue: Waiting, limit: number) => `
	select found.id from ${scopesSql('$10')} cross join lateral (
		select q.id, q.created_at from matching_question q
		where ${isWaitingSql(queue, `${isFullSql} = $11::boolean and ${isSoughtSql(14)}`)}
			and (q.created_at, q.id) < ((select $12::timestamptz), (select $13::uuid))
		order by q.created_at desc, q.id desc limit ${limit}) as found
	order by found.created_at desc, found.id desc limit ${limit}`;

/** What was answered by what happened to it last: all that waits for a word of the provider, or all else. */
const answeredSql = (isOf: string, limit: number) => `
	select q.id, a.touched_at as at from matching_answer a join matching_question q on q.id = a.question_id
	where a.provider_id = ${provider} and ${isOf} and q.hidden_at is null and (a.touched_at, a.id) < ((select $2::timestamptz), (select $3::uuid))
		and ${isSoughtSql(4)}
	order by a.touched_at desc, a.id desc limit ${limit}`;

const awaySql = (limit: number) => `
	select q.id, h.at from matching_hidden h join matching_question q on q.id = h.question_id
	where h.provider_id = ${provider} and q.hidden_at is null and (h.at, h.question_id) < ((select $2::timestamptz), (select $3::uuid)) and ${isSoughtSql(4)}
		and (q.area = any($8::text[])
			or exists (select 1 from matching_answer a where a.question_id = q.id and a.provider_id = ${provider}))
	order by h.at desc, h.question_id desc limit ${limit}`;

const isPicked = "a.status = 'picked'";
const isQuiet = "a.status <> 'picked'";

const countSql = (() => {
	const count = (rows: string) => `(select count(*)::int from (${rows} limit ${mostInQueue + 1}) as counted)`;
	const waiting = (queue: Waiting, scopes: string) => `select 1 from ${scopesSql(scopes)}
		cross join lateral (select 1 from matching_question q where ${isWaitingSql(queue)} limit ${mostInQueue + 1}) as found`;
	const answered = (isOf: string) => `select 1 from matching_answer a join matching_question q on q.id = a.question_id
		where a.provider_id = ${provider} and ${isOf} and q.hidden_at is null order by a.touched_at desc`;
	const away = `select 1 from matching_hidden h join matching_question q on q.id = h.question_id
		where h.provider_id = ${provider} and q.hidden_at is null and q.area = any($3::text[]) order by h.at desc`;
	return `select ${count(waiting('fitting', '$4'))} as fitting, ${count(waiting('rest', '$3'))} as rest,
		${count(answered(isQuiet))} as answered, ${count(answered(isPicked))} as requested, ${count(away)} as hidden`;
})();

type PoolHandle = Pick<Pool, '$client'>;
type Page = { after: InboxCursor | undefined; limit: number; filter: InboxFilter; places: Places };

/** Of those it offers the kinds whose questions it may see. */
const ownKinds = ({ provider, areas }: InboxOf): string[] =>
	provider.kinds.filter((kind) => areas.some((area) => area === kinds[kind]?.area));

const whoSees = (of: InboxOf) => {
	const { provider, areas, memberId } = of;
	return [provider.id, memberId, areas, ownKinds(of), provider.languages, provider.regions];
};

/** The free days of each kind of the areas, as the database reads them; null where nobody keeps places for it. */
function freeDays(areas: readonly AreaSlug[], { kept, lastDay }: Places) {
	const known = Object.values(kinds).filter(({ area }) => areas.includes(area));
	const written = known.map(({ area, slug }) => {
		const places = placesFor(kept, { area, kind: slug });
		return places && `{${places.free.map(({ from, to }) => `[${from},${to}]`).join(',')}}`;
	});
	return [known.map(({ slug }) => slug), written.map((free) => free ?? null), lastDay];
}

/** Before everything: a list that has no cursor begins there, by the same statement. */
const beginning = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

const soughtBy = ({ area, kind, spoken, isUnanswered }: InboxFilter) => [
	...[area ?? null, kind ?? null, spoken ?? null],
	isUnanswered,
];

type Found = { id: string; at?: Date; isFull: boolean };

/** First what can be had on the wished days, then the rest, each the newest first: two looks along the same indexes. */
async function findWaiting(
	{ $client }: PoolHandle,
	of: InboxOf,
	queue: Waiting,
	{ after, limit, filter, places }: Page,
): Promise<Found[]> {
	const scopes = queue === 'fitting' ? ownKinds(of) : of.areas;
	const known = [...whoSees(of), ...freeDays(of.areas, places), scopes];
	const look = async (isFull: boolean): Promise<Found[]> => {
		const from = after?.isFull === isFull ? after : beginning;
		const values = [...known, isFull, from.at, from.id, ...soughtBy(filter)];
		const name = `matching-inbox-${queue}-${limit}`;
		const { rows } = await $client.query<{ id: string }>({ name, text: waitingSql(queue, limit), values });
		return rows.map(({ id }) => ({ id, isFull }));
	};
	const first = after?.isFull ? [] : await look(false);
	return first.length >= limit ? first : [...first, ...(await look(true))].slice(0, limit);
}

async function findDealtWith(
	{ $client }: PoolHandle,
	{ provider, areas }: InboxOf,
	queue: Exclude<InboxQueue, Waiting>,
	{ after, limit, filter }: Pick<Page, 'after' | 'limit' | 'filter'>,
): Promise<Found[]> {
	const from = after ?? beginning;
	const isAway = queue === 'hidden';
	const text = isAway ? awaySql(limit) : answeredSql(queue === 'requested' ? isPicked : isQuiet, limit);
	const values = [provider.id, from.at, from.id, ...soughtBy(filter), ...(isAway ? [areas] : [])];
	const name = `matching-inbox-${queue}-${limit}`;
	const { rows } = await $client.query<{ id: string; at: Date }>({ name, text, values });
	return rows.map((row) => ({ ...row, isFull: false }));
}

/** What can be answered by free places and age; what was answered by what happened to it last. */
export async function findInbox(reads: Pool, of: InboxOf, queue: InboxQueue, page: Page): Promise<InboxRow[]> {
	const found =
		queue === 'fitting' || queue === 'rest'
			? await findWaiting(reads, of, queue, page)
			: await findDealtWith(reads, of, queue, page);
	if (found.length === 0) return [];
	const ids = found.map(({ id }) => id);
	const [questions, answers] = await Promise.all([
		findQuestionRows(reads, ids),
		queue === 'fitting' || queue === 'rest' ? [] : findOwnAnswers(reads, of, ids),
	]);
	return found.flatMap(({ id, at, isFull }) => {
		const question = questions.find((one) => one.id === id);
		const answer = answers.find((one) => one.questionId === id) ?? null;
		return question ? [{ question, answer, at: at ?? question.createdAt, isFull }] : [];
	});
}

const findOwnAnswers = (reads: Pool, { provider }: InboxOf, questionIds: string[]) =>
	reads
		.select()
		.from(matchingAnswer)
		.where(
			and(
				sql`${matchingAnswer.questionId} = any(${sql.param(questionIds)}::uuid[])`,
				eq(matchingAnswer.providerId, provider.id),
			),
		);

export async function countInbox({ $client }: PoolHandle, of: InboxOf): Promise<Record<InboxQueue, number>> {
	const asked = { name: 'matching-inbox-count', text: countSql, values: whoSees(of) };
	const { rows } = await $client.query<Record<InboxQueue, number>>(asked);
	return rows[0] ?? { fitting: 0, rest: 0, answered: 0, requested: 0, hidden: 0 };
}
