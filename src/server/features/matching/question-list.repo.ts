import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type AreaSlug, areaOf, kinds } from '#domain/area/areas.ts';
import { mostCounted, type QuestionSort, type QuestionStage, type QuestionState } from '#domain/matching/question.ts';
import { isIn, type MineFilter, mineFilters } from '#domain/matching/waiting.ts';
import type { AskedThing } from '#domain/search/words.ts';
import { isAskedNow, isPublicQuestion, matchingQuestion } from '#server/db/schema/matching.ts';
import type { Pool, Queries } from '#server/queries.ts';
import { findHaving, type Having } from './having.repo.ts';
import type { QuestionRow } from './question.repo.ts';
import { findQuestionRows } from './question-rows.repo.ts';
import { findingBySeldom, findingBySets, havingAll } from './question-search.repo.ts';

const { createdAt, id, answerCount, expiresAt, status } = matchingQuestion;

/** Where a list goes on: a figure it is sorted by, the moment, the id. */
type QuestionCursor = { value: number; at: string; id: string };

export type ListFilter = {
	area?: AreaSlug | undefined;
	kind?: string | undefined;
	status?: QuestionStage | undefined;
	/** Each must be found, as any of its readings. */
	things: readonly AskedThing[];
	sort: QuestionSort;
};

/** A kind is of one area, and has indexes of its own. */
function scopeOf({ area, kind }: ListFilter): SQL | undefined {
	if (kind === undefined) return area && eq(matchingQuestion.area, area);
	if (area !== undefined && kinds[kind]?.area !== area) return sql`false`;
	return eq(matchingQuestion.kind, kind);
}

/** What ends soon is what can still be answered. */
function isAt({ sort, status: stage }: ListFilter): SQL | undefined {
	if (sort !== 'ending-soon') return stage && eq(matchingQuestion.stage, stage);
	return (stage ?? 'open') === 'open' ? isAskedNow(matchingQuestion) : sql`false`;
}

const isListed = (filter: ListFilter, isFound: SQL | undefined): SQL | undefined =>
	and(isPublicQuestion(matchingQuestion), scopeOf(filter), isAt(filter), isFound);

function isAfter(sort: QuestionSort, after: QuestionCursor | undefined): SQL | undefined {
	if (!after) return undefined;
	if (sort === 'ending-soon') return sql`(${expiresAt}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`;
	if (sort === 'newest') return sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;
	return sql`(${answerCount}, ${createdAt}, ${id}) < (${after.value}::int, ${after.at}::timestamptz, ${after.id}::uuid)`;
}

const orders: Record<QuestionSort, SQL[]> = {
	newest: [desc(createdAt), desc(id)],
	'most-answers': [desc(answerCount), desc(createdAt), desc(id)],
	'ending-soon': [asc(expiresAt), asc(id)],
};

type Page = { after: QuestionCursor | undefined; limit: number; now: Date };

/** The ids of a page, which an index alone tells. */
const idsOf = (
	queries: Queries,
	filter: ListFilter,
	isFound: SQL | undefined,
	{ after, limit }: Pick<Page, 'after' | 'limit'>,
) =>
	queries
		.select({ id })
		.from(matchingQuestion)
		.where(and(isListed(filter, isFound), isAfter(filter.sort, after)))
		.orderBy(...orders[filter.sort])
		.limit(limit);

type Listed = { rows: QuestionRow[]; total: number };

/** A page of a list and how many there are: counted up to a limit, so that it costs the same from there on. */
export async function findListed(queries: Pool, filter: ListFilter, page: Page): Promise<Listed> {
	if (filter.things.length > 0) return findSought(queries, filter, page);
	const some = idsOf(queries, filter, undefined, { after: undefined, limit: mostCounted.listed });
	const [onPage, counted] = await Promise.all([
		idsOf(queries, filter, undefined, page),
		queries.execute<{ count: number }>(sql`select count(*)::int as count from ${some} as counted`),
	]);
	return { rows: await findQuestionRows(queries, idsIn(onPage)), total: Number(counted.rows[0]?.count ?? 0) };
}

const idsIn = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id);

/** So many of a list are looked at for the words that are sought: enough for a page of what is not seldom. */
const mostAlong = 1_500;

