import { desc, type SQL, sql } from 'drizzle-orm';
import type { AskedThing } from '#domain/search/words.ts';
import { cached } from '#server/cached.ts';
import { isPublicQuestion, matchingQuestion, matchingText, matchingWord } from '#server/db/schema/matching.ts';
import type { Pool } from '#server/queries.ts';

type Asked = {
	things: readonly AskedThing[];
	/** What else is chosen of them, if anything. */
	scope: SQL | undefined;
	/** Where the list goes on. */
	after: { at: string; id: string } | undefined;
	limit: number;
	now: Date;
};

export type Having = string[] | 'very many' | undefined;

/** Of so many words that begin alike each is read by itself, in the order of its index. */
const fewWords = 8;
/** Of more, so many entries are read and sorted; what more have is found along the list. */
const mostEntries = 5_000;
/** Where something is chosen besides, so many of those who have a word are looked at one by one. */
const mostLookedAt = 400;
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

const isAfter = ({ after }: Asked, word: SQL): SQL =>
	after ? sql`(${word}.created_at, ${word}.question_id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;

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

/** Whoever has a word can be read by everybody: only what is chosen besides is asked of the question. */
const inScope = ({ scope }: Asked, word: SQL): { join: SQL; where: SQL } =>
	scope
		? {
				join: sql`join ${matchingQuestion} on ${matchingQuestion.id} = ${word}.question_id`,
				where: scope,
			}
		: { join: sql``, where: sql`true` };

/** What can be answered is of the last weeks, what has ended is older: nothing beyond what is chosen has to be looked at. */
function isOfItsTime({ scope }: Asked, word: SQL): SQL {
	if (!scope) return sql`true`;
	const { createdAt, id } = matchingQuestion;
	const end = (order: SQL) => sql`(select ${createdAt} from ${matchingQuestion}
		where ${isPublicQuestion(matchingQuestion)} and ${scope} order by ${createdAt} ${order}, ${id} ${order} limit 1)`;
	return sql`${word}.created_at between ${end(sql`asc`)} and ${end(sql`desc`)}`;
}

async function idsOf(queries: Pool, statement: SQL): Promise<string[]> {
	const { rows } = await queries.execute<{ id: string }>(statement);
	return rows.map(({ id }) => id);
}

/** Each word's newest, and of those the newest. */
function havingOneOf(words: readonly string[], asked: Asked): SQL {
	const one = sql`having_one`;
	const { join, where } = inScope(asked, one);
	const having = sql`select question_id, created_at from ${matchingWord} entry
		where entry.word = known.word and ${isAfter(asked, sql`entry`)} and ${isOfItsTime(asked, sql`entry`)}
		order by entry.created_at desc, entry.question_id desc limit ${asked.scope ? mostLookedAt : asked.limit}`;
	return sql`
		select found.question_id as id from unnest(${sql.param([...words])}::text[]) as known(word) cross join lateral (
			select ${one}.question_id, ${one}.created_at from (${having}) as ${one} ${join}
			where ${where}
			order by ${one}.created_at desc, ${one}.question_id desc limit ${asked.limit}) as found
		group by found.created_at, found.question_id
		order by found.created_at desc, found.question_id desc limit ${asked.limit}`;
}

/** Whether one of the words has more than were looked at. */
async function isCut(queries: Pool, words: readonly string[], asked: Asked): Promise<boolean> {
	if (!asked.scope) return false;
	const { rows } = await queries.execute<{ isCut: boolean }>(sql`
		select exists (select 1 from unnest(${sql.param([...words])}::text[]) as known(word) where exists (
			select 1 from ${matchingWord} entry where entry.word = known.word and ${isAfter(asked, sql`entry`)} and ${isOfItsTime(asked, sql`entry`)}
			offset ${mostLookedAt})) as "isCut"`);
	return rows[0]?.isCut ?? false;
}

async function findOneOf(queries: Pool, words: readonly string[], asked: Asked): Promise<Having> {
	const found = await idsOf(queries, havingOneOf(words, asked));
	return found.length < asked.limit && (await isCut(queries, words, asked)) ? undefined : found;
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
	const { join, where } = inScope(asked, together);
	return sql`
		select ${together}.question_id as id from (
			select ${name(0)}.question_id, ${name(0)}.created_at from ${matchingWord} ${name(0)} ${both(joined, sql` `)}
			where ${isOneOf(0)} and ${isSince(since, name(0))}${both(
				others.map((at) => sql` and ${isSince(since, name(at))}`),
				sql``,
			)} offset 0) as ${together} ${join}
		where ${isAfter(asked, together)} and ${where}
		group by ${together}.created_at, ${together}.question_id
		order by ${together}.created_at desc, ${together}.question_id desc limit ${asked.limit}`;
}

/** One word of each, in every way. */
const pairsOf = (words: readonly (readonly string[])[]): string[][] =>
	words.reduce<string[][]>((pairs, some) => pairs.flatMap((pair) => some.map((word) => [...pair, word])), [[]]);

/** The same by an index that has all words of a question together: of words that are often alone and hardly ever together. */
function havingTogether(words: readonly (readonly string[])[], asked: Asked): SQL {
	const { scope, limit } = asked;
	const hasPair = (pair: readonly string[]) => sql`${matchingText.words} @> ${sql.param([...pair])}::text[]`;
	const { id, createdAt } = matchingQuestion;
	const { after } = asked;
	// Found first: else the planner would go along the list, where hardly any has them.
	return sql`
		select ${id} as id from ${matchingQuestion} where ${id} = any(array(
				select ${matchingText.questionId} from ${matchingText} where ${both(pairsOf(words).map(hasPair), sql` or `)}))
			and ${scope ?? sql`true`}
			and ${after ? sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
		order by ${createdAt} desc, ${id} desc limit ${limit}`;
}

/** Those with several words: first among the newest, then as far back as that promises; else of all by the words together. */
async function findAll(queries: Pool, words: readonly (readonly string[])[], asked: Asked): Promise<string[]> {
	const isMany = pairsOf(words).length > mostPairs;
	const found = await findLately(queries, asked, (since) => idsOf(queries, havingAll(words, asked, since)));
	return found ?? idsOf(queries, isMany ? havingAll(words, asked, null) : havingTogether(words, asked));
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
	const entry = sql`entry`;
	const { join, where } = inScope(asked, entry);
	const { rows } = await queries.execute<{ size: number; ids: string[] }>(sql`
		with entry as materialized (
			select question_id, created_at from ${matchingWord} having_one where word ^@ ${beginning} and ${isSince(since, sql`having_one`)}
			limit ${mostEntries + 1}
		), counted as materialized (select count(*)::int as size from entry)
		select (select size from counted) as size, array(
			select question_id from entry ${join} where (select size from counted) <= ${mostEntries} and ${isAfter(asked, entry)} and ${where}
			group by entry.created_at, entry.question_id order by entry.created_at desc, entry.question_id desc limit ${asked.limit})::text[] as ids`);
	const { size = 0, ids = [] } = rows[0] ?? {};
	return size > mostEntries ? 'very many' : ids;
}

async function findBeginning(queries: Pool, beginning: string, asked: Asked): Promise<Having> {
	const look = (since: Since) => lookBeginning(queries, { beginning, asked, since });
	const found = await findLately(queries, { ...asked, isBroad: true }, look);
	// Where something is chosen besides, to look at each of them takes longer than to go along the list.
	return found ?? (asked.scope ? undefined : look(null));
}

/**
 * The newest that have all that is asked for, by the words' own index, which is in the order of time: of one word it reads no more
 * than a page. Undefined where another way may be shorter; or that very many have it, and are soon found along the list.
 */
export async function findNewestHaving(queries: Pool, asked: Asked): Promise<Having> {
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
