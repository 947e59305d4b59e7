import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone, ownClock } from '#i18n/own-clock.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useOwnZone } from '#views/clock/own-time.tsx';

/** A moment by the Korean clock and, where it shows something else, by the member's own. */
export function Moment({ at, say }: { at: string; say: (korean: { date: string; time: string }) => string }) {
	const t = useTranslations('my.sessions');
	const zone = useOwnZone() ?? koreanZone;
	const clock = (of: string) => ({ date: formatDate(at, of), time: formatTime(at, of) });
	return (
		<time dateTime={at}>
			{say(clock(koreanZone))}
			{ownClock(at, zone) !== undefined && ` (${t('own', clock(zone))})`}
		</time>
	);
}
