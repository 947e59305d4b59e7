import { hoursAhead } from '#i18n/own-clock.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useOwnZone } from '#views/clock/own-time.tsx';
import styles from './product-detail.module.css';

/** Once for all times of a list: whose clock they go by, and how far the reader's is from it. */
export function StepsClock() {
	const t = useTranslations('product.detail');
	const hours = hoursAhead(new Date(), useOwnZone());
	return (
		<p className={styles.clock}>
			{hours === 0 ? t('clock') : t(hours > 0 ? 'clockAhead' : 'clockBehind', { hours: Math.abs(hours) })}
		</p>
	);
}
