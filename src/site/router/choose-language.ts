import { type Locale, languageKey, localeOfStored, locales } from '#i18n/locales.ts';
import { keepInCookie } from '#ui/keep-in-cookie.ts';

/** Keeps the choice in localStorage (SPEC section 4) and mirrors it for the server's first byte. */
export function chooseLanguage(locale: Locale): void {
	const { stored } = locales[locale];
	try {
		localStorage.setItem(languageKey, stored);
	} catch {
		// Storage forbidden: the cookie alone then carries the choice.
	}
	keepInCookie(languageKey, stored);
}

/** The stored choice, with the mirror set straight when the two have drifted apart. */
export function storedLanguage(mirrored: Locale | undefined): Locale | undefined {
	let kept: Locale | undefined;
	try {
		kept = localeOfStored(localStorage.getItem(languageKey));
	} catch {
		return mirrored;
	}
	const choice = kept ?? mirrored;
	if (choice && (kept !== choice || mirrored !== choice)) chooseLanguage(choice);
	return choice;
}
