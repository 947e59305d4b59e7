import { desc, type SQL, sql } from 'drizzle-orm';
import type { QuestionSort, QuestionStage } from '#domain/matching/question.ts';
import type { AskedThing } from '#domain/search/words.ts';
import { cached } from '#server/cached.ts';
import { isPublicQuestion, matchingQuestion, matchingText, matchingWord } from '#server/db/schema/matching.ts';
import type { Pool } from '#server/queries.ts';

type Asked = {
	things: readonly AskedThing[];
	sort: QuestionSort;
	/** Of which kinds, and at which stage, if that is chosen. */
	kinds: readonly string[] | undefined;
	stage: QuestionStage | undefined;
	/** Where the list goes on. */
	after: { value: number; at: string; id: string } | undefined;
	limit: number;
	now: Date;
};

export type Having = string[] | 'very many' | undefined;

/** Of so many words that begin alike each is read by itself, in the order of its index. */
const fewWords = 8;
/** Of more, so many entries are read and sorted; what more have is found along the list. */
const mostEntries = 5_000;
/** Where something is chosen besides, so many of those who have a word are looked through: all of it is in the index. */
const mostLookedAt = 20_000;
/** So many who have several words are sorted; what more have is soon found along the list. */
const mostTogether = 2_000;
/** The newest so many are looked through first: of what is not rare a page is among them, however many there are. */
const lately = 3_000;
/** Where a look finds so much of a page, one that reaches as many times further fills it. */
const further = 8;
/** What begins so shortly that most have it is found among so many times fewer. */
const nearer = 15;
/** So many pairs of words are looked up one by one. */
const mostPairs = 12;

const both = (parts: readonly SQL[], between: SQL) => sql.join([...parts], between);

/** The first few words that begin so: from one to the next by the index, however many have each. */
const wordsBeginning = (beginning: string): SQL => sql`(
	with recursive known(word) as (
		(select word from ${matchingWord} where word ^@ ${beginning} order by word using ~<~ limit 1)
		union all
		select (select one.word from ${matchingWord} one where one.word ~>~ known.word and one.word ^@ ${beginning}
			order by one.word using ~<~ limit 1) from known where known.word is not null
	)
	select coalesce(json_agg(word), '[]') from (select word from known where word is not null limit ${fewWords + 1}) as few)`;

async function findWords(queries: Pool, beginnings: readonly string[]): Promise<string[][]> {
	const { rows } = await queries.execute<{ words: string[][] }>(
		sql`select json_build_array(${both(beginnings.map(wordsBeginning), sql`, `)}) as words`,
	);
	return rows[0]?.words ?? [];
}

/** From when on something is looked for; null: from the beginning. */
type Since = Date | null;

/** By what a list is sorted: columns that the words have too, and their index in that order. */
const sorted: Record<QuestionSort, { by: readonly string[]; direction: 'asc' | 'desc' }> = {
	newest: { by: ['created_at'], direction: 'desc' },
	'most-answers': { by: ['answer_count', 'created_at'], direction: 'desc' },
	'ending-soon': { by: ['expires_at'], direction: 'asc' },
};

const listed = (columns: readonly SQL[]) => sql.join([...columns], sql`, `);
const column = (of: SQL, name: string): SQL => sql`${of}.${sql.raw(name)}`;

/** The columns of a row that its place in the list is told by; of a question the last is its id. */
const positionOf = ({ sort }: Asked, of: SQL, id = 'question_id'): SQL[] =>
	[...sorted[sort].by, id].map((name) => column(of, name));

const inOrder = (asked: Asked, of: SQL, id?: string): SQL =>
	listed(positionOf(asked, of, id).map((one) => sql`${one} ${sql.raw(sorted[asked.sort].direction)}`));

