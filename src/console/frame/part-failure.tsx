import { useTranslations } from '#ui/translations.tsx';
import { ToldNumber } from '#views/failure/failure-number.tsx';
import styles from './part-failure.module.css';

/** A part of the frame whose code did not come, or that broke. */
export function PartFailure({ error }: { error: unknown }) {
	const t = useTranslations('console');
	return (
		<div role="alert" className={styles.failure}>
			<p>{t('partFailed')}</p>
			<ToldNumber error={error} />
		</div>
	);
}
