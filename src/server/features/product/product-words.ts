import { readFileSync } from 'node:fs';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import type { ProductText } from '#domain/product/product.ts';
import { gramsOf } from '#domain/search/grams.ts';
import { plainWords, searchWords } from '#domain/search/words.ts';
import { allLocales } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';

/** What kinds, regions and tags are called in each language: people search by those words too. */
const names: Pick<Messages['product'], 'kind' | 'region' | 'tag'>[] = allLocales.map((locale) =>
	JSON.parse(readFileSync(new URL(`../../../i18n/messages/${locale}/product.json`, import.meta.url), 'utf8')),
);

type Searched = {
	kind: string;
	region: string;
	tags: readonly string[];
	texts: Partial<Record<string, ProductText>>;
	placeName: LocaleText;
	providerName: LocaleText;
};

/** What it is called, where and with whom it is, what is said of it in short, and what is only mentioned. */
const weights = { title: 4, name: 3, summary: 2, text: 1 } as const;

const named = (of: object, id: string): string => (of as Record<string, string>)[id] ?? '';

/** The words a product is found by, each with the weight of the place where it stands most clearly. */
export function productWords(product: Searched): { word: string; weight: number }[] {
	const words = new Map<string, number>();
	const add = (weight: number, ...texts: readonly string[]) => {
		const wordsOf = weight === weights.text ? plainWords : searchWords;
		for (const word of texts.flatMap(wordsOf)) words.set(word, Math.max(weight, words.get(word) ?? 0));
	};
	for (const text of Object.values(product.texts)) {
		if (!text) continue;
		add(weights.title, text.title, ...(text.alsoCalled ?? []));
		add(weights.summary, text.summary);
		add(weights.text, text.description, ...text.included, ...text.steps, ...Object.values(text.options ?? {}));
	}
	for (const { kind, region, tag } of names) {
		add(weights.name, named(kind, product.kind), named(region, product.region));
		add(weights.summary, ...product.tags.map((id) => named(tag, id)));
	}
	add(weights.name, ...Object.values(product.placeName), ...Object.values(product.providerName));
	return [...words].map(([word, weight]) => ({ word, weight }));
}

/** The pieces of every word, for the book of all words. */
export const piecesOf = (words: readonly string[]): { gram: string; word: string }[] =>
	[...new Set(words)].flatMap((word) => gramsOf(word).map((gram) => ({ gram, word })));
