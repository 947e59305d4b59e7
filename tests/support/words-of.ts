import type { Locale } from '#i18n/locales.ts';
import type { Messages, WordFile } from '#i18n/messages.ts';
import { messagesIn } from '#server/words.ts';

/** What a part of a page needs to be written in a test: the words of some files, parts joined to their noun. */
export const wordsOf = (locale: Locale, files: readonly WordFile[]): Partial<Messages> => messagesIn(locale, files);
