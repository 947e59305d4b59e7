import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './text-sheet.module.css';

export function TextWaiting() {
	const state = useTranslations('state');
	return (
		<div className={styles.waiting} role="status">
			<span className="visually-hidden">{state('loading')}</span>
			<Skeleton shape="title" width="medium" />
			<Skeleton />
			<Skeleton />
			<Skeleton width="long" />
			<Skeleton shape="title" width="short" />
			<Skeleton />
			<Skeleton width="medium" />
		</div>
	);
}
