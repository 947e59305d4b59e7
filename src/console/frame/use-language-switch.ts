import { startTransition, useEffect, useState } from 'react';
import { consoleLanguageKey, type Locale, locales } from '#i18n/locales.ts';
import { keepInCookie } from '#ui/keep-in-cookie.ts';
import { callApi } from '../call-api.ts';

/** What the document was written in, until another language is chosen; the page stays up until its words are here. */
export function useLanguageSwitch(first: Locale, isInside: boolean) {
	const [locale, setLocale] = useState(first);
	useEffect(() => {
		document.documentElement.lang = locales[locale].tag;
		document.documentElement.dataset.locale = locale;
	}, [locale]);
	const chooseLocale = (chosen: Locale) => {
		// For this browser: the door speaks it before anybody has logged in.
		keepInCookie(consoleLanguageKey, chosen);
		startTransition(() => setLocale(chosen));
		// The words are here already; where it could not be kept with the member, this browser still knows.
		if (isInside)
			void callApi('PUT /api/members/me/console-language', { body: { language: chosen } }).catch(() => undefined);
	};
	return { locale, chooseLocale };
}
