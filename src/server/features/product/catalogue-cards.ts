import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Pool } from '#server/queries.ts';
import { type Card, findCards } from './catalogue.repo.ts';
import { createVersionCache } from './version-cache.ts';

const mostCards = 20_000;

/** What the cards say that were shown last, each as long as its product is of the same version. */
export function createCatalogueCards(reads: Pool, versionOf: (id: string) => string) {
	const cards = createVersionCache<Card>(mostCards);
	return {
		/** What the cards of these say, in their order; without those that are no longer there. */
		async find(ids: readonly string[], locale: ContentLocale): Promise<Map<string, Card>> {
			const versions = new Map(ids.map((id) => [id, versionOf(id)]));
			const known = (id: string) => cards.find(`${locale} ${id}`, versions.get(id) ?? '');
			const missing = ids.filter((id) => !known(id));
			const read = missing.length > 0 ? await findCards(reads, missing, locale) : [];
			for (const card of read) cards.keep(`${locale} ${card.id}`, versions.get(card.id) ?? '', card);
			return new Map(ids.flatMap((id) => known(id) ?? []).map((card) => [card.id, card]));
		},
		count: cards.count,
	};
}
