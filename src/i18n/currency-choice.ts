import { type Currency, type ShownCurrency, shownCurrencies } from '#domain/product/currency.ts';
import type { Locale } from './locales.ts';

/** The cookie that keeps the choice: the server reads it, so that the first byte has the right prices. */
export const currencyKey = 'currency';

/** A known code; anything else is no choice. */
export const currencyOfStored = (stored: string | undefined): ShownCurrency | undefined =>
	shownCurrencies.find((currency) => currency === stored);

/** The currency a reader of a language most likely thinks in: what is shown where nothing was chosen. */
export const usualCurrency: Record<Locale, Currency> = {
	ko: 'USD',
	en: 'USD',
	ru: 'RUB',
	th: 'THB',
	vn: 'VND',
	id: 'IDR',
};
