import type { Queries, Transaction } from '#server/queries.ts';
import { dropUnused, dropWords, findUnindexed, insertWords, lockWords, markSearch } from './product-word.repo.ts';
import { piecesOf, productWords } from './product-words.ts';

const atOnce = 200;

/** Writes the words of every product that has none yet: new ones, and all of them after the index was built anew. */
export async function indexProducts(queries: Queries): Promise<void> {
	for (;;) {
		const products = await findUnindexed(queries, atOnce);
		const words = products.flatMap(({ place, ...one }) =>
			productWords({ ...one, placeName: place.name }).map((word) => ({ ...word, productId: one.id })),
		);
		await insertWords(queries, words, piecesOf(words.map(({ word }) => word)));
		if (words.length > 0) await markSearch(queries);
		if (products.length < atOnce) return;
	}
}

/** The words of some products follow what became of them, in the transaction in which it does. */
export async function renewWords(work: Transaction, productIds: readonly string[]): Promise<void> {
	await lockWords(work);
	const words = await dropWords(work, productIds);
	await indexProducts(work);
	await dropUnused(work, words);
	await markSearch(work);
}
