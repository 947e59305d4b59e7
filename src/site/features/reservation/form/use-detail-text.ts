import { type DetailId, details } from '#domain/reservation/details.ts';
import { useTranslations } from '#ui/translations.tsx';

/** A detail as it is read: the name of a bed, the number of bags. */
export function useDetailText(): (id: DetailId, value: string | number) => string {
	const t = useTranslations('reservation.beds');
	return (id, value) => {
		const bed = id === 'beds' && details.beds.options.find((one) => one === value);
		return bed ? t(bed) : String(value);
	};
}
