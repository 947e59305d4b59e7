/** The languages content is kept in (SPEC section 9); Korean is the source. */
export const contentLocales = ['ko', 'en', 'ru', 'th', 'vn', 'id'] as const;
export type ContentLocale = (typeof contentLocales)[number];

/** A text in as many languages as it has been written in. */
export type LocaleText = Partial<Record<ContentLocale, string>>;

/** The language a reader is shown: their own, else English, else Korean; undefined when there is no text at all. */
export function shownLocale(texts: LocaleText, wanted: ContentLocale): ContentLocale | undefined {
	return [wanted, 'en' as const, 'ko' as const].find((locale) => texts[locale] !== undefined);
}

/** A text as somebody reads it: in their language, else another that is written. */
export const sayIn =
	(locale: ContentLocale) =>
	(texts: LocaleText): string =>
		texts[shownLocale(texts, locale) ?? 'ko'] ?? '';
