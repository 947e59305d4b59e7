import { hoursAhead } from '#i18n/own-clock.ts';
import { Segmented } from '#ui/segmented.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOwnZone } from '#views/clock/own-time.tsx';
import type { FirstClock } from './two-clocks.ts';

type Props = { at: string; value: FirstClock; onChange: (value: FirstClock) => void };

/** Which clock is written large; there is nothing to choose where both show the same. */
export function ClockChoice({ at, value, onChange }: Props) {
	const t = useTranslations('trip.clock');
	const zone = useOwnZone();
	if (hoursAhead(new Date(at), zone) === 0) return null;
	return (
		<Segmented
			label={t('label')}
			isLabelHidden
			options={[
				{ value: 'korean', label: t('korean') },
				{ value: 'own', label: t('own') },
			]}
			value={value}
			onChange={onChange}
		/>
	);
}

/** How far apart the two clocks are. */
export function ClockNote({ at, className }: { at: string; className: string | undefined }) {
	const t = useTranslations('trip.clock');
	const hours = hoursAhead(new Date(at), useOwnZone());
	if (hours === 0) return null;
	return <p className={className}>{t(hours > 0 ? 'ahead' : 'behind', { hours: Math.abs(hours) })}</p>;
}
