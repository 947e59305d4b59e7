import { approximate } from '#domain/product/currency.ts';
import { formatApproximate } from '#i18n/format.ts';
import { useCurrency, useLocale } from './site-context.tsx';

/** “≈ ฿11,480” for an amount of won; undefined without a rate, and for who wants won alone. Won is the truth, this is a guide. */
export function useSecondCurrency(): (won: number) => string | undefined {
	const locale = useLocale();
	const { rates, currency } = useCurrency();
	return (won) => {
		const amount = currency === 'KRW' ? undefined : approximate(won, currency, rates);
		return amount === undefined ? undefined : formatApproximate(amount, currency, locale);
	};
}
