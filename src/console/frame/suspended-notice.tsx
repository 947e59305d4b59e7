import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useViewer } from '../viewer.tsx';
import styles from './frame.module.css';
import { useWorkplaces } from './workplaces.ts';

/** Who works for a suspended house reads on every page what that means for today's work. */
export function SuspendedNotice() {
	const { works } = useViewer();
	return works.some(({ status }) => status === 'suspended') ? <Named /> : null;
}

function Named() {
	const t = useTranslations('console');
	const { works } = useViewer();
	const suspended = new Set(
		works.flatMap(({ status, organisationId }) => (status === 'suspended' ? [organisationId] : [])),
	);
	return (
		<div className={styles.suspended}>
			{useWorkplaces()
				.filter(({ id }) => suspended.has(id))
				.map(({ id, name }) => (
					<Note key={id} tone="warn">
						{t('suspendedBusiness', { name })}
					</Note>
				))}
		</div>
	);
}
