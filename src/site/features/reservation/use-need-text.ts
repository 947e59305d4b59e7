import type { NamedNeed } from '#domain/reservation/needs.ts';
import { useTranslations } from '#ui/translations.tsx';

/** A need in a few words: “Wheelchair”, “2 child seats”. */
export function useNeedText(): (need: NamedNeed) => string {
	const t = useTranslations('reservation');
	return (need) => {
		if (need.id === 'halal') return `${t('halalLabel')}: ${t(`halal.${need.level}`)}`;
		if (need.id === 'child-seats') return t('childSeatCount', { count: need.count });
		return t(`need.${need.id}`);
	};
}
