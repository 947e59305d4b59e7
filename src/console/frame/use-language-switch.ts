import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { consoleLanguageKey, type Locale, locales } from '#i18n/locales.ts';
import { keepInCookie } from '#ui/keep-in-cookie.ts';
import { callApi, keepWhatWasIn } from '../call-api.ts';
import { fetchSameWords } from '../words.ts';

type Options = { first: Locale; isInside: boolean; client: QueryClient };

/** What the document was written in, until another language is chosen and its words are here. */
export function useLanguageSwitch({ first, isInside, client }: Options) {
	const [locale, setLocale] = useState(first);
	useEffect(() => {
		document.documentElement.lang = locales[locale].tag;
		document.documentElement.dataset.locale = locale;
	}, [locale]);
	/** Fails, and leaves everything in the language it has, while the words cannot be fetched. */
	const chooseLocale = async (chosen: Locale) => {
		await fetchSameWords(client, locale, chosen);
		// For this browser: the door speaks it before anybody has logged in.
		keepInCookie(consoleLanguageKey, chosen);
		keepWhatWasIn(locale);
		startTransition(() => setLocale(chosen));
		// The words are here already; where it could not be kept with the member, this browser still knows.
		if (isInside)
			void callApi('PUT /api/members/me/console-language', { body: { language: chosen } }).catch(() => undefined);
	};
	return { locale, chooseLocale };
}
