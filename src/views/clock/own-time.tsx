import { useSyncExternalStore } from 'react';
import { formatDate, formatTime } from '#i18n/format.ts';
import { ownClock } from '#i18n/own-clock.ts';
import { useTranslations } from '#ui/translations.tsx';

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
	if (zone === undefined || ownClock(at, zone) === undefined) return null;
	return <span className={className}>{t('ownTime', { date: formatDate(at, zone), time: formatTime(at, zone) })}</span>;
}
