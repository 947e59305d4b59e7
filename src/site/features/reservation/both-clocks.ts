import { useSyncExternalStore } from 'react';
import { formatDate, formatTime, type Instant } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';

const korea = 'Asia/Seoul';
const never = () => () => undefined;

/** The reader's time zone; undefined on the server and in the first rendering, which cannot know it. */
const useOwnZone = (): string | undefined =>
	useSyncExternalStore(
		never,
		() => Intl.DateTimeFormat().resolvedOptions().timeZone,
		() => undefined,
	);

export type BothClocks = {
	/** “2026.10.17, 18:00 KST”. */
	korean: string;
	/** “16:00”, with its date where that is another; undefined where both clocks show the same, or before it is known. */
	own: string | undefined;
	/** Both in one: “2026.10.17, 18:00 KST (16:00 your time)”. */
	both: string;
};

/** A moment by the Korean clock first, and by the reader's own where it shows something else. */
export function useBothClocks(): (at: Instant) => BothClocks {
	const t = useTranslations('reservation.my');
	const zone = useOwnZone() ?? korea;
	return (at) => {
		const date = formatDate(at, korea);
		const time = formatTime(at, korea);
		const ownDate = formatDate(at, zone);
		const ownTime = formatTime(at, zone);
		const korean = t('at', { date, time });
		if (date === ownDate && time === ownTime) return { korean, own: undefined, both: korean };
		const own = date === ownDate ? ownTime : `${ownDate} ${ownTime}`;
		return { korean, own: t('ownTime', { own }), both: t('atBoth', { date, time, own }) };
	};
}
