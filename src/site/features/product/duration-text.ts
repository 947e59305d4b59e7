import type { useTranslations } from '#ui/translations.tsx';

type Words = ReturnType<typeof useTranslations<'product'>>;

/** “4 h”, “1 h 30 min”, “2 nights”; empty where a product has neither. */
export function durationText(length: { minutes: number | null; nights: number | null }, t: Words): string {
	const { minutes, nights } = length;
	if (nights) return t('card.nights', { nights });
	if (!minutes) return '';
	return t('card.minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim();
}
