import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './kept.module.css';
import { useKeep } from './use-keeping.ts';
import { useKeptState } from './use-kept-state.ts';

/** On the voucher: it is here for the way. */
export function KeptBadge() {
	const t = useTranslations('offline');
	const { from, kept } = useKeptState();
	const isKept = from !== undefined || kept === 'kept';
	return (
		<div className={styles.kept}>
			{isKept && (
				<>
					<Badge tone="ok">
						<Icon name="check" />
						{t('kept')}
					</Badge>
					<p>{t('keptText')}</p>
				</>
			)}
		</div>
	);
}

/** No room, or a private window: better said at home than found out at the gate. */
export function NotKept() {
	const t = useTranslations('offline');
	const keep = useKeep();
	if (useKeptState().kept !== 'failed') return null;
	return (
		<div className={styles.notKept}>
			<Note tone="warn" isAlert>
				<p>{t('notKept')}</p>
				<Button size="sm" onClick={() => void keep()}>
					{t('again')}
				</Button>
			</Note>
		</div>
	);
}
