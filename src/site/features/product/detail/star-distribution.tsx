import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { RatingChoice } from '../product-queries.ts';
import styles from './product-ratings.module.css';
import { RatingBar } from './rating-bar.tsx';

type Props = {
	distribution: readonly { stars: number; count: number }[];
	choice: RatingChoice;
	onChoose: (choice: RatingChoice) => void;
};

/** How many gave each number of stars; pressing one shows those alone, pressing it again all. */
export function StarDistribution({ distribution, choice, onChoose }: Props) {
	const t = useTranslations('rating.list');
	const locale = useLocale();
	const total = distribution.reduce((sum, { count }) => sum + count, 0);
	return (
		<ul className={styles.distribution} aria-label={t('distribution')}>
			{distribution.map(({ stars, count }) => {
				const isOn = choice.stars === stars;
				return (
					<li key={stars}>
						<button
							type="button"
							className={styles.step}
							aria-pressed={isOn}
							disabled={count === 0 && !isOn}
							onClick={() => onChoose({ ...choice, stars: isOn ? undefined : stars })}
						>
							<span className="visually-hidden">{t('bar', { stars, count })}</span>
							<span className={styles.stepStars} aria-hidden="true">
								{stars}
								<Icon name="star" isFilled />
							</span>
							<RatingBar share={total === 0 ? 0 : count / total} />
							<span className={styles.stepCount} aria-hidden="true">
								{formatNumber(count, locale)}
							</span>
						</button>
					</li>
				);
			})}
		</ul>
	);
}
