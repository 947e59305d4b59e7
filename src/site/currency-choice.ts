import { useCallback, useState } from 'react';
import { currencyKey, type ShownCurrency, usualCurrency } from '#i18n/currency-choice.ts';
import type { Locale } from '#i18n/locales.ts';
import { keepInCookie } from './router/keep-in-cookie.ts';

/** The currency beside the won: as chosen, else the language's usual one; and how to choose another. */
export function useCurrencyChoice(stored: ShownCurrency | undefined, locale: Locale) {
	const [choice, setChoice] = useState(stored);
	const chooseCurrency = useCallback((currency: ShownCurrency) => {
		setChoice(currency);
		keepInCookie(currencyKey, currency);
	}, []);
	return { currency: choice ?? usualCurrency[locale], chooseCurrency };
}
