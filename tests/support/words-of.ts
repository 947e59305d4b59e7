import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Locale } from '#i18n/locales.ts';
import type { Messages, WordFile } from '#i18n/messages.ts';

type Words = { [key: string]: string | Words };

const compileAll = (words: Words): object =>
	Object.fromEntries(
		Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? compile(word) : compileAll(word)]),
	);

/** What a part of a page needs to be written in a test: the words of some files, parts joined to their noun. */
export function wordsOf(locale: Locale, files: readonly WordFile[]): Partial<Messages> {
	const messages: Record<string, object> = {};
	for (const file of files) {
		const [noun = ''] = file.split('-');
		const address = new URL(`../../src/i18n/messages/${locale}/${file}.json`, import.meta.url);
		messages[noun] = { ...messages[noun], ...compileAll(JSON.parse(readFileSync(address, 'utf8'))) };
	}
	return messages as Partial<Messages>;
}
