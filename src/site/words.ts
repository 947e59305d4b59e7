import type { Locale } from '#i18n/locales.ts';
import type { Messages, Noun } from '#i18n/messages.ts';
import { createLoads } from './create-loads.ts';

type File = { default: object };

/** One file a language and noun, compiled by the build; the console's words are not for the site. */
const files = import.meta.glob<File>(['../i18n/messages/*/*.json', '!../i18n/messages/*/console.json']);

/** What every page needs: the shell around it, its states, and the titles of all pages. */
const baseNouns = ['shell', 'state', 'page', 'profile'] as const satisfies Noun[];

const fileOf = (locale: Locale, noun: Noun) => `../i18n/messages/${locale}/${noun}.json`;

const loaded = new Map<string, object>();

async function load(file: string): Promise<void> {
	if (loaded.has(file)) return;
	const words = await files[file]?.();
	if (!words) throw new Error(`no words in ${file}`);
	loaded.set(file, words.default);
}

export const nounsFor = (nouns: readonly Noun[]): Noun[] => [...new Set<Noun>([...baseNouns, ...nouns])];

/** Keyed by the names of the files, one after the other. */
const loads = createLoads((names: string) => Promise.all(names.split(',').map(load)).then(() => undefined));

export const loadWords = (locale: Locale, nouns: readonly Noun[]): Promise<void> =>
	loads.get(
		nounsFor(nouns)
			.map((noun) => fileOf(locale, noun))
			.join(),
	);

export const forgetFailedWords = loads.forgetFailures;

export const hasWords = (locale: Locale, nouns: readonly Noun[]) =>
	nounsFor(nouns).every((noun) => loaded.has(fileOf(locale, noun)));

const merged = new Map<string, Messages>();

/** The words loaded so far that a page asked for; the same object for the same question, so that nothing renders twice. */
export function wordsOf(locale: Locale, nouns: readonly Noun[]): Messages {
	const wanted = nounsFor(nouns);
	const key = `${locale}:${wanted.join()}`;
	const known = merged.get(key);
	if (known) return known;
	const words = Object.fromEntries(wanted.map((noun) => [noun, loaded.get(fileOf(locale, noun))])) as Messages;
	if (hasWords(locale, nouns)) merged.set(key, words);
	return words;
}
