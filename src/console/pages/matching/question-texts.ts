import { useQuery } from '@tanstack/react-query';
import type { InboxQuestion } from '#contract/api/matching-answer.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { currencySymbols, formatApproximate, formatDate, formatNumber, formatWon } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleLocale } from '../../viewer.tsx';

/** In the currency it was said in, which is the truth here, and about how much that is in won, in which one reckons. */
export function useBudgetText(): (budget: NonNullable<InboxQuestion['budget']>) => string {
	const t = useTranslations('matching.desk');
	const locale = useConsoleLocale();
	const rates = useRates(locale);
	return ({ amount, currency }) => {
		if (currency === 'KRW') return t('upTo', { amount: formatWon(amount) });
		const rate = rates?.[currency];
		const said = `${formatNumber(amount, locale)} ${currencySymbols[currency] ?? currency}`;
		const won = rate && formatApproximate(Math.round((amount * rate) / 1_000) * 1_000, 'KRW', locale);
		return t('upTo', { amount: won ? `${said} (${won})` : said });
	};
}

const useRates = (language: Locale) => {
	const callApi = useApi();
	return useQuery({
		queryKey: ['GET /api/profile', language],
		queryFn: () => callApi('GET /api/profile', { query: { language } }),
		staleTime: 60 * minuteMs,
	}).data?.rates;
};

/** 2026.12.01 – 2026.12.04, or that it does not matter. */
export function useWishedText(): (wished: InboxQuestion['wished']) => string {
	const t = useTranslations('matching.desk');
	return (wished) =>
		wished ? [...new Set([wished.from, wished.to])].map((day) => formatDate(day)).join(' – ') : t('flexible');
}
