import type { Locale } from '#i18n/locales.ts';
import { wordsIn, writtenIn } from '#server/words.ts';

const files = ['mail', 'mail-matching', 'mail-video', 'mail-consultation', 'mail-factor', 'mail-account'] as const;

/** The words of mails in a language. */
export const mailWords = (locale: Locale) => wordsIn(locale, files)('mail');

type Written = Record<string, string | Record<string, string>>;
const read = new Map<Locale, Written>();

/** The same as they stand in the catalogue, by template: with their placeholders. */
export function mailSentences(locale: Locale): Written {
	const known = read.get(locale);
	if (known) return known;
	const sentences = Object.assign({}, ...files.map((file) => writtenIn(locale, file))) as Written;
	read.set(locale, sentences);
	return sentences;
}
