import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { errandCountQuery } from '#views/errand/errand-queries.ts';
import styles from './errand-count.module.css';

const mostShown = 99;

/** How much waits for the member, as a guest or for their house, as a mark at the way to it; nothing where nothing does. For members alone. */
export function ErrandCount({ side }: { side: 'guest' | 'house' }) {
	const t = useTranslations('shell');
	const { data } = useQuery(errandCountQuery(useApi()));
	const count = data?.[side] ?? 0;
	if (count === 0) return null;
	return (
		<>
			<span className={styles.count} aria-hidden="true" data-errands={count}>
				{count > mostShown ? `${mostShown}+` : count}
			</span>
			<span className="visually-hidden">{` (${t('errands', { count })})`}</span>
		</>
	);
}
