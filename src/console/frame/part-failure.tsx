import { useTranslations } from '#ui/translations.tsx';
import styles from './part-failure.module.css';

/** A part of the frame whose code did not come. */
export function PartFailure() {
	const t = useTranslations('console');
	return (
		<p role="alert" className={styles.failure}>
			{t('partFailed')}
		</p>
	);
}
