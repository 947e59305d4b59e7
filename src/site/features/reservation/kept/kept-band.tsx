import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import styles from './kept.module.css';
import { useKeeping } from './use-keeping.ts';
import { useKeptState } from './use-kept-state.ts';
import { useRenewing } from './use-renewing.ts';

/** On pages that are kept for the way: says that a copy is shown, and of when. Always there, so that it is read out. `shownSince`: when what it shows was fetched. */
export function KeptBand({ shownSince }: { shownSince: number }) {
	const t = useTranslations('offline');
	const clocks = useBothClocks();
	const { from } = useKeptState();
	useKeeping(shownSince);
	useRenewing();
	return (
		<div role="status" className={styles.said}>
			{from !== undefined && (
				<p className={styles.band}>
					<Icon name="warning" />
					<span>{t('band', { moment: clocks(from).both })}</span>
				</p>
			)}
		</div>
	);
}
