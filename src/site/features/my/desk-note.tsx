import { admitToConsole, consolePages } from '#contract/console-pages.ts';
import { ErrandCount } from '#site/shell/errand/errand-count.tsx';
import { useViewer } from '#site/shell/site-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './desk-note.module.css';

/** To who works here: what their guests reserved and wrote is dealt with in the console. */
export function DeskNote({ page }: { page: 'reservations' | 'ratings' }) {
	const t = useTranslations('my.desk');
	if (admitToConsole(page, useViewer()) !== 'admitted') return null;
	return (
		<div className={styles.note}>
			<p>{t(page)}</p>
			<a href={consolePages[page].path} className={buttonClass({ size: 'sm' })}>
				{t('open')}
				{page === 'reservations' && <ErrandCount side="house" />}
			</a>
		</div>
	);
}