function isAfter(asked: Asked, of: SQL, id?: string): SQL {
	const { sort, after } = asked;
	if (!after) return sql`true`;
	const [value, at] = [sql`${after.value}::int`, sql`${after.at}::timestamptz`];
	const position = listed([...(sort === 'most-answers' ? [value] : []), at, sql`${after.id}::uuid`]);
	const beyond = sql.raw(sorted[sort].direction === 'desc' ? '<' : '>');
	return sql`(${listed(positionOf(asked, of, id))}) ${beyond} (${position})`;
}

/** What ends soon is what can still be answered; written out, since an index knows no parameters. */
const isListed = ({ sort }: Asked, of: SQL): SQL =>
	sort === 'ending-soon' ? sql`${column(of, 'stage')} = 'open'` : sql`true`;

const isChosen = ({ kinds, stage, sort }: Asked): boolean =>
	kinds !== undefined || (stage !== undefined && sort !== 'ending-soon');

/** Whoever has a word can be read by everybody: only what is chosen besides is asked. */
function isInScope({ kinds, stage, sort }: Asked, of: SQL): SQL {
	const isKind = kinds && sql`${column(of, 'kind')} = any(${sql.param([...kinds])}::text[])`;
	const isStage = stage && sort !== 'ending-soon' && sql`${column(of, 'stage')} = ${stage}`;
	return sql`${isKind ?? sql`true`} and ${isStage || sql`true`}`;
}

/** What is read of an entry: its place, and what is chosen by. An index has it all. */
const readOf = (asked: Asked, of: SQL): SQL =>
	listed([
		...positionOf(asked, of),
		column(of, 'kind'),
		...(asked.sort === 'ending-soon' ? [] : [column(of, 'stage')]),
	]);

const isSince = (since: Since, word: SQL): SQL =>
	since ? sql`${word}.created_at >= ${since.toISOString()}::timestamptz` : sql`true`;

/** When the newest thousands began: of some minutes ago, since nothing depends on how many they are. */
const cachedLately = cached(async (reads: Pool): Promise<Since> => {
	const [row] = await reads
		.select({ at: matchingQuestion.createdAt })
		.from(matchingQuestion)
		.where(isPublicQuestion(matchingQuestion))
		.orderBy(desc(matchingQuestion.createdAt), desc(matchingQuestion.id))
		.offset(lately)
		.limit(1);
	return row?.at ?? null;
});

/** What can be answered is of the last weeks, what has ended is older: nothing beyond that has to be looked at. */
function isOfItsTime({ sort, stage }: Asked, of: SQL): SQL {
	if (stage === undefined || sort !== 'newest') return sql`true`;
	const { createdAt, id } = matchingQuestion;
	const end = (order: SQL) => sql`(select ${createdAt} from ${matchingQuestion}
		where ${isPublicQuestion(matchingQuestion)} and ${matchingQuestion.stage} = ${stage} order by ${createdAt} ${order}, ${id} ${order} limit 1)`;
	return sql`${column(of, 'created_at')} between ${end(sql`asc`)} and ${end(sql`desc`)}`;
}

async function idsOf(queries: Pool, statement: SQL): Promise<string[]> {
	const { rows } = await queries.execute<{ id: string }>(statement);
	return rows.map(({ id }) => id);
}

/**
 * Each word's first, and of those the first. Where something is chosen besides, a word's entries are looked through to a limit; what is
 * beyond it is found as one more, so that it is known up to where the list is right.
 */
function havingOneOf(words: readonly string[], asked: Asked): SQL {
	const [entry, one, found] = [sql`entry`, sql`having_one`, sql`found`];
	const most = isChosen(asked) ? mostLookedAt : asked.limit;
	const nth = isChosen(asked) ? sql`row_number() over (order by ${inOrder(asked, entry)})` : sql`0`;
	return sql`
		select found.question_id as id, bool_or(found.is_beyond) as "isBeyond"
		from unnest(${sql.param([...words])}::text[]) as known(word) cross join lateral (
			select ${listed(positionOf(asked, one))}, nth > ${most} as is_beyond from (
				select ${readOf(asked, entry)}, ${nth} as nth from ${matchingWord} entry
				where entry.word = known.word and ${isListed(asked, entry)} and ${isAfter(asked, entry)} and ${isOfItsTime(asked, entry)}
				order by ${inOrder(asked, entry)} limit ${most + 1}) as ${one}
			where (${isInScope(asked, one)}) or nth > ${most}
			order by ${inOrder(asked, one)} limit ${asked.limit}) as ${found}
		group by ${listed(positionOf(asked, found))} order by ${inOrder(asked, found)} limit ${asked.limit}`;
}

