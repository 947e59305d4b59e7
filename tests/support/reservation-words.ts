import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { allLocales, type Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';

type Words = { [key: string]: string | Words };

const compileAll = (words: Words): object =>
	Object.fromEntries(
		Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? compile(word) : compileAll(word)]),
	);

function wordsIn(locale: Locale): Partial<Messages> {
	const read = (file: string): object =>
		compileAll(
			JSON.parse(readFileSync(new URL(`../../src/i18n/messages/${locale}/${file}.json`, import.meta.url), 'utf8')),
		);
	const reservation = { ...read('reservation'), ...read('reservation-my') };
	return { reservation, error: read('error') } as unknown as Partial<Messages>;
}

/** What a reservation's page needs to be written in a test, in every language. */
export const reservationWords = Object.fromEntries(allLocales.map((locale) => [locale, wordsIn(locale)])) as Record<
	Locale,
	Partial<Messages>
>;
