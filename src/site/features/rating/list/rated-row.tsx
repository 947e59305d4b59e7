import type { OwnRating } from '#contract/api/rating.ts';
import { wholeStars } from '#domain/rating/star-count.ts';
import { formatDate } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { StarRow } from '#ui/star-row.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { RatingPictures } from '#views/rating/rating-pictures.tsx';
import { RatingReply } from '#views/rating/rating-reply.tsx';
import styles from '#views/rating/rating-rows.module.css';
import { formatScore } from '#views/rating/score-text.ts';

type Props = { rating: OwnRating; onDelete: () => void };

/** One of a member's own ratings: where it stands, what was said, what was replied, and what can still be changed. */
export function RatedRow({ rating, onDelete }: Props) {
	const t = useTranslations('rating.mine');
	const words = useTranslations('rating');
	const locale = useLocale();
	const { area, productId, status, statusReason, reply, on, writtenOn } = rating;
	const written = formatDate(writtenOn);
	const said = status === 'published' ? t('published', { date: written }) : t('written', { date: written });
	return (
		<li className={styles.row}>
			<span className={styles.picture}>
				<ProductPicture name={rating.picture} sizes="(max-width: 980px) 5rem, 7.5rem" />
			</span>
			<div className={styles.words}>
				<h4 className={styles.name}>
					<PageLink page="productDetail" params={{ area, id: productId }}>
						{rating.title}
					</PageLink>
				</h4>
				<p className={styles.facts}>{[on && formatDate(on), said].filter(Boolean).join(' · ')}</p>
				{status === 'in-moderation' && <Badge tone="warn">{t('waiting')}</Badge>}
				{status === 'hidden' && <Badge tone="bad">{t('hidden')}</Badge>}
				{statusReason && <p className={styles.reason}>{t('reason', { reason: statusReason })}</p>}
				<p className={styles.stars}>
					<StarRow
						value={wholeStars(rating.stars)}
						label={words('outOf', { score: formatScore(rating.average, locale) })}
					/>
				</p>
				<p className={styles.text} lang={locales[rating.locale].tag}>
					{rating.text}
				</p>
				<RatingPictures pictures={rating.pictures} />
				{reply && <RatingReply reply={reply} provider={rating.provider} />}
				{rating.mayEdit && <p className={styles.until}>{t('editUntil', { date: formatDate(rating.editUntil) })}</p>}
			</div>
			{rating.mayEdit && <RowActions rating={rating} onDelete={onDelete} />}
		</li>
	);
}

function RowActions({ rating, onDelete }: Props) {
	const t = useTranslations('rating.mine');
	const { area, productId, reservationId, title } = rating;
	const about = <span className="visually-hidden"> {title}</span>;
	return (
		<div className={styles.action}>
			{reservationId && (
				<PageLink
					page="ratingForm"
					params={{ area, id: productId }}
					query={{ reservation: reservationId }}
					className={buttonClass({ size: 'sm' })}
				>
					{t('edit')}
					{about}
				</PageLink>
			)}
			<Button size="sm" variant="quiet" onClick={onDelete}>
				{t('delete')}
				{about}
			</Button>
		</div>
	);
}
