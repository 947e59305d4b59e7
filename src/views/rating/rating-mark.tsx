import { formatNumber } from '#i18n/format.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import styles from './rating-mark.module.css';
import { formatScore } from './score-text.ts';

/** Star, number, count: “★ 4.9 (212)”, read out as a sentence. */
export function RatingMark({ rating }: { rating: { average: number; count: number } }) {
	const t = useTranslations('product.card');
	const locale = useWordsLocale();
	if (rating.count === 0) return <span className={styles.none}>{t('noRating')}</span>;
	const score = formatScore(rating.average, locale);
	return (
		<span className={styles.rating}>
			<Icon name="star" isFilled />
			<span aria-hidden="true">
				<b>{score}</b> <span className={styles.count}>{`(${formatNumber(rating.count, locale)})`}</span>
			</span>
			<span className="visually-hidden">{t('rating', { score, count: rating.count })}</span>
		</span>
	);
}
