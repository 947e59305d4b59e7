import type { Locale } from '#i18n/locales.ts';
import { parseMessage } from '#i18n/parse-message.ts';

/** One thing: its word in each language, and what it is not called there. */
export type Term = { words: Record<Locale, string>; avoid: Partial<Record<Locale, readonly string[]>> };

/** A text somebody reads, and where it is written. */
export type Said = { at: string; locale: Locale; text: string };

/** Scripts that put no space between words: there a word is found wherever it is. */
const unspaced: ReadonlySet<Locale> = new Set(['ko', 'th']);

/** Every avoided word in a text, with the word to use for it; none when all is well. */
export function termFaults(terms: readonly Term[], said: readonly Said[]): string[] {
	const rules = terms.flatMap(({ words, avoid }) =>
		(Object.entries(avoid) as [Locale, readonly string[]][]).flatMap(([locale, list]) =>
			list.map((word) => ({ locale, word, say: words[locale], pattern: patternOf(locale, word) })),
		),
	);
	return said.flatMap(({ at, locale, text }) => {
		// Not the names of arguments and choices: only what is read.
		const words = (parseMessage(text)?.text ?? text).normalize('NFC');
		return rules
			.filter((rule) => rule.locale === locale && rule.pattern.test(words))
			.map(({ word, say }) => `${at} says “${word}”; the word is “${say}”`);
	});
}

function patternOf(locale: Locale, word: string): RegExp {
	const literal = word
		.normalize('NFC')
		.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
		.replaceAll(' ', '\\s');
	return new RegExp(unspaced.has(locale) ? literal : `(?<![\\p{L}\\p{N}-])(?:${literal})(?![\\p{L}\\p{N}])`, 'iu');
}
