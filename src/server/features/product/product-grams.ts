import { readFileSync } from 'node:fs';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import type { ProductText } from '#domain/product/product.ts';
import { gramsOf } from '#domain/search/grams.ts';
import { allLocales } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';

/** What kinds and regions are called in each language: people search by those words too. */
const names: Pick<Messages['product'], 'kind' | 'region'>[] = allLocales.map((locale) =>
	JSON.parse(readFileSync(new URL(`../../../i18n/messages/${locale}/product.json`, import.meta.url), 'utf8')),
);

type Searched = {
	kind: string;
	region: string;
	texts: Partial<Record<string, ProductText>>;
	placeName: LocaleText;
	providerName: LocaleText;
};

const weights = { title: 3, name: 2, text: 1 } as const;

/** The search pieces of a product, each with its weight: title and kind before names, names before the rest. */
export function productGrams({
	kind,
	region,
	texts,
	placeName,
	providerName,
}: Searched): { gram: string; weight: number }[] {
	const grams = new Map<string, number>();
	const add = (text: string, weight: number) => {
		for (const gram of gramsOf(text)) grams.set(gram, Math.max(weight, grams.get(gram) ?? 0));
	};
	for (const text of Object.values(texts)) {
		add(text?.title ?? '', weights.title);
		add(text?.summary ?? '', weights.text);
	}
	for (const words of names) {
		add((words.kind as Record<string, string>)[kind] ?? '', weights.title);
		add((words.region as Record<string, string>)[region] ?? '', weights.name);
	}
	for (const name of [...Object.values(placeName), ...Object.values(providerName)]) add(name, weights.name);
	return [...grams].map(([gram, weight]) => ({ gram, weight }));
}
