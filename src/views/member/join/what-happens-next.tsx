import { useTranslations } from '#ui/translations.tsx';
import styles from '../member-form.module.css';

/** From the application to the first guest. */
export function WhatHappensNext() {
	const t = useTranslations('member.partner');
	return (
		<>
			<h2 className={styles.walkTitle}>{t('nextTitle')}</h2>
			<ol className={styles.walk}>
				<li>{t('nextJoin')}</li>
				<li>{t('nextPapers')}</li>
				<li>{t('nextCheck')}</li>
				<li>{t('nextShown')}</li>
			</ol>
		</>
	);
}
