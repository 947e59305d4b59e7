import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { metRates } from './rate-values.ts';
import styles from './site.module.css';

type Props = { met: ReturnType<typeof metRates>; onKeep: () => void; onTake: () => void };

/** Two set rates at once: both are shown, and nothing that was typed is lost. */
export function MetNote({ met: { mine, theirs, differing }, onKeep, onTake }: Props) {
	const t = useTranslations('console.rate');
	return (
		<Note tone="warn" isAlert>
			<p>{t('met.title')}</p>
			{differing.length === 0 ? (
				<p>{t('met.same')}</p>
			) : (
				<ul>
					{differing.map((currency) => (
						<li key={currency}>
							{t('met.row', {
								currency,
								mine: mine.rates[currency].trim() || t('hidden'),
								theirs: theirs[currency] || t('hidden'),
							})}
						</li>
					))}
				</ul>
			)}
			<p className={styles.small}>{t('met.keepHint')}</p>
			<div className={styles.end}>
				<Button size="sm" onClick={onKeep}>
					{t('met.keep')}
				</Button>
				<Button size="sm" onClick={onTake}>
					{t('met.take')}
				</Button>
			</div>
		</Note>
	);
}
