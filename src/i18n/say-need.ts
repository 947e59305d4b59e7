import type { useTranslations } from 'use-intl';
import type { NamedNeed } from '#domain/reservation/needs.ts';

type Words = ReturnType<typeof useTranslations<'reservation'>>;

/** A need in a few words: “Wheelchair (electric) × 2”, “2 child seats”. */
export function sayNeed(need: NamedNeed, t: Words): string {
	if (need.id === 'halal') {
		const text = `${t('halalLabel')} · ${t(`halal.${need.level}`)}`;
		return need.count === undefined ? text : t('forSome', { text, count: need.count });
	}
	if (need.id === 'child-seats') return t('childSeatCount', { count: need.count });
	if (need.id === 'interpreter') return t('interpreterIn', { language: t(`spoken.${need.language}`) });
	if (need.id === 'wheelchair') {
		const text = need.kind ? t(`wheelchairKind.${need.kind}`) : t('need.wheelchair');
		return need.count === undefined || need.count === 1 ? text : t('howMany', { text, count: need.count });
	}
	return t(`need.${need.id}`);
}
