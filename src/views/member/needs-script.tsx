import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './member-form.module.css';

/** Without scripts nothing typed here goes anywhere: that is said, not found out. */
export function NeedsScript() {
	const t = useTranslations('member.form');
	return (
		<noscript>
			<div className={styles.notice}>
				<Note tone="warn">{t('needsScript')}</Note>
			</div>
		</noscript>
	);
}
