import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { type TranslatorOf, translatorIn } from '#i18n/translator.ts';

type Words = { [key: string]: string | Words };

/** What the build does for the fronts, here once at the first mail of a language. */
const compileAll = (words: Words): unknown =>
	Object.fromEntries(
		Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? compile(word) : compileAll(word)]),
	);

const loaded = new Map<Locale, TranslatorOf>();

/** The words of mails in a language. */
export function mailWords(locale: Locale) {
	const known = loaded.get(locale);
	if (known) return known('mail');
	const file = new URL(`../../i18n/messages/${locale}/mail.json`, import.meta.url);
	const words = compileAll(JSON.parse(readFileSync(file, 'utf8')));
	const translatorOf = translatorIn(locale, { mail: words } as Partial<Messages>);
	loaded.set(locale, translatorOf);
	return translatorOf('mail');
}
