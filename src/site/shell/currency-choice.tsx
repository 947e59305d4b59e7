import { useEffect, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { hasWords, loadWords } from '../words.ts';
import type { CurrencyList } from './currency/currency-list.tsx';
import { currencyWords } from './currency/currency-words.ts';
import { useLocale } from './site-context.tsx';

/** Most pages are left without it being opened: fetched when it is. */
export function CurrencyChoice({ isWanted }: { isWanted: boolean }) {
	const locale = useLocale();
	const [fetched, setFetched] = useState<{ List: typeof CurrencyList; locale: Locale }>();
	useEffect(() => {
		if (!isWanted) return;
		let isGone = false;
		// Without it the prices stay as they are; the languages beside it work all the same.
		loadCurrencyChoice(locale).then(
			(List) => isGone || setFetched({ List, locale }),
			() => undefined,
		);
		return () => {
			isGone = true;
		};
	}, [isWanted, locale]);
	// Its words come with it, and again with every language the page is switched to.
	return fetched && hasWords(locale, currencyWords) && <fetched.List />;
}

/** The list and its words; fetched beforehand where a press must not wait. */
export async function loadCurrencyChoice(locale: Locale): Promise<typeof CurrencyList> {
	const [{ CurrencyList }] = await Promise.all([
		import('./currency/currency-list.tsx'),
		loadWords(locale, currencyWords),
	]);
	return CurrencyList;
}
