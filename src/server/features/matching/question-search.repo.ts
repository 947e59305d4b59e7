import { type SQL, sql } from 'drizzle-orm';
import type { AskedThing } from '#domain/search/words.ts';
import { matchingQuestion, matchingWord } from '#server/db/schema/matching.ts';
import type { Queries } from '#server/queries.ts';

const { word: kept, questionId } = matchingWord;

/** Found by the beginning of a word it has. */
const beginsWith = (word: string): SQL => sql`${kept} ^@ ${word}`;

/** “offset 0” keeps the planner from reading all who have it: a few are looked at, one by one. */
const hasWord = (word: string): SQL =>
	sql`exists (select 1 from ${matchingWord} where ${questionId} = ${matchingQuestion.id} and ${beginsWith(word)} offset 0)`;

const hasThing = ({ readings }: AskedThing): SQL =>
	sql`(${sql.join(
		readings.map((words) => sql`(${sql.join(words.map(hasWord), sql` and `)})`),
		sql` or `,
	)})`;

/** Asked of each along the list. */
export const havingAll = (things: readonly AskedThing[]): SQL => both(things.map(hasThing));

/** So few are looked at one by one. */
const seldom = 1_500;
/** So many are held against the list as it is gone through, or against each other; of what more have, enough are among the first of any list. */
const middling = { alone: 5_000, together: 12_000 };

/** How many have each word, counted a little further than that: by its index alone. */
async function countHaving(
	queries: Queries,
	words: readonly string[],
	most: number,
): Promise<ReadonlyMap<string, number>> {
	const counts = words.map(
		(word) =>
			sql`(select count(*)::int from (select 1 from ${matchingWord} where ${beginsWith(word)} limit ${most + 1}) as counted)`,
	);
	const { rows } = await queries.execute<{ counts: number[] }>(
		sql`select array[${sql.join(counts, sql`, `)}] as counts`,
	);
	return new Map(words.map((word, at) => [word, rows[0]?.counts[at] ?? 0]));
}

/** A thing with the word of each of its readings that fewest have, and how many have those. */
type Weighed = { thing: AskedThing; keys: string[]; size: number };

function weigh(thing: AskedThing, counts: ReadonlyMap<string, number>): Weighed {
	const countOf = (word: string) => counts.get(word) ?? 0;
	const keys = thing.readings.map((words) =>
		words.reduce((least, word) => (countOf(word) < countOf(least) ? word : least)),
	);
	return { thing, keys, size: keys.reduce((sum, word) => sum + countOf(word), 0) };
}

const having = ({ keys }: Weighed): SQL =>
	sql.join(
		keys.map((word) => sql`select ${questionId} from ${matchingWord} where ${beginsWith(word)}`),
		sql` union all `,
	);

/** Who was found by a single word need not be asked for it again. */
const isToldByKeys = ({ thing }: Weighed): boolean => thing.readings.flat().length === 1;

const both = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);

const wordsOf = (things: readonly AskedThing[]): string[] => [
	...new Set(things.flatMap(({ readings }) => readings.flat())),
];

async function weighAll(queries: Queries, things: readonly AskedThing[], most: number): Promise<Weighed[]> {
	const counts = await countHaving(queries, wordsOf(things), most);
	return things.map((thing) => weigh(thing, counts));
}

const begun = (ids: SQL): SQL => sql`${matchingQuestion.id} = any(${ids})`;

/** What is asked besides what `told` tells. */
const others = (weighed: readonly Weighed[], told: readonly Weighed[]): SQL[] =>
	weighed
		.filter((one) => !(isToldByKeys(one) && told.some(({ thing }) => thing === one.thing)))
		.map(({ thing }) => hasThing(thing));

/** Whether it is among those who have a word: read once, and the list stays in its order (“is true” keeps it from being a join). */
const isAmong = (one: Weighed): SQL => sql`(${matchingQuestion.id} in (${having(one)})) is true`;

/**
 * What is found has every thing that was asked for. Where one of them is seldom the database begins with those who have it
 * (“whole”); else the beginning of the list is looked at (“along”).
 */
export async function findingBySeldom(
	queries: Queries,
	things: readonly AskedThing[],
): Promise<{ whole: SQL } | { along: SQL }> {
	const isAlone = things.length === 1;
	const weighed = await weighAll(queries, things, isAlone ? middling.alone : seldom);
	const rarest = weighed.reduce((least, one) => (one.size < least.size ? one : least));
	if (rarest.size <= seldom)
		return { whole: both([begun(sql`array(${having(rarest)})`), ...others(weighed, [rarest])]) };
	const isRead = (one: Weighed) => isAlone && one.size <= middling.alone && isToldByKeys(one);
	return { along: both(weighed.map((one) => (isRead(one) ? isAmong(one) : hasThing(one.thing)))) };
}

/**
 * Where none is seldom, and a page is not soon found along the list: of several things it begins with those who have them all,
 * when these are few. Else it goes through the list in its order until the page is full, and looks whether each is among those
 * who have a word, or, where very many have it, at its words. The planner alone does not know which, since words and time go
 * together.
 */
export async function findingBySets(queries: Queries, things: readonly AskedThing[]): Promise<SQL> {
	const isAlone = things.length === 1;
	const weighed = await weighAll(queries, things, isAlone ? middling.alone : seldom);
	const { sets, ids } = isAlone ? { sets: weighed, ids: undefined } : await findTogether(queries, weighed);
	if (ids) return both([begun(sql`${sql.param(ids)}::uuid[]`), ...others(weighed, sets)]);
	const told = sets.filter(({ size }) => size <= (isAlone ? middling.alone : middling.together));
	return both([...told.map(isAmong), ...others(weighed, told)]);
}

/** How many have each of several things, and who has them all, where these are few. */
async function findTogether(
	queries: Queries,
	weighed: readonly Weighed[],
): Promise<{ sets: Weighed[]; ids: string[] | undefined }> {
	const list = (part: (one: Weighed, at: number) => SQL, between: SQL) => sql.join(weighed.map(part), between);
	const name = (at: number) => sql.raw(`having_${at}`);
	const { rows } = await queries.execute<{ counts: number[]; ids: string[] }>(sql`
		with ${list((one, at) => sql`${name(at)} as materialized (${having(one)} limit ${middling.together + 1})`, sql`, `)}
		select array[${list((_, at) => sql`(select count(*)::int from ${name(at)})`, sql`, `)}] as counts,
			array(select * from (${list((_, at) => sql`select * from ${name(at)}`, sql` intersect `)}) as those
				limit ${seldom + 1})::text[] as ids`);
	const { counts = [], ids = [] } = rows[0] ?? {};
	const sets = weighed.map((one, at) => ({ ...one, size: counts[at] ?? 0 }));
	const isWhole = sets.every(({ size }) => size <= middling.together) && ids.length <= seldom;
	return { sets, ids: isWhole ? ids : undefined };
}
