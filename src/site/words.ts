import { baseNouns } from '#i18n/base-nouns.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Messages, WordFile } from '#i18n/messages.ts';
import { createLoads } from './create-loads.ts';
import { loadedAhead, wordsPart } from './loaded-ahead.ts';

/** One module a language: the words that every page needs, and the way to the files of single pages. */
const languages = {
	ko: () => import('virtual:base-words/ko'),
	en: () => import('virtual:base-words/en'),
	ru: () => import('virtual:base-words/ru'),
	th: () => import('virtual:base-words/th'),
	vn: () => import('virtual:base-words/vn'),
	id: () => import('virtual:base-words/id'),
} as const satisfies Record<Locale, () => Promise<unknown>>;

const loaded = new Map<string, object>();

/** A name is `<locale>/base` or `<locale>/<noun>`. */
async function load(name: string): Promise<void> {
	if (loaded.has(name)) return;
	const [locale, noun = ''] = name.split('/');
	const language = await languages[locale as Locale]();
	const words = noun === 'base' ? language.words : (await language.files[noun]?.())?.default;
	if (!words) throw new Error(`no words in ${name}`);
	loaded.set(name, words);
}

const isBase = (noun: WordFile) => (baseNouns as readonly WordFile[]).includes(noun);
const namesOf = (locale: Locale, nouns: readonly WordFile[]) => [
	`${locale}/base`,
	...nouns.filter((noun) => !isBase(noun)).map((noun) => `${locale}/${noun}`),
];

/** The modules behind them, as the build's manifest names them. */
export const moduleFiles = (locale: Locale, nouns: readonly WordFile[]): string[] =>
	namesOf(locale, nouns).map((name) =>
		name.endsWith('/base') ? `virtual:base-words/${locale}` : `src/i18n/messages/${name}.json`,
	);

/** Keyed by the names, one after the other. */
const loads = createLoads((names: string) => Promise.all(names.split(',').map(load)).then(() => undefined));

/** As `site/loaded-ahead.ts` knows them. */
export const partsOfWords = (locale: Locale, nouns: readonly WordFile[]) => namesOf(locale, nouns).map(wordsPart);

export function loadWords(locale: Locale, nouns: readonly WordFile[]): Promise<void> {
	loadedAhead.use(partsOfWords(locale, nouns));
	return loadWordsAhead(locale, nouns);
}

/** For a screen that nobody has gone to yet. */
export const loadWordsAhead = (locale: Locale, nouns: readonly WordFile[]): Promise<void> =>
	loads.get(namesOf(locale, nouns).join());

export const forgetFailedWords = loads.forgetFailures;

export const hasWords = (locale: Locale, nouns: readonly WordFile[]) =>
	namesOf(locale, nouns).every((name) => loaded.has(name));

const merged = new Map<string, Messages>();

/** The words loaded so far that a page asked for; the same object for the same question, so that nothing renders twice. */
export function wordsOf(locale: Locale, nouns: readonly WordFile[]): Messages {
	const key = namesOf(locale, nouns).join();
	const known = merged.get(key);
	if (known) return known;
	const words: Record<string, object> = { ...loaded.get(`${locale}/base`) };
	for (const file of nouns) {
		const [noun = ''] = file.split('-');
		words[noun] = { ...words[noun], ...loaded.get(`${locale}/${file}`) };
	}
	if (hasWords(locale, nouns)) merged.set(key, words as Messages);
	return words as Messages;
}
