import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useOwnZone } from '#views/clock/own-time.tsx';

/** “2026.11.20, 18:00 KST (16:00 your time)”: a deadline is Korean, and read by the traveller’s clock. */
export function useDeadlineText(): (at: string) => string {
	const t = useTranslations('trip.clock');
	// Not of `reservation.my`: a shared trip, which has no deadlines but these badges, does not bring those words.
	const words = useTranslations('reservation');
	const zone = useOwnZone() ?? koreanZone;
	return (at) => {
		const korean = `${formatDate(at)}, ${words('kst', { time: formatTime(at, koreanZone) })}`;
		const isSameDay = formatDate(at, zone) === formatDate(at);
		const own = isSameDay ? formatTime(at, zone) : `${formatDate(at, zone)} ${formatTime(at, zone)}`;
		return own === formatTime(at, koreanZone) ? korean : `${korean} (${t('ownTime', { time: own })})`;
	};
}
