import { approximate, type Currency } from '#domain/product/currency.ts';
import { formatApproximate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { useLocale, useRates } from './site-context.tsx';

/** The currency a reader of a language most likely thinks in. */
const currencyOf: Record<Locale, Currency> = { ko: 'USD', en: 'USD', ru: 'RUB', th: 'THB', vn: 'VND', id: 'IDR' };

/** “≈ ฿11,480” for an amount of won; undefined while there is no rate. Won is the truth, this is a guide. */
export function useSecondCurrency(): (won: number) => string | undefined {
	const locale = useLocale();
	const rates = useRates();
	const currency = currencyOf[locale];
	return (won) => {
		const amount = approximate(won, currency, rates);
		return amount === undefined ? undefined : formatApproximate(amount, currency, locale);
	};
}
