import { type ServiceDate, startsAt } from '#domain/reservation/service-time.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import { useWordsLocale } from '#ui/translations.tsx';
import { useBothClocks } from './both-clocks.ts';

/** “2026.10.17 (Sat), 18:00 KST (16:00 your time)”: the day or both ends of a stay, and the time where there is one. */
export function useWhenText(): (service: ServiceDate) => { days: string; when: string } {
	const locale = useWordsLocale();
	const clocks = useBothClocks();
	return (service) => {
		const ends = service.to === null ? [service.on] : [service.on, service.to];
		const days = ends.map((day) => formatDateWithWeekday(day, locale)).join(' – ');
		return { days, when: service.time === null ? days : clocks(startsAt(service), days).both };
	};
}
