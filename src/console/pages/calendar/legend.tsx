import { useTranslations } from '#ui/translations.tsx';
import styles from './calendar.module.css';

/** What the bars mean, and how places are pulled where somebody may. */
export function Legend({ hasGrip }: { hasGrip: boolean }) {
	const t = useTranslations('console.calendar');
	return (
		<>
			<p className={styles.legend}>
				<span data-look="taken">{t('taken')}</span>
				<span data-look="hold">{t('hold')}</span>
				<span data-look="full">{t('full')}</span>
			</p>
			{hasGrip && <p className={styles.small}>{t('gripHint')}</p>}
		</>
	);
}