async function findOneOf(queries: Pool, words: readonly string[], asked: Asked): Promise<Having> {
	const { rows } = await queries.execute<{ id: string; isBeyond: boolean }>(havingOneOf(words, asked));
	return rows.some(({ isBeyond }) => isBeyond) ? undefined : rows.map(({ id }) => id);
}

/** Who have a word of each. “offset 0”: those who have two words are too few or too many for the planner to know when it could stop. */
function havingAll(words: readonly (readonly string[])[], asked: Asked, since: Since): SQL {
	const name = (at: number) => sql.raw(`having_${at}`);
	const isOneOf = (at: number) => {
		const [only, ...rest] = words[at] ?? [];
		return rest.length === 0
			? sql`${name(at)}.word = ${only}`
			: sql`${name(at)}.word = any(${sql.param([...(words[at] ?? [])])}::text[])`;
	};
	const [, ...others] = words.map((_, at) => at);
	const joined = others.map(
		(at) =>
			sql`join ${matchingWord} ${name(at)} on ${name(at)}.created_at = ${name(0)}.created_at and ${name(at)}.question_id = ${name(0)}.question_id and ${isOneOf(at)}`,
	);
	const together = sql`together`;
	return sql`
		select ${together}.question_id as id from (
			select ${readOf(asked, name(0))} from ${matchingWord} ${name(0)} ${both(joined, sql` `)}
			where ${isOneOf(0)} and ${isSince(since, name(0))}${both(
				others.map((at) => sql` and ${isSince(since, name(at))}`),
				sql``,
			)} offset 0) as ${together}
		where ${isAfter(asked, together)} and ${isInScope(asked, together)}
		group by ${listed(positionOf(asked, together))} order by ${inOrder(asked, together)} limit ${asked.limit}`;
}

/** One word of each, in every way. */
const pairsOf = (words: readonly (readonly string[])[]): string[][] =>
	words.reduce<string[][]>((pairs, some) => pairs.flatMap((pair) => some.map((word) => [...pair, word])), [[]]);

/**
 * The same by an index that has all words of a question together: of words that are often alone and hardly ever together.
 * Undefined where too many have them.
 */
async function findTogether(
	queries: Pool,
	words: readonly (readonly string[])[],
	asked: Asked,
): Promise<string[] | undefined> {
	const hasPair = (pair: readonly string[]) => sql`${matchingText.words} @> ${sql.param([...pair])}::text[]`;
	const of = sql`${matchingQuestion}`;
	// Found first: else the planner would go along the list, where hardly any has them.
	const { rows } = await queries.execute<{ size: number; ids: string[] }>(sql`
		with those as materialized (
			select ${matchingText.questionId} from ${matchingText} where ${both(pairsOf(words).map(hasPair), sql` or `)} limit ${mostTogether + 1}
		), counted as materialized (select count(*)::int as size from those)
		select (select size from counted) as size, array(
			select ${matchingQuestion.id} from ${matchingQuestion}
			where ${matchingQuestion.id} = any(array(select question_id from those where (select size from counted) <= ${mostTogether}))
				and ${isListed(asked, of)} and ${isInScope(asked, of)} and ${isAfter(asked, of, 'id')}
			order by ${inOrder(asked, of, 'id')} limit ${asked.limit})::text[] as ids`);
	const { size = 0, ids = [] } = rows[0] ?? {};
	return size > mostTogether ? undefined : ids;
}

