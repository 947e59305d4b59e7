import { useEffect } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './reservation-view.module.css';

/** Who answers for a guest's reservation does so in the console, and is led there, to the part that was meant. */
export function ToDesk({ id }: { id: string }) {
	const t = useTranslations('reservation.my.desk');
	const desk = consolePages.reservation.path.replace(':id', id);
	useEffect(() => window.location.replace(desk + window.location.hash), [desk]);
	return (
		<div className={styles.frame}>
			<div className={styles.desk}>
				<Note>{t('text')}</Note>
				<p>
					<a href={desk} className={buttonClass({ variant: 'primary' })}>
						{t('open')}
					</a>
				</p>
			</div>
		</div>
	);
}
