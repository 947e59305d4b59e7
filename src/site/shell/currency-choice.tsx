import { useEffect, useState } from 'react';
import { loadWords } from '../words.ts';
import type { CurrencyList } from './currency/currency-list.tsx';
import { currencyWords } from './currency/currency-words.ts';
import { useLocale } from './site-context.tsx';

/** Most pages are left without it being opened: fetched when it is. */
export function CurrencyChoice({ isWanted }: { isWanted: boolean }) {
	const locale = useLocale();
	const [List, setList] = useState<typeof CurrencyList>();
	useEffect(() => {
		if (!isWanted || List) return;
		// Without it the prices stay as they are; the languages beside it work all the same.
		void Promise.all([import('./currency/currency-list.tsx'), loadWords(locale, currencyWords)]).then(
			([{ CurrencyList }]) => setList(() => CurrencyList),
			() => undefined,
		);
	}, [isWanted, List, locale]);
	return List && <List />;
}
