import { consoleDoors } from '#contract/console-pages.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useSignedOut } from '../signed-out.ts';
import styles from './frame.module.css';

/** Who is logged out while typing logs in beside it, so that nothing typed is lost; it goes when something is answered again. */
export function SignedOutNotice() {
	const t = useTranslations('console.signedOut');
	if (!useSignedOut()) return null;
	return (
		<div className={styles.signedOut}>
			<Note tone="warn" isAlert>
				{t('text')}{' '}
				<a href={consoleDoors.login} target="_blank" rel="noopener">
					{t('logIn')}
				</a>
			</Note>
		</div>
	);
}
