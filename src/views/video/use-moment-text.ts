import { formatDateWithWeekday, formatTime } from '#i18n/format.ts';
import { koreanZone, ownClock } from '#i18n/own-clock.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useOwnZone } from '#views/clock/own-time.tsx';

/** “2026.10.05 (Mon), 15:00 KST” and “13:00 your time”; the second is undefined where both clocks show the same. */
export function useMomentText(): (at: string | Date) => { korean: string; own: string | undefined } {
	const t = useTranslations('video');
	const locale = useWordsLocale();
	const zone = useOwnZone();
	return (at) => {
		const own = ownClock(at, zone);
		return {
			korean: t('korean', { date: formatDateWithWeekday(at, locale), time: formatTime(at, koreanZone) }),
			own: own === undefined ? undefined : t('own', { time: own }),
		};
	};
}
