import { useCallback, useState } from 'react';
import { approximate, type ExchangeRates, type ShownCurrency } from '#domain/product/currency.ts';
import { currencyKey, usualCurrency } from '#i18n/currency-choice.ts';
import { formatApproximate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { keepInCookie } from '#ui/keep-in-cookie.ts';

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

type Beside = {
	currency: ShownCurrency;
	/** Won for one unit of a currency; empty until the site profile is here. */
	rates: ExchangeRates;
	locale: Locale;
};

/** What stands beside an amount of won. */
export const besideWon =
	({ currency, rates, locale }: Beside) =>
	(won: number): string | undefined => {
		if (currency === 'KRW') return undefined;
		const amount = approximate(won, currency, rates);
		return amount === undefined ? undefined : formatApproximate(amount, currency, locale);
	};
