import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Pool } from '#server/queries.ts';
import { type Card, findCards } from './catalogue.repo.ts';

const mostCards = 20_000;

type Told = { card: Card; version: string };

/** What the cards say that were shown last, each as long as its product is of the same version. */
export function createCatalogueCards(reads: Pool, versionOf: (id: string) => string) {
	const cards = new Map<string, Told>();

	function keep(key: string, told: Told): void {
		cards.delete(key);
		cards.set(key, told);
		for (const [oldest] of cards) {
			if (cards.size <= mostCards) break;
			cards.delete(oldest);
		}
	}

	return {
		/** What the cards of these say, in their order; without those that are no longer there. */
		async find(ids: readonly string[], locale: ContentLocale): Promise<Map<string, Card>> {
			const versions = new Map(ids.map((id) => [id, versionOf(id)]));
			const known = (id: string) => {
				const told = cards.get(`${locale} ${id}`);
				return told && told.version === versions.get(id) ? told.card : undefined;
			};
			const missing = ids.filter((id) => !known(id));
			const read = missing.length > 0 ? await findCards(reads, missing, locale) : [];
			for (const card of read) keep(`${locale} ${card.id}`, { card, version: versions.get(card.id) ?? '' });
			return new Map(ids.flatMap((id) => known(id) ?? []).map((card) => [card.id, card]));
		},
		count: () => cards.size,
	};
}
