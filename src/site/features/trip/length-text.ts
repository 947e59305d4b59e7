import { minuteMs } from '#domain/kernel/durations.ts';
import { formatDate } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';

type Timed = { startsAt: string; endsAt: string; time: string | null };

/** “4 h”, “1 h 30 min”, or until which day; nothing where only the day counts. */
export function useLengthText(): (of: Timed) => string | undefined {
	const t = useTranslations('trip');
	return ({ startsAt, endsAt, time }) => {
		if (formatDate(startsAt) !== formatDate(endsAt)) return t('until', { date: formatDate(endsAt) });
		if (time === null) return undefined;
		const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs);
		return t('length', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim();
	};
}
