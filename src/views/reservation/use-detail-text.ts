import { type DetailId, details } from '#domain/reservation/details.ts';
import { sayOption } from '#i18n/say-option.ts';
import { useTranslations } from '#ui/translations.tsx';

/** A detail as it is read: the name of an option, the number of bags, a time in Korea. */
export function useDetailText(): (id: DetailId, value: string | number) => string {
	const t = useTranslations('reservation');
	return (id, value) => {
		if (details[id].type === 'time') return t('kst', { time: String(value) });
		return sayOption(id, String(value), t);
	};
}
