import { createContext, useContext } from 'react';
import { formatTime, type Instant } from '#i18n/format.ts';
import { koreanZone, ownClock } from '#i18n/own-clock.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useOwnZone } from '#views/clock/own-time.tsx';

export type FirstClock = 'korean' | 'own';
export const FirstClockContext = createContext<FirstClock>('korean');

export type TwoClocks = { large: string; small: string | undefined };

/** By which clock a moment is written large, and by which small; one alone where both show the same, or before it is known. */
export function useTwoClocks(): (at: Instant) => TwoClocks {
	const t = useTranslations('trip.clock');
	const first = useContext(FirstClockContext);
	const zone = useOwnZone();
	return (at) => {
		const korean = formatTime(at, koreanZone);
		const own = ownClock(at, zone);
		if (own === undefined) return { large: korean, small: undefined };
		return first === 'korean'
			? { large: korean, small: t('ownTime', { time: own }) }
			: { large: own, small: t('koreanTime', { time: korean }) };
	};
}