/** A page of those along the beginning of a list that have all things; undefined where that is not filled. */
async function findAlong(
	queries: Queries,
	{ filter, isFound }: { filter: ListFilter; isFound: SQL },
	{ after, limit }: Pick<Page, 'after' | 'limit'>,
): Promise<{ id: string }[] | undefined> {
	const order = orders[filter.sort];
	const listed = queries
		.select({ id, createdAt, answerCount, expiresAt })
		.from(matchingQuestion)
		.where(and(isListed(filter, undefined), isAfter(filter.sort, after)))
		.orderBy(...order)
		.limit(mostAlong);
	const { rows } = await queries.execute<{ id: string }>(sql`
		select ${id} as id from (${listed}) as ${matchingQuestion} where ${isFound}
		order by ${sql.join(order, sql`, `)} limit ${limit}`);
	return rows.length < limit ? undefined : rows;
}

/** The same of what is searched for. Those that are counted are looked for once: the first page is among them. */
async function findSought(queries: Pool, filter: ListFilter, page: Page): Promise<Listed> {
	const having = await findByWords(queries, filter, page);
	if (having && having !== 'very many') return having;
	const seldom = having ? { whole: havingAll(filter.things) } : await findingBySeldom(queries, filter.things);
	// Looked up once where it is needed at all.
	let sets: SQL | undefined;
	const find = async (some: Pick<Page, 'after' | 'limit'>) => {
		if ('whole' in seldom) return idsOf(queries, filter, seldom.whole, some);
		const along = await findAlong(queries, { filter, isFound: seldom.along }, some);
		if (along) return along;
		sets ??= await findingBySets(queries, filter.things);
		return idsOf(queries, filter, sets, some);
	};
	const counted = await find({ after: undefined, limit: mostCounted.found });
	const onPage = page.after ? await find(page) : counted.slice(0, page.limit);
	return { rows: await findQuestionRows(queries, idsIn(onPage)), total: counted.length };
}

/** Which kinds are chosen: one, or those of an area. */
const kindsOf = ({ area, kind }: ListFilter): string[] | undefined =>
	kind !== undefined ? [kind] : area && areaOf(area).kinds.map(({ slug }) => slug);

/** Nothing is of a kind of another area, and nothing that has ended ends soon. */
const isNothing = ({ area, kind, sort, status: stage }: ListFilter): boolean =>
	(kind !== undefined && area !== undefined && kinds[kind]?.area !== area) ||
	(sort === 'ending-soon' && (stage ?? 'open') !== 'open');

/** By the words alone, which are in the order of the list. */
async function findByWords(queries: Pool, filter: ListFilter, page: Page): Promise<Listed | Exclude<Having, string[]>> {
	if (isNothing(filter)) return { rows: [], total: 0 };
	const { things, sort, status: stage } = filter;
	const asked = { things, sort, stage, kinds: kindsOf(filter), now: page.now };
	const counted = await findHaving(queries, { ...asked, after: undefined, limit: mostCounted.found });
	if (typeof counted !== 'object') return counted;
	const { after, limit } = page;
	const onPage = after ? await findHaving(queries, { ...asked, after, limit }) : counted.slice(0, limit);
	if (typeof onPage !== 'object') return onPage;
	return { rows: await findQuestionRows(queries, onPage), total: counted.length };
}

/** Where one's own list goes on. */
export type OwnCursor = { rank: number; at: string; id: string };

const statesIn = (filter: MineFilter): QuestionState[] =>
	(['open', 'answered', 'requested', 'matched', 'closed', 'expired', 'withdrawn'] as const).filter((state) =>
		isIn(filter, state),
	);

/** What waits for the asker first, then by what happened last. */
export const findOwn = (
	queries: Queries,
	memberId: string,
	{ filter, after, limit }: { filter: MineFilter; after: OwnCursor | undefined; limit: number },
): Promise<QuestionRow[]> => {
	const { waitRank, touchedAt } = matchingQuestion;
	// The rank rises while the moment falls: a row of three would compare them alike.
	const beyond =
		after &&
		sql`(${waitRank} > ${after.rank} or (${waitRank} = ${after.rank} and (${touchedAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)))`;
	return queries
		.select()
		.from(matchingQuestion)
		.where(and(eq(matchingQuestion.memberId, memberId), inArray(status, statesIn(filter)), beyond))
		.orderBy(asc(waitRank), desc(touchedAt), desc(id))
		.limit(limit)
		.execute();
};

export async function countOwn(queries: Queries, memberId: string): Promise<Record<MineFilter, number>> {
	const rows = await queries
		.select({ status, count: sql<number>`count(*)::int` })
		.from(matchingQuestion)
		.where(eq(matchingQuestion.memberId, memberId))
		.groupBy(status);
	const of = (filter: MineFilter) =>
		rows.filter((row) => isIn(filter, row.status)).reduce((sum, row) => sum + Number(row.count), 0);
	return Object.fromEntries(mineFilters.map((filter) => [filter, of(filter)])) as Record<MineFilter, number>;
}
