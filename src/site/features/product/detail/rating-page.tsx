import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import { useCountryNames } from '#views/rating/use-country-names.ts';
import { productRatingsQuery, type RatingChoice } from '../product-queries.ts';
import styles from './product-ratings.module.css';
import { RatingCard } from './rating-card.tsx';

/** So many are shown before one asks for more. */
const firstShown = 6;

type Props = {
	id: string;
	provider: string;
	isHealth: boolean;
	choice: RatingChoice;
	cursor?: string | undefined;
	onChanged: (sentence: string) => void;
};

/** One page of ratings, and the next below it once asked for. */
export function RatingPage(props: Props) {
	const { id, provider, isHealth, choice, cursor, onChanged } = props;
	const t = useTranslations('product.detail');
	const words = useTranslations('rating.list');
	const { data, isPending, error, isError, isFetching, refetch } = useQuery(
		productRatingsQuery(useApi(), { id, choice, cursor }),
	);
	const countries = useCountryNames();
	const [wantsAll, setWantsAll] = useState(cursor !== undefined);
	const [wantsNext, setWantsNext] = useState(false);
	if (isError)
		return (
			<div className={styles.more} role="alert">
				<p>{words('failed')}</p>
				<FailureNumber error={error} />
				<Button isBusy={isFetching} onClick={() => void refetch()}>
					{words('retry')}
				</Button>
			</div>
		);
	const items = data?.items ?? [];
	const shown = wantsAll ? items : items.slice(0, firstShown);
	const hasHidden = shown.length < items.length;
	const next = data?.nextCursor;
	return (
		<>
			{data && items.length === 0 && <p className={styles.none}>{words('none')}</p>}
			<ul className={styles.ratings} aria-busy={isPending}>
				{isPending && <Waiting />}
				{shown.map((rating) => (
					<li key={rating.id}>
						<RatingCard {...{ rating, provider, isHealth, countries, onChanged }} />
					</li>
				))}
			</ul>
			{(hasHidden || (next && !wantsNext)) && (
				<div className={styles.more}>
					<Button onClick={() => (hasHidden ? setWantsAll(true) : setWantsNext(true))}>{t('ratingsMore')}</Button>
				</div>
			)}
			{next && wantsNext && <RatingPage {...props} cursor={next} />}
		</>
	);
}

const Waiting = () =>
	[1, 2].map((at) => (
		<li key={at} className={styles.waiting}>
			<Skeleton width="medium" />
			<Skeleton />
			<Skeleton width="long" />
		</li>
	));
