import { and, eq, inArray, sql } from 'drizzle-orm';
import { advisoryKeys } from '#server/db/locks.ts';
import { product, productWord, searchMark, wordGram } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { Queries } from '#server/queries.ts';

/** Products that no search can find yet, of those that anybody may find. */
export function findUnindexed(queries: Queries, limit: number) {
	return queries
		.select({
			id: product.id,
			kind: product.kind,
			region: product.region,
			tags: product.tags,
			texts: product.texts,
			place: product.place,
			providerName: provider.name,
		})
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(
			and(
				eq(product.status, 'published'),
				sql`not exists (select 1 from ${productWord} where ${productWord.productId} = ${product.id})`,
			),
		)
		.orderBy(product.id)
		.limit(limit);
}

type Word = { word: string; productId: string; weight: number };
type Piece = { gram: string; word: string };

/** As columns, not as values one by one: words are many. */
export async function insertWords(queries: Queries, words: readonly Word[], pieces: readonly Piece[]): Promise<void> {
	await queries.execute(sql`insert into ${productWord} (word, product_id, weight)
		select * from unnest(
			${sql.param(words.map(({ word }) => word))}::text[],
			${sql.param(words.map(({ productId }) => productId))}::text[],
			${sql.param(words.map(({ weight }) => weight))}::smallint[]
		) on conflict do nothing`);
	await queries.execute(sql`insert into ${wordGram} (gram, word)
		select * from unnest(
			${sql.param(pieces.map(({ gram }) => gram))}::text[],
			${sql.param(pieces.map(({ word }) => word))}::text[]
		) on conflict do nothing`);
}

/** What any server has kept of searches is of no use any more, as soon as this transaction is over. */
export async function markSearch(queries: Queries): Promise<void> {
	await queries.execute(sql`insert into ${searchMark} (is_only, changed_in) values (true, pg_current_xact_id())
		on conflict (is_only) do update set changed_in = excluded.changed_in`);
}

/** One at a time: a word that one product loses another may just be getting. */
export async function lockWords(queries: Queries): Promise<void> {
	await queries.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.searchWords})`);
}

/** Takes the words of some products away: which they were. */
export async function dropWords(queries: Queries, productIds: readonly string[]): Promise<string[]> {
	if (productIds.length === 0) return [];
	const rows = await queries
		.delete(productWord)
		.where(inArray(productWord.productId, [...productIds]))
		.returning({ word: productWord.word });
	return [...new Set(rows.map(({ word }) => word))];
}

/** Of these words those that no product has any more leave the book of all words: nobody means them. */
export async function dropUnused(queries: Queries, words: readonly string[]): Promise<void> {
	if (words.length === 0) return;
	await queries.execute(sql`delete from ${wordGram} where word = any(${sql.param(words)}::text[])
		and not exists (select 1 from ${productWord} where ${productWord.word} = ${wordGram.word})`);
}
