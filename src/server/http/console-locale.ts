import { consoleLanguageKey, isLocale, type Locale, languageKey, localeOfStored } from '#i18n/locales.ts';
import { cookieOf } from './cookie.ts';
import type { Identity } from './identity.ts';

/**
 * The one place that says what the console speaks: what the member chose there, on whatever device; else what was chosen in
 * this browser, in the console or at its door; else the choice made on the site; else Korean, since its people work in Korea.
 */
export function consoleLocaleOf({ consoleLocale }: Identity, cookie: string | undefined): Locale {
	const chosenHere = cookieOf(cookie, consoleLanguageKey);
	if (consoleLocale !== null) return consoleLocale;
	return isLocale(chosenHere) ? chosenHere : (localeOfStored(cookieOf(cookie, languageKey)) ?? 'ko');
}
