import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnRating } from '#contract/api/rating.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import styles from '#views/rating/rating-rows.module.css';
import { ownRatingsQuery } from '../rating-queries.ts';
import type { OwnRatings } from './own-ratings.ts';
import { RatedRow } from './rated-row.tsx';

type Props = { page: Pick<OwnRatings, 'items' | 'nextCursor'>; onDelete: (rating: OwnRating) => void };

/** One page of what was rated, and the next below it once asked for. */
export function RatedPage({ page, onDelete }: Props) {
	const t = useTranslations('rating.mine');
	const [wantsNext, setWantsNext] = useState(false);
	return (
		<>
			<ul className={styles.rows}>
				{page.items.map((rating) => (
					<RatedRow key={rating.id} rating={rating} onDelete={() => onDelete(rating)} />
				))}
			</ul>
			{page.nextCursor !== null && !wantsNext && <Button onClick={() => setWantsNext(true)}>{t('more')}</Button>}
			{page.nextCursor !== null && wantsNext && <NextPage cursor={page.nextCursor} onDelete={onDelete} />}
		</>
	);
}

function NextPage({ cursor, onDelete }: { cursor: string; onDelete: Props['onDelete'] }) {
	const t = useTranslations('rating.list');
	const language = useLocale();
	const { data, error, isError, isFetching, refetch } = useQuery(ownRatingsQuery(useApi(), { language, cursor }));
	if (data) return <RatedPage page={data} onDelete={onDelete} />;
	if (!isError) return <Skeleton />;
	return (
		<div className={styles.failed} role="alert">
			<p>{t('failed')}</p>
			<FailureNumber error={error} />
			<Button isBusy={isFetching} onClick={() => void refetch()}>
				{t('retry')}
			</Button>
		</div>
	);
}
