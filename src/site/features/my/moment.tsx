import { useSyncExternalStore } from 'react';
import { formatDate, formatTime } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';

const korea = 'Asia/Seoul';
const never = () => () => undefined;

/** The member's time zone; undefined on the server and in the first rendering, which cannot know it. */
const useOwnZone = (): string | undefined =>
	useSyncExternalStore(
		never,
		() => Intl.DateTimeFormat().resolvedOptions().timeZone,
		() => undefined,
	);

/** A moment by the Korean clock and, where it shows something else, by the member's own. */
export function Moment({ at, say }: { at: string; say: (korean: { date: string; time: string }) => string }) {
	const t = useTranslations('my.sessions');
	const zone = useOwnZone() ?? korea;
	const korean = { date: formatDate(at, korea), time: formatTime(at, korea) };
	const own = { date: formatDate(at, zone), time: formatTime(at, zone) };
	const isOther = own.date !== korean.date || own.time !== korean.time;
	return (
		<time dateTime={at}>
			{say(korean)}
			{isOther && ` (${t('own', own)})`}
		</time>
	);
}
