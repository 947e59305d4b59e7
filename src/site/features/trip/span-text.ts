import { useTranslations } from '#ui/translations.tsx';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** Up to here hours are told, so that 69 of them are seen to be less than three days. */
const mostHours = 100;

/** “3 days”, “20 hours”, “40 minutes”: as one would say it, and never more than it is. */
export function useSpanText(): (minutes: number) => string {
	const t = useTranslations('trip.span');
	return (minutes) => {
		const isWhole = minutes > dayMinutes && minutes % dayMinutes === 0;
		if (isWhole || minutes >= mostHours * hourMinutes) return t('days', { count: Math.floor(minutes / dayMinutes) });
		if (minutes >= 2 * hourMinutes) return t('hours', { count: Math.floor(minutes / hourMinutes) });
		return t('minutes', { count: minutes });
	};
}
