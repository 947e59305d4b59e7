import { gramsAsked, gramsLikely } from '#domain/search/grams.ts';
import { type MeantWord, meaningOf } from '#domain/search/word-nearness.ts';
import { askedThings } from '#domain/search/words.ts';
import type { Pool } from '#server/queries.ts';

/** So little of a word's pieces is in a word with a slip, or in a Thai word that has it inside. */
const leastShare = 0.3;
const mostCandidates = 200;

/** $1 pieces (jsonb rows {nth, gram, size}): of all words that products have, those with enough of them, the likest first. */
const candidatesSql = `
	with hit as (
		select nth, word, count(*)::float / size as share
		from jsonb_to_recordset($1::jsonb) as asked(nth int, gram text, size int) join word_gram using (gram)
		group by nth, word, size
	), placed as (
		select nth, word, row_number() over (partition by nth order by share desc, length(word), word) as place
		from hit where share >= ${leastShare}
	)
	select nth, array_agg(word order by place) as words from placed where place <= ${mostCandidates} group by nth`;

/** As the statements of search take it: a row for each word that is meant, and how many things must be found. */
export type Search = { rows: MeantWord[]; count: number };

/** What is meant by what was typed. Null where nothing was asked; undefined where no product has anything like it. */
export async function findMeaning(reads: Pool, text: string): Promise<Search | null | undefined> {
	const things = askedThings(text);
	if (things.length === 0) return null;
	const words = [...new Set(things.flatMap(({ readings }) => readings.flat()))];
	const pieces = words.flatMap((word, nth) => {
		const size = gramsAsked(word).length;
		return gramsLikely(word).map((gram) => ({ nth, gram, size }));
	});
	const { rows } = await reads.$client.query<{ nth: number; words: string[] }>({
		name: 'search-candidates',
		text: candidatesSql,
		values: [JSON.stringify(pieces)],
	});
	const candidates = new Map(rows.map(({ nth, words: like }) => [words[nth], like]));
	const meaning = meaningOf(things, (asked) => candidates.get(asked) ?? []);
	return meaning && { rows: meaning.flat(), count: meaning.length };
}

/**
 * The products that have every word, with how well: how near each comes, then where it stands. `rows` is the number of
 * the statement's parameter with the meant words (jsonb), `count` that of how many must be found.
 */
export const foundSql = (rows: number, count: number): string => `
	hit as (
		select product_id, nth, max(near * (10 + weight)) as score
		from jsonb_to_recordset($${rows}::jsonb) as meant(nth int, word text, near float) join product_word using (word)
		group by product_id, nth
	), found as (
		select product_id, sum(score) as score from hit group by product_id having count(*) = $${count}::int
	)`;
