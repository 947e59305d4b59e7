import type { CountryCode } from '#domain/country/country-codes.ts';
import { type Locale, locales } from './locales.ts';

export type CountryNames = Record<CountryCode, string>;
export type Country = { code: CountryCode; name: string };

/** One import each, so that a reader loads the names of one language and not of six. */
const loaders: Record<Locale, () => Promise<{ names: CountryNames }>> = {
	ko: () => import('./countries/ko.ts'),
	en: () => import('./countries/en.ts'),
	ru: () => import('./countries/ru.ts'),
	th: () => import('./countries/th.ts'),
	vn: () => import('./countries/vn.ts'),
	id: () => import('./countries/id.ts'),
};

export async function loadCountries(locale: Locale): Promise<CountryNames> {
	return (await loaders[locale]()).names;
}

/** In the order of that language's dictionary: Åland stands with A, Đức after D, เกาหลีใต้ under ก. */
export function sortCountries(names: CountryNames, locale: Locale): Country[] {
	const collator = new Intl.Collator(locales[locale].tag);
	return countriesOf(names).sort((a, b) => collator.compare(a.name, b.name));
}

/**
 * The countries of which any of the given languages' names holds the text, names that begin with it first. Travellers type
 * with the keyboard they have: case, accents, spaces and hyphens do not count. Nothing typed finds every country.
 */
export function searchCountries(languages: readonly CountryNames[], text: string): CountryCode[] {
	const wanted = fold(text);
	const beginning = new Set<CountryCode>();
	const holding = new Set<CountryCode>();
	for (const names of languages) {
		for (const { code, name } of countriesOf(names)) {
			const folded = fold(name);
			if (folded.startsWith(wanted)) beginning.add(code);
			else if (folded.includes(wanted)) holding.add(code);
		}
	}
	return [...new Set([...beginning, ...holding])];
}

const countriesOf = (names: CountryNames): Country[] =>
	Object.entries(names).map(([code, name]) => ({ code: code as CountryCode, name }));

/** Only the accents of Latin and Cyrillic letters go: Thai vowels are marks too, and a word is lost without them. */
const fold = (text: string) =>
	text
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase()
		.replaceAll('đ', 'd')
		.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
