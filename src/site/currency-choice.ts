import { useCallback, useState } from 'react';
import type { ShownCurrency } from '#domain/product/currency.ts';
import { currencyKey, usualCurrency } from '#i18n/currency-choice.ts';
import type { Locale } from '#i18n/locales.ts';
import { keepInCookie } from './router/keep-in-cookie.ts';

export const keepCurrency = (currency: ShownCurrency): void => keepInCookie(currencyKey, currency);

/** The currency beside the won: as chosen, else the language's usual one; and how to choose another. */
export function useCurrencyChoice(stored: ShownCurrency | undefined, locale: Locale) {
	const [choice, setChoice] = useState(stored);
	const chooseCurrency = useCallback((currency: ShownCurrency) => {
		setChoice(currency);
		keepCurrency(currency);
	}, []);
	return { currency: choice ?? usualCurrency[locale], chooseCurrency };
}