/** Those with several words: the newest first among the latest, then as far back as that promises; else by the words together. */
async function findAll(
	queries: Pool,
	words: readonly (readonly string[])[],
	asked: Asked,
): Promise<string[] | undefined> {
	const isMany = pairsOf(words).length > mostPairs;
	if (asked.sort !== 'newest') return isMany ? undefined : findTogether(queries, words, asked);
	const look = (since: Since) => idsOf(queries, havingAll(words, asked, since));
	const found = await findLately(queries, asked, look);
	return found ?? (isMany ? undefined : await findTogether(queries, words, asked)) ?? look(null);
}

/** What a look at the newest finds, or a longer one if that promises a page; undefined where only all of them will tell. */
async function findLately<Found extends string[] | 'very many'>(
	queries: Pool,
	{ limit, after, now, isBroad = false }: Asked & { isBroad?: boolean },
	look: (since: Since) => Promise<Found>,
): Promise<Found | undefined> {
	const since = await cachedLately(queries, '', now);
	if (since === null) return look(null);
	// A list that goes on further back was not found among these.
	if (after && new Date(after.at) <= since) return undefined;
	const back = (times: number) => new Date(now.getTime() - times * (now.getTime() - since.getTime()));
	const isFull = (found: Found) => typeof found === 'string' || found.length >= limit;
	if (isBroad) {
		const newest = await look(back(1 / nearer));
		if (isFull(newest)) return newest;
	}
	const first = await look(since);
	if (isFull(first)) return first;
	if (first.length * further < limit) return undefined;
	const longer = await look(back(further));
	return isFull(longer) ? longer : undefined;
}

/** Those with any word that begins so, if they are not too many to be sorted. */
async function lookBeginning(
	queries: Pool,
	{ beginning, asked, since }: { beginning: string; asked: Asked; since: Since },
): Promise<string[] | 'very many'> {
	const [entry, one] = [sql`entry`, sql`having_one`];
	const { rows } = await queries.execute<{ size: number; ids: string[] }>(sql`
		with entry as materialized (
			select ${readOf(asked, one)} from ${matchingWord} ${one}
			where word ^@ ${beginning} and ${isListed(asked, one)} and ${isSince(since, one)} limit ${mostEntries + 1}
		), counted as materialized (select count(*)::int as size from entry)
		select (select size from counted) as size, array(
			select question_id from entry
			where (select size from counted) <= ${mostEntries} and ${isAfter(asked, entry)} and ${isInScope(asked, entry)}
			group by ${listed(positionOf(asked, entry))} order by ${inOrder(asked, entry)} limit ${asked.limit})::text[] as ids`);
	const { size = 0, ids = [] } = rows[0] ?? {};
	return size > mostEntries ? 'very many' : ids;
}

async function findBeginning(queries: Pool, beginning: string, asked: Asked): Promise<Having> {
	const look = (since: Since) => lookBeginning(queries, { beginning, asked, since });
	if (asked.sort !== 'newest') return look(null);
	return (await findLately(queries, { ...asked, isBroad: true }, look)) ?? look(null);
}

/**
 * The first that have all that is asked for, by the words' own indexes, which are in the order of the lists: of one word they read
 * no more than a page. Undefined where another way may be shorter; or that very many have it, and are soon found along the list.
 */
export async function findHaving(queries: Pool, asked: Asked): Promise<Having> {
	const beginnings = asked.things.map(({ readings }) => (readings.length === 1 ? readings[0] : undefined));
	const single = beginnings.flatMap((words) => (words?.length === 1 ? words : []));
	if (single.length < beginnings.length) return undefined;
	const words = await findWords(queries, single);
	if (words.some((some) => some.length === 0)) return [];
	const [first = []] = words;
	const isFew = words.every((some) => some.length <= fewWords);
	if (isFew) return words.length === 1 ? findOneOf(queries, first, asked) : findAll(queries, words, asked);
	const [only, ...more] = single;
	return only !== undefined && more.length === 0 ? findBeginning(queries, only, asked) : undefined;
}
