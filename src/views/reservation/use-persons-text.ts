import type { PriceUnit } from '#domain/area/area.ts';
import type { Persons } from '#domain/product/price.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { useTranslations } from '#ui/translations.tsx';

type Given = { persons: Persons; units: number };

/** “2 adults, 1 child”; of rooms, vehicles and groups also how many. */
export function usePersonsText(): (order: Given, unit: PriceUnit) => string {
	const t = useTranslations('reservation');
	return ({ persons, units }, unit) => {
		const { adult, child, infant } = persons;
		if (unit === 'person') return t('persons', { adults: adult, children: child, infants: infant });
		return joinSentences(
			[t('personCount', { count: adult + child + infant }), t('units', { unit, count: units })],
			',',
		);
	};
}
