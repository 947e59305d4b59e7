import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ProductDetail } from '#contract/api/product.ts';
import { areaOf } from '#domain/area/areas.ts';
import { ratingAspects } from '#domain/product/product.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { formatScore } from '#views/rating/score-text.ts';
import { newestRatings, productRatingsKey, productRatingsQuery, type RatingChoice } from '../product-queries.ts';
import { ratingsAnchor } from './anchors.ts';
import styles from './product-detail.module.css';
import ownStyles from './product-ratings.module.css';
import { RatingBar } from './rating-bar.tsx';
import { RatingPage } from './rating-page.tsx';
import { RatingTools } from './rating-tools.tsx';
import { StarDistribution } from './star-distribution.tsx';

/** What guests say: the average, how many of each star, the four aspects, then their words as one wants to read them. */
export function ProductRatings({ product }: { product: ProductDetail }) {
	const t = useTranslations('product');
	return (
		<section id={ratingsAnchor}>
			<h2 className={styles.title}>{t('detail.ratingsTitle')}</h2>
			{product.rating.count === 0 ? <p>{t('card.noRating')}</p> : <Ratings product={product} />}
		</section>
	);
}

function Ratings({ product }: { product: ProductDetail }) {
	const shell = useTranslations('shell');
	const client = useQueryClient();
	const [choice, setChoice] = useState<RatingChoice>(newestRatings);
	const [message, setMessage] = useState<string>();
	const query = productRatingsQuery(useApi(), { id: product.id, choice });
	const { data: fresh } = useQuery(query);
	// The figures of the choice before stay until the new ones are here.
	const [data, setData] = useState(fresh);
	if (fresh && fresh !== data) setData(fresh);
	const changed = (sentence: string) => {
		setMessage(sentence);
		void client.invalidateQueries({ queryKey: productRatingsKey(product.id) });
	};
	return (
		<>
			<div className={ownStyles.summary}>
				<Average product={product} />
				{data && <StarDistribution distribution={data.distribution} choice={choice} onChoose={setChoice} />}
				<Aspects product={product} />
			</div>
			{data && <RatingTools counts={data} choice={choice} onChoose={setChoice} />}
			<RatingPage
				isHealth={areaOf(product.area).isHealth}
				key={JSON.stringify(choice)}
				{...{ id: product.id, provider: product.provider.name, choice }}
				onChanged={changed}
			/>
			<Toast
				message={message}
				closeLabel={shell('closeMessage')}
				onClose={useCallback(() => setMessage(undefined), [])}
			/>
		</>
	);
}

function Average({ product: { rating } }: { product: ProductDetail }) {
	const t = useTranslations('product.detail');
	return (
		<p className={ownStyles.average}>
			<Icon name="star" isFilled />
			<b>{formatScore(rating.average, useLocale())}</b>
			<span>{t('ratings', { count: rating.count })}</span>
		</p>
	);
}

function Aspects({ product: { aspects } }: { product: ProductDetail }) {
	const t = useTranslations('product.aspect');
	const locale = useLocale();
	return (
		<dl className={ownStyles.bars}>
			{ratingAspects.map((aspect) => (
				<div key={aspect}>
					<dt>{t(aspect)}</dt>
					<dd>
						<RatingBar share={aspects[aspect] / 5} />
						{formatScore(aspects[aspect], locale)}
					</dd>
				</div>
			))}
		</dl>
	);
}
