import { useState } from 'react';
import type { ErrandView } from '#contract/api/errand.ts';
import { isOfGuest } from '#domain/errand/errand.ts';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ErrandRow } from './errand-row.tsx';
import styles from './errand-strip.module.css';

/** So many at once: the rest of the page must not be pushed away by what is only due next week. */
const fewShown = 3;

type Props = { errands: { items: readonly ErrandView[]; total: number }; loadedAt: number };

/** What waits for the member as a guest, before everything else; nothing where nothing does. */
export function ErrandStrip({ errands: { items, total }, loadedAt }: Props) {
	const t = useTranslations('errand');
	const [isAll, setIsAll] = useState(false);
	if (items.length === 0) return null;
	const shown = isAll ? items : items.slice(0, fewShown);
	return (
		<section className={styles.strip} aria-labelledby="errands">
			<h2 id="errands" className={styles.title}>
				{t('title')}
			</h2>
			<ul className={styles.list}>
				{shown.filter(isOfGuest).map((errand) => (
					<ErrandRow key={`${errand.kind} ${errand.id}`} errand={errand} loadedAt={loadedAt} />
				))}
			</ul>
			{items.length > fewShown && (
				<Button size="sm" variant="quiet" onClick={() => setIsAll(!isAll)} aria-expanded={isAll}>
					{isAll ? t('fewer') : t('all', { count: items.length })}
				</Button>
			)}
			{isAll && total > items.length && <p className={styles.more}>{t('more', { count: total - items.length })}</p>}
		</section>
	);
}
