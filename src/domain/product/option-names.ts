import { type ContentLocale, contentLocales, type LocaleText, shownLocale } from '../kernel/locale-text.ts';
import type { PriceList } from './price.ts';
import type { ProductText } from './product.ts';

type Named = { price: PriceList; texts: Partial<Record<ContentLocale, ProductText>> };

/** The names of what can be chosen; an option without one in the reader's language has it in another. */
export function optionNames({ price, texts }: Named, language: ContentLocale): Record<string, string> {
	const ids = (price.choices ?? []).flatMap(({ options }) => options.map(({ id }) => id));
	const nameOf = (id: string) => {
		const names: LocaleText = {};
		for (const locale of contentLocales) {
			const name = texts[locale]?.options?.[id];
			if (name !== undefined) names[locale] = name;
		}
		return names[shownLocale(names, language) ?? 'ko'] ?? id;
	};
	return Object.fromEntries(ids.map((id) => [id, nameOf(id)]));
}
