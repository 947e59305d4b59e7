/** The languages of SPEC sections 4 and 9: one row each, every spelling of a language in one place. */
export const locales = {
	ko: { stored: 'KO', tag: 'ko', ownName: '한국어', isPublic: false },
	en: { stored: 'EN', tag: 'en', ownName: 'English', isPublic: true },
	ru: { stored: 'RUS', tag: 'ru', ownName: 'Русский', isPublic: true },
	th: { stored: 'THA', tag: 'th', ownName: 'ไทย', isPublic: true },
	vn: { stored: 'VN', tag: 'vi', ownName: 'Tiếng Việt', isPublic: true },
	id: { stored: 'ID', tag: 'id', ownName: 'Bahasa Indonesia', isPublic: true },
} as const;

/** The route-level code (SPEC section 9). `vn` is a route code only; its language tag is `vi`. */
export type Locale = keyof typeof locales;

export const allLocales = Object.keys(locales) as Locale[];
export const publicLocales = allLocales.filter((locale) => locales[locale].isPublic);
export const defaultLocale = 'en' satisfies Locale;

/** The key of the language choice in localStorage, and the name of the cookie that mirrors it. */
export const languageKey = 'lang';

/** The same of the console, which speaks Korean too; what a member chose there is kept with them. */
export const consoleLanguageKey = 'console-lang';

export const isLocale = (word: string | undefined): word is Locale =>
	word !== undefined && Object.hasOwn(locales, word);

export const isPublicLocale = (word: string | undefined): word is Locale => isLocale(word) && locales[word].isPublic;

/** What an address of the site says besides its code for who works in a language that only the console speaks. */
export const spokenIn = (locale: Locale): Locale | undefined => (locales[locale].isPublic ? undefined : locale);

/** EN, RUS, THA, VN, ID → route code. Anything else is no choice. */
export function localeOfStored(stored: string | undefined | null): Locale | undefined {
	return publicLocales.find((locale) => locales[locale].stored === stored);
}

/** The first public language among the browser's, by its tag: what the language offer speaks. */
export function localeOfBrowser(tags: readonly string[]): Locale | undefined {
	for (const tag of tags) {
		const language = tag.toLowerCase().split('-')[0];
		const found = publicLocales.find((locale) => locales[locale].tag === language);
		if (found) return found;
	}
	return undefined;
}
