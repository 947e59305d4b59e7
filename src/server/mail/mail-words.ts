import type { Locale } from '#i18n/locales.ts';
import { wordsIn } from '#server/words.ts';

/** The words of mails in a language. */
export const mailWords = (locale: Locale) =>
	wordsIn(locale, ['mail', 'mail-matching', 'mail-video', 'mail-consultation', 'mail-factor', 'mail-account'])('mail');
