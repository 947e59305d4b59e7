import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProvidedRating } from '#contract/api/rating.ts';
import { areaOf } from '#domain/area/areas.ts';
import { wholeStars } from '#domain/rating/star-count.ts';
import { formatDate } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StarRow } from '#ui/star-row.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { useTranslated } from '#views/translate/use-translated.tsx';
import { providedRatingsKey, providedRatingsQuery } from './provided-ratings-query.ts';
import { RatingActions } from './rating-actions.tsx';
import { RatingPictures } from './rating-pictures.tsx';
import { RatingReply } from './rating-reply.tsx';
import styles from './rating-rows.module.css';
import { formatScore } from './score-text.ts';

/** For providers: what guests say of their products, those without a reply first. */
export function ProvidedRatings({ onDone }: { onDone: (sentence: string) => void }) {
	const t = useTranslations('rating.provided');
	const language = useWordsLocale();
	const { data } = useQuery(providedRatingsQuery(useApi(), { language }));
	return (
		<section aria-labelledby="provided">
			<h3 id="provided" className={styles.title}>
				{t('title')}
			</h3>
			{data && <p className={styles.under}>{data.total === 0 ? t('empty') : t('text', { count: data.unanswered })}</p>}
			<ProvidedPage onDone={onDone} />
		</section>
	);
}

function ProvidedPage({ cursor, onDone }: { cursor?: string; onDone: (sentence: string) => void }) {
	const t = useTranslations('rating');
	const language = useWordsLocale();
	const client = useQueryClient();
	const [wantsNext, setWantsNext] = useState(false);
	const { data, error, isError, isFetching, refetch } = useQuery(providedRatingsQuery(useApi(), { language, cursor }));
	if (isError)
		return (
			<div className={styles.failed} role="alert">
				<p>{t('list.failed')}</p>
				<FailureNumber error={error} />
				<Button isBusy={isFetching} onClick={() => void refetch()}>
					{t('list.retry')}
				</Button>
			</div>
		);
	if (!data) return <Skeleton />;
	const changed = (sentence: string) => {
		onDone(sentence);
		void client.invalidateQueries({ queryKey: providedRatingsKey });
	};
	return (
		<>
			<ul className={styles.rows}>
				{data.items.map((rating) => (
					<ProvidedRow key={rating.id} rating={rating} onChanged={changed} />
				))}
			</ul>
			{data.nextCursor !== null && !wantsNext && <Button onClick={() => setWantsNext(true)}>{t('mine.more')}</Button>}
			{data.nextCursor !== null && wantsNext && <ProvidedPage cursor={data.nextCursor} onDone={onDone} />}
		</>
	);
}

function ProvidedRow({ rating, onChanged }: { rating: ProvidedRating; onChanged: (sentence: string) => void }) {
	const t = useTranslations('rating');
	const locale = useWordsLocale();
	const score = formatScore(rating.average, locale);
	const {
		texts: [text = ''],
		lang,
		tools,
	} = useTranslated({
		of: { kind: 'rating', id: rating.id },
		...{ locale: rating.locale, texts: [rating.text], isHealth: areaOf(rating.area).isHealth, isMember: true },
	});
	return (
		<li className={styles.row}>
			<span className={styles.picture}>
				<ProductPicture name={rating.picture} sizes="(max-width: 980px) 5rem, 7.5rem" />
			</span>
			<div className={styles.wide}>
				<h4 className={styles.name}>{rating.title}</h4>
				<p className={styles.facts}>{[rating.author || t('former'), formatDate(rating.writtenOn)].join(' · ')}</p>
				<p className={styles.stars}>
					<StarRow value={wholeStars(rating.stars)} label={t('outOf', { score })} />
				</p>
				<p className={styles.text} lang={lang}>
					{text}
				</p>
				{tools}
				<RatingPictures pictures={rating.pictures} />
				{rating.reply && <RatingReply reply={rating.reply} provider={rating.provider} />}
				<RatingActions rating={rating} onChanged={onChanged} />
			</div>
		</li>
	);
}
