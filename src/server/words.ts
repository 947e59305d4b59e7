import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Locale } from '#i18n/locales.ts';
import type { Messages, WordFile } from '#i18n/messages.ts';
import { type TranslatorOf, translatorIn } from '#i18n/translator.ts';

type Words = { [key: string]: string | Words };

/** What the build does for the fronts, here once for each file that the server writes with. */
const compileAll = (words: Words): object =>
	Object.fromEntries(
		Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? compile(word) : compileAll(word)]),
	);

/** A file of the catalogue as it is written. */
export const writtenIn = (locale: Locale, file: WordFile): Words =>
	JSON.parse(readFileSync(new URL(`../i18n/messages/${locale}/${file}.json`, import.meta.url), 'utf8'));

const read = (locale: Locale, file: WordFile): object => compileAll(writtenIn(locale, file));

/** Messages of some files as a translator reads them; parts of one noun (`reservation-my`) are joined as in the fronts. */
export function messagesIn(locale: Locale, files: readonly WordFile[]): Partial<Messages> {
	const messages: Record<string, object> = {};
	for (const file of files) {
		const [noun = ''] = file.split('-');
		messages[noun] = { ...messages[noun], ...read(locale, file) };
	}
	return messages as Partial<Messages>;
}

/** A sentence that stands in no file, said as those of the catalogue are. */
export function sentenceIn(locale: Locale, text: string): (values: Record<string, string | number>) => string {
	const say = translatorIn(locale, { said: compile(text) } as Partial<Messages>)() as unknown as Say;
	return (values) => say('said', values);
}

type Say = (key: string, values: Record<string, string | number>) => string;

const loaded = new Map<string, TranslatorOf>();

/** The words of some files in a language. */
export function wordsIn(locale: Locale, files: readonly WordFile[]): TranslatorOf {
	const key = `${locale} ${files.join()}`;
	const known = loaded.get(key);
	if (known) return known;
	const translatorOf = translatorIn(locale, messagesIn(locale, files));
	loaded.set(key, translatorOf);
	return translatorOf;
}
