import { gramsAsked, gramsLikely } from '#domain/search/grams.ts';
import { type MeantWord, meaningOf, needsPieces, stemOf } from '#domain/search/word-nearness.ts';
import { askedThings } from '#domain/search/words.ts';
import type { Pool } from '#server/queries.ts';

const mostCandidates = 200;

/** So many words are looked at that begin alike: of one letter there may be tens of thousands. */
const mostBegun = 5_000;

/**
 * $1 spans (jsonb rows {nth, from, to}): of all words that products have those between, the shortest first. Each word has one
 * piece with two blanks in front, so that the index of those has every word once, in the order of its letters.
 */
const begunSql = `
	select nth, array(
		select word from (
			select word from word_gram where gram like '  %' and word ~>=~ asked.from and word ~<~ asked.to
			order by word using ~<~ limit ${mostBegun}
		) as begun order by length(word), word limit ${mostCandidates}
	) as words
	from jsonb_to_recordset($1::jsonb) as asked(nth int, "from" text, "to" text)`;

/** So little of a word's pieces is in a word with a slip, or in a Thai word that has it inside. */
const leastShare = 0.3;
/** A piece that more words have tells little of any of them. */
const mostOfPiece = 10_000;

/**
 * $1 pieces (jsonb rows {nth, gram, size, firsts}): of all words that products have, those with enough of them, the likest first. The
 * piece of the first letter alone is not looked up, for a thirtieth of all words have it: it counts where something else is found.
 */
const likeSql = `
	with hit as (
		select nth, word, (count(*) + (strpos(firsts, left(word, 1)) > 0)::int)::float / size as share
		from jsonb_to_recordset($1::jsonb) as asked(nth int, gram text, size int, firsts text)
		cross join lateral (select word from word_gram where gram = asked.gram limit ${mostOfPiece}) as has
		group by nth, word, size, firsts
	), placed as (
		select nth, word, row_number() over (partition by nth order by share desc, length(word), word) as place
		from hit where share >= ${leastShare}
	)
	select nth, array_agg(word order by place) as words from placed where place <= ${mostCandidates} group by nth`;

type Candidates = Map<string, string[]>;

async function ask(
	reads: Pool,
	name: string,
	text: string,
	asked: readonly string[],
	rows: object[],
): Promise<Candidates> {
	if (rows.length === 0) return new Map();
	const { rows: found } = await reads.$client.query<{ nth: number; words: string[] }>({
		name,
		text,
		values: [JSON.stringify(rows)],
	});
	const candidates: Candidates = new Map();
	for (const { nth, words } of found) {
		const word = asked[nth] ?? '';
		candidates.set(word, [...(candidates.get(word) ?? []), ...words]);
	}
	return candidates;
}

const afterAll = '\u{10ffff}';
const spanOf = (nth: number, beginning: string) => ({ nth, from: beginning, to: beginning + afterAll });

/** The words that begin as these do, or as far as another form of them would. */
const findBegun = (reads: Pool, words: readonly string[]): Promise<Candidates> =>
	ask(
		reads,
		'search-begun',
		begunSql,
		words,
		words.flatMap((word, nth) => {
			const stem = stemOf(word);
			return [spanOf(nth, word), ...(stem === undefined ? [] : [spanOf(nth, stem)])];
		}),
	);

/** The words that have enough of the pieces of these. */
const findLike = (reads: Pool, words: readonly string[]): Promise<Candidates> =>
	ask(
		reads,
		'search-like',
		likeSql,
		words,
		words.flatMap((word, nth) => {
			const size = gramsAsked(word).length;
			const grams = gramsLikely(word);
			const isFirst = (gram: string) => gram.startsWith('  ');
			const firsts = grams
				.filter(isFirst)
				.map((gram) => gram.slice(2))
				.join('');
			return grams.filter((gram) => !isFirst(gram)).map((gram) => ({ nth, gram, size, firsts }));
		}),
	);

/** As the statements of search take it: a row for each word that is meant, and how many things must be found. */
export type Search = { rows: MeantWord[]; count: number };

/**
 * What is meant by what was typed. Null where nothing was asked; undefined where no product has anything like it. Slips, which cost
 * most, are looked for only where nobody wrote it so (`wordsMeant`).
 */
export async function findMeaning(reads: Pool, text: string): Promise<Search | null | undefined> {
	const things = askedThings(text);
	if (things.length === 0) return null;
	const words = [...new Set(things.flatMap(({ readings }) => readings.flat()))];
	const begun = await findBegun(reads, words);
	const like = await findLike(
		reads,
		words.filter((word) => needsPieces(word, begun.get(word) ?? [])),
	);
	const candidates = (asked: string) => [...new Set([...(begun.get(asked) ?? []), ...(like.get(asked) ?? [])])];
	const meaning = meaningOf(things, candidates);
	return meaning && { rows: meaning.flat(), count: meaning.length };
}

/**
 * The products that have every word, with how well: how near each comes, then where it stands. `rows` is the number of
 * the statement's parameter with the meant words (jsonb), `count` that of how many must be found.
 */
export const foundSql = (rows: number, count: number): string => `
	hit as (
		select product_id, nth, max(near * (10 + weight)) as score
		from jsonb_to_recordset($${rows}::jsonb) as meant(nth int, word text, near float)
		-- Word by word: how many there are the planner cannot know, and would rather read the whole index.
		cross join lateral (select product_id, weight from product_word where word = meant.word offset 0) as has
		group by product_id, nth
	), found as (
		select product_id, sum(score) as score from hit group by product_id having count(*) = $${count}::int
	)`;
