import { useSyncExternalStore } from 'react';
import { formatDate, formatTime } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';

export const koreanZone = 'Asia/Seoul';

const never = () => () => undefined;

/** The traveller's time zone; undefined on the server and in the first rendering, which cannot know it. */
export const useOwnZone = (): string | undefined =>
	useSyncExternalStore(
		never,
		() => Intl.DateTimeFormat().resolvedOptions().timeZone,
		() => undefined,
	);

/** A moment by the traveller's own clock, where that shows something else than the Korean one. */
export function OwnTime({ at, className }: { at: Date; className?: string | undefined }) {
	const t = useTranslations('product.detail');
	const zone = useOwnZone();
	if (zone === undefined) return null;
	const own = { date: formatDate(at, zone), time: formatTime(at, zone) };
	if (own.date === formatDate(at) && own.time === formatTime(at, koreanZone)) return null;
	return <span className={className}>{t('ownTime', own)}</span>;
}
