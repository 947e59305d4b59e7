import type { TripSlip } from '#contract/api/trip.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './slip.module.css';
import { TripSign } from './trip-sign.tsx';
import { useTwoClocks } from './two-clocks.ts';

/** Something to do, not a reservation: from when on nothing is eaten, and who asks for it. */
export function FastingPaper({ from, before }: { from: string; before: Pick<TripSlip, 'title' | 'provider'> }) {
	const t = useTranslations('trip.fasting');
	const clocks = useTwoClocks();
	const { large, small } = clocks(from);
	return (
		<div className={styles.preparation} data-item>
			<span className={styles.clock}>
				<span className={styles.time}>
					<TripSign name="fasting" /> {t('from', { time: large })}
				</span>
				<span className={styles.own}> {small}</span>
			</span>
			<span className={styles.title}>{t('title')}</span>
			<span className={styles.line}>{t('text', before)}</span>
		</div>
	);
}
