import type { ProductSummary } from '#contract/api/product.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import type { CatalogueProduct } from '#domain/product/catalogue-table.ts';
import type { Catalogue } from './catalogue-cache.ts';
import { type PricesAsked, tellPrice } from './catalogue-prices.ts';
import { ratingOf } from './rating-of.ts';

type Asked = PricesAsked & { providers: ReadonlyMap<string, LocaleText>; language: ContentLocale };

const nameIn = (name: LocaleText, language: ContentLocale): string => name[shownLocale(name, language) ?? 'ko'] ?? '';

/** What lists show of these products, in their order; without those that were erased by hand, of which nothing else tells. */
export async function cardsOf(
	catalogue: Catalogue,
	entries: readonly CatalogueProduct[],
	{ providers, language, ...asked }: Asked,
): Promise<ProductSummary[]> {
	const cards = await catalogue.cards(
		entries.map(({ id }) => id),
		language,
	);
	for (const { id } of entries) if (!cards.has(id)) catalogue.drop(id);
	return entries.flatMap((entry) => {
		const card = cards.get(entry.id);
		if (!card) return [];
		const { id, area, kind, region, languages, tags, confirmation, maxPersons, price, ratingStars, ratingCount } =
			entry;
		const { won: _, ...told } = tellPrice(entry, asked);
		return {
			...card,
			...{ id, area, kind, region, confirmation, maxPersons, languages: [...languages], tags: [...tags] },
			unit: price.unit,
			holds: price.holds ?? null,
			provider: nameIn(providers.get(entry.providerId) ?? {}, language),
			rating: ratingOf(ratingStars, ratingCount),
			...told,
		};
	});
}
