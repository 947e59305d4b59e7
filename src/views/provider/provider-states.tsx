import { failureNumber } from '#contract/kept-failures.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './provider-profile.module.css';

/** Holds the place of what is on its way. */
export function Waiting() {
	const t = useTranslations('state');
	return (
		<div className={styles.waiting} role="status">
			<span className="visually-hidden">{t('loading')}</span>
			<div className={styles.person}>
				<span className={styles.portrait} />
				<div className={styles.lines}>
					<Skeleton width="medium" />
					<Skeleton width="short" />
				</div>
			</div>
			<div className={styles.lines}>
				<Skeleton />
				<Skeleton width="long" />
				<Skeleton width="medium" />
			</div>
			<Skeleton shape="picture" />
		</div>
	);
}

/** It was there when the page was made, and is not shown any more. */
export function NotThere() {
	const t = useTranslations('provider');
	return <EmptyState level={3} title={t('goneTitle')} text={t('goneText')} />;
}

export function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
	const t = useTranslations('provider');
	const state = useTranslations('state');
	const id = failureNumber(error);
	return (
		<div role="alert">
			<EmptyState
				level={3}
				title={t('failedTitle')}
				text={t('failedText')}
				hint={id && state('failureId', { id })}
				actions={
					<Button variant="brand" onClick={onRetry}>
						{state('retry')}
					</Button>
				}
			/>
		</div>
	);
}
