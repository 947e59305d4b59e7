import { type SQL, sql } from 'drizzle-orm';
import type { AskedThing } from '#domain/search/words.ts';
import { matchingQuestion, matchingWord } from '#server/db/schema/matching.ts';
import type { Queries } from '#server/queries.ts';

type Asked = {
	things: readonly AskedThing[];
	/** What else is chosen of them, if anything. */
	scope: SQL | undefined;
	/** Where the list goes on. */
	after: { at: string; id: string } | undefined;
	limit: number;
};

export type Having = string[] | 'very many' | undefined;

/** Of so many words that begin alike each is read by itself, in the order of its index. */
const fewWords = 8;
/** Of more, so many entries are read and sorted; what more have is found along the list. */
const mostEntries = 5_000;

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

async function findWords(queries: Queries, beginnings: readonly string[]): Promise<string[][]> {
	const { rows } = await queries.execute<{ words: string[][] }>(
		sql`select json_build_array(${both(beginnings.map(wordsBeginning), sql`, `)}) as words`,
	);
	return rows[0]?.words ?? [];
}

const isAfter = ({ after }: Asked, word: SQL): SQL =>
	after ? sql`(${word}.created_at, ${word}.question_id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;

/** Whoever has a word can be read by everybody: only what is chosen besides is asked of the question. */
const inScope = ({ scope }: Asked, word: SQL): { join: SQL; where: SQL } =>
	scope
		? {
				join: sql`join ${matchingQuestion} on ${matchingQuestion.id} = ${word}.question_id`,
				where: scope,
			}
		: { join: sql``, where: sql`true` };

async function idsOf(queries: Queries, statement: SQL): Promise<string[]> {
	const { rows } = await queries.execute<{ id: string }>(statement);
	return rows.map(({ id }) => id);
}

/** Each word's newest, and of those the newest. */
function havingOneOf(words: readonly string[], asked: Asked): SQL {
	const one = sql`having_one`;
	const { join, where } = inScope(asked, one);
	return sql`
		select found.question_id as id from unnest(${sql.param([...words])}::text[]) as known(word) cross join lateral (
			select ${one}.question_id, ${one}.created_at from ${matchingWord} ${one} ${join}
			where ${one}.word = known.word and ${isAfter(asked, one)} and ${where}
			order by ${one}.created_at desc, ${one}.question_id desc limit ${asked.limit}) as found
		group by found.created_at, found.question_id
		order by found.created_at desc, found.question_id desc limit ${asked.limit}`;
}

/** Who have a word of each. “offset 0”: those who have two words are too few or too many for the planner to know when it could stop. */
function havingAll(words: readonly (readonly string[])[], asked: Asked): SQL {
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
			where ${isOneOf(0)} offset 0) as ${together} ${join}
		where ${isAfter(asked, together)} and ${where}
		group by ${together}.created_at, ${together}.question_id
		order by ${together}.created_at desc, ${together}.question_id desc limit ${asked.limit}`;
}

/** A question may have several words that begin so: that many entries have a page of questions, but for the strangest. */
const eachOften = 4;

/** Those with any word that begins so, if they are not too many to be sorted. */
async function findBeginning(queries: Queries, beginning: string, asked: Asked): Promise<Having> {
	const entry = sql`entry`;
	const most = asked.limit * eachOften;
	const { rows } = await queries.execute<{ size: number; ids: string[] }>(sql`
		with entry as materialized (
			select question_id, created_at from ${matchingWord} where word ^@ ${beginning} limit ${mostEntries + 1}
		), counted as materialized (select count(*)::int as size from entry)
		select (select size from counted) as size, array(
			select question_id from entry where (select size from counted) <= ${mostEntries} and ${isAfter(asked, entry)}
			order by created_at desc, question_id desc limit ${most})::text[] as ids`);
	const { size = 0, ids = [] } = rows[0] ?? {};
	if (size > mostEntries) return 'very many';
	const found = [...new Set(ids)].slice(0, asked.limit);
	return found.length < asked.limit && ids.length === most ? undefined : found;
}

/**
 * The newest that have all that is asked for, by the words' own index, which is in the order of time: of one word it reads no more
 * than a page. Undefined where another way may be shorter; or that very many have it, and are soon found along the list.
 */
export async function findNewestHaving(queries: Queries, asked: Asked): Promise<Having> {
	const beginnings = asked.things.map(({ readings }) => (readings.length === 1 ? readings[0] : undefined));
	const single = beginnings.flatMap((words) => (words?.length === 1 ? words : []));
	if (single.length < beginnings.length) return undefined;
	const words = await findWords(queries, single);
	if (words.some((some) => some.length === 0)) return [];
	const [first = []] = words;
	const isFew = words.every((some) => some.length <= fewWords);
	if (isFew) return idsOf(queries, words.length === 1 ? havingOneOf(first, asked) : havingAll(words, asked));
	const [only, ...more] = single;
	return only !== undefined && more.length === 0 && !asked.scope ? findBeginning(queries, only, asked) : undefined;
}
