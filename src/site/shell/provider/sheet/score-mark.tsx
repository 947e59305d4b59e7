import { formatThousands } from '#i18n/format.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { formatScore } from '../../score-text.ts';
import { useLocale } from '../../site-context.tsx';
import styles from './provider-profile.module.css';

/** Star, number, count; read out as a sentence. */
export function ScoreMark({ rating: { average, count } }: { rating: { average: number; count: number } }) {
	const t = useTranslations('product.card');
	const locale = useLocale();
	if (count === 0) return <p className={styles.small}>{t('noRating')}</p>;
	const score = formatScore(average, locale);
	return (
		<p className={styles.score}>
			<Icon name="star" isFilled />
			<span aria-hidden="true">
				<b>{score}</b> {`(${formatThousands(count)})`}
			</span>
			<span className="visually-hidden">{t('rating', { score, count })}</span>
		</p>
	);
}
