import { createContext, useContext } from 'react';
import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone, useOwnZone } from '#site/shell/own-time.tsx';
import { useTranslations } from '#ui/translations.tsx';

export type FirstClock = 'korean' | 'own';
export const FirstClockContext = createContext<FirstClock>('korean');

export type TwoClocks = { large: string; small: string | undefined };

/** By which clock a moment is written large, and by which small; one alone where both show the same, or before it is known. */
export function useTwoClocks(): (at: string) => TwoClocks {
	const t = useTranslations('trip.clock');
	const first = useContext(FirstClockContext);
	const zone = useOwnZone() ?? koreanZone;
	return (at) => {
		const korean = formatTime(at, koreanZone);
		const isSameDay = formatDate(at, zone) === formatDate(at);
		const own = isSameDay ? formatTime(at, zone) : `${formatDate(at, zone)} ${formatTime(at, zone)}`;
		if (own === korean) return { large: korean, small: undefined };
		return first === 'korean'
			? { large: korean, small: t('ownTime', { time: own }) }
			: { large: own, small: t('koreanTime', { time: korean }) };
	};
}

const hourMs = 60 * 60 * 1000;

/** How many hours the Korean clock is ahead of the reader's at a moment; 0 where the reader's is not known. */
export function hoursAhead(at: Date, zone: string | undefined): number {
	if (zone === undefined) return 0;
	const wall = (timeZone: string) =>
		Date.parse(`${formatDate(at, timeZone).replaceAll('.', '-')}T${formatTime(at, timeZone)}:00Z`);
	return (wall(koreanZone) - wall(zone)) / hourMs;
}
