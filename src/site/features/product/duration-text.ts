import { useTranslations } from '#ui/translations.tsx';

/** “4 h”, “1 h 30 min”, “2 nights”; empty where a product has neither. */
export function useDuration(): (minutes: number | null, nights: number | null) => string {
	const t = useTranslations('product.card');
	return (minutes, nights) => {
		if (nights) return t('nights', { nights });
		if (!minutes) return '';
		return t('minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim();
	};
}
