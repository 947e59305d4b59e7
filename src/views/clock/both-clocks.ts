import { formatDate, formatTime, type Instant } from '#i18n/format.ts';
import { koreanZone, ownClock } from '#i18n/own-clock.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useOwnZone } from './own-time.tsx';

export type BothClocks = {
	/** “2026.10.17, 18:00 KST”. */
	korean: string;
	/** “16:00”, with its date where that is another; undefined where both clocks show the same, or before it is known. */
	own: string | undefined;
	/** Both in one: “2026.10.17, 18:00 KST (16:00 your time)”. */
	both: string;
};

/** A moment by the Korean clock first, and by the reader's own where it shows something else; its date as given, or plain. */
export function useBothClocks(): (at: Instant, date?: string) => BothClocks {
	const t = useTranslations('reservation.my');
	const zone = useOwnZone();
	return (at, date = formatDate(at, koreanZone)) => {
		const time = formatTime(at, koreanZone);
		const korean = t('at', { date, time });
		const own = ownClock(at, zone);
		if (own === undefined) return { korean, own, both: korean };
		return { korean, own: t('ownTime', { own }), both: t('atBoth', { date, time, own }) };
	};
}
