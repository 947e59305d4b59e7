import type { PriceUnit } from '#domain/area/area.ts';
import type { useTranslations } from '#ui/translations.tsx';

type Words = ReturnType<typeof useTranslations<'product'>>;

type Length = { minutes: number | null; nights: number | null; unit: PriceUnit };

/** “4 h”, “1 h 30 min”; “2 nights” of a room, “3 days, 2 nights” of what fills the days too; empty where a product has neither. */
export function durationText({ minutes, nights, unit }: Length, t: Words): string {
	if (nights) return unit === 'room' ? t('card.nights', { nights }) : t('card.days', { days: nights + 1, nights });
	if (!minutes) return '';
	return t('card.minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim();
}
