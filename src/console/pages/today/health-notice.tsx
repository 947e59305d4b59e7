import type { Today } from '#contract/api/desk.ts';
import { consolePages } from '#contract/console-pages.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsoleLink } from '../../address.tsx';
import styles from './today.module.css';

/** For operators, where something of the site wants a look: what it is, and the way there. */
export function HealthNotice({ health: { state, checks } }: { health: NonNullable<Today['health']> }) {
	const t = useTranslations('console.today.health');
	if (state === 'good') return null;
	return (
		<div className={styles.notice}>
			<Note tone={state === 'bad' ? 'bad' : 'warn'}>
				<b>{t(state)}</b> {checks.map((check) => t(`check.${check}`)).join(' · ')}{' '}
				<ConsoleLink to={consolePages.running.path}>{t('look')}</ConsoleLink>
			</Note>
		</div>
	);
}
