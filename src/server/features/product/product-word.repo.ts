import { eq, sql } from 'drizzle-orm';
import { product, productWord, wordGram } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { Queries } from '#server/queries.ts';

/** Products that no search can find yet. */
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
		.where(sql`not exists (select 1 from ${productWord} where ${productWord.productId} = ${product.id})`)
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
