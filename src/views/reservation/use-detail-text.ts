import { type DetailId, details } from '#domain/reservation/details.ts';
import { useTranslations } from '#ui/translations.tsx';

/** A detail as it is read: the name of a bed, the number of bags, a time in Korea. */
export function useDetailText(): (id: DetailId, value: string | number) => string {
	const t = useTranslations('reservation');
	return (id, value) => {
		if (details[id].type === 'time') return t('kst', { time: String(value) });
		const bed = id === 'beds' && details.beds.options.find((one) => one === value);
		return bed ? t(`beds.${bed}`) : String(value);
	};
}
