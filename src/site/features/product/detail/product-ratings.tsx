import { useState } from 'react';
import type { ProductDetail } from '#contract/api/product.ts';
import { ratingAspects } from '#domain/product/product.ts';
import { useApi } from '#site/data/api-context.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useQuery } from '#ui/query/use-query.ts';
import { useTranslations } from '#ui/translations.tsx';
import { productRatingsQuery } from '../product-queries.ts';
import { formatScore } from '../score-text.ts';
import { ratingsAnchor } from './anchors.ts';
import styles from './product-detail.module.css';
import ownStyles from './product-ratings.module.css';
import { RatingCard } from './rating-card.tsx';
import { useCountryNames } from './use-country-names.ts';

/** What guests say: the average, the four aspects, then the newest words. */
export function ProductRatings({ product }: { product: ProductDetail }) {
	const t = useTranslations('product');
	const locale = useLocale();
	const { rating, aspects } = product;
	return (
		<section id={ratingsAnchor}>
			<h2 className={styles.title}>{t('detail.ratingsTitle')}</h2>
			{rating.count === 0 ? (
				<p>{t('card.noRating')}</p>
			) : (
				<>
					<div className={ownStyles.summary}>
						<p className={ownStyles.average}>
							<Icon name="star" isFilled />
							<b>{formatScore(rating.average, locale)}</b>
							<span>{t('detail.ratings', { count: rating.count })}</span>
						</p>
						<dl className={ownStyles.bars}>
							{ratingAspects.map((aspect) => (
								<div key={aspect}>
									<dt>{t(`aspect.${aspect}`)}</dt>
									<dd>
										<Bar share={aspects[aspect] / 5} />
										{formatScore(aspects[aspect], locale)}
									</dd>
								</div>
							))}
						</dl>
					</div>
					<RatingPage id={product.id} cursor={undefined} />
				</>
			)}
		</section>
	);
}

const Bar = ({ share }: { share: number }) => (
	<svg className={ownStyles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
		<rect className={ownStyles.track} width="100" height="6" />
		<rect className={ownStyles.value} width={Math.round(share * 100)} height="6" />
	</svg>
);

/** So many are shown before one asks for more. */
const firstShown = 6;

/** One page of ratings, and the next below it once asked for. */
function RatingPage({ id, cursor }: { id: string; cursor: string | undefined }) {
	const t = useTranslations('product.detail');
	const { data, isPending, isError, refetch } = useQuery(productRatingsQuery(useApi(), { id, cursor }));
	const countries = useCountryNames();
	const [wantsAll, setWantsAll] = useState(cursor !== undefined);
	const [wantsNext, setWantsNext] = useState(false);
	if (isError)
		return (
			<div className={ownStyles.more}>
				<Button onClick={() => void refetch()}>{t('ratingsMore')}</Button>
			</div>
		);
	const items = data?.items ?? [];
	const shown = wantsAll ? items : items.slice(0, firstShown);
	const hasHidden = shown.length < items.length;
	const next = data?.nextCursor;
	return (
		<>
			<ul className={ownStyles.ratings} aria-busy={isPending}>
				{isPending && <li className={ownStyles.waiting} />}
				{shown.map((rating) => (
					<li key={rating.id}>
						<RatingCard rating={rating} countries={countries} />
					</li>
				))}
			</ul>
			{(hasHidden || (next && !wantsNext)) && (
				<div className={ownStyles.more}>
					<Button onClick={() => (hasHidden ? setWantsAll(true) : setWantsNext(true))}>{t('ratingsMore')}</Button>
				</div>
			)}
			{next && wantsNext && <RatingPage id={id} cursor={next} />}
		</>
	);
}
