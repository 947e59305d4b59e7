import { useEffect } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './request.module.css';

/** Who answers for the clinic does so in the console, and is led there. */
export function ToDesk({ id }: { id: string }) {
	const t = useTranslations('consultation.request');
	const desk = consolePages.consultation.path.replace(':id', id);
	useEffect(() => window.location.replace(desk), [desk]);
	return (
		<div className={styles.page}>
			<Note>{t('forClinic')}</Note>
			<p>
				<a href={desk} className={buttonClass({ variant: 'primary' })}>
					{t('desk')}
				</a>
			</p>
		</div>
	);
}
