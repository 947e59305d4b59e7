import type { PromotionDetail } from '#contract/api/promotion.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './promotion-neighbours.module.css';

type Props = Pick<PromotionDetail, 'previous' | 'next'>;

/** The one before it and the one after it, as the list has them. */
export function PromotionNeighbours({ previous, next }: Props) {
	const t = useTranslations('promotion');
	if (!previous && !next) return null;
	return (
		<nav className={styles.neighbours} aria-label={t('neighbours')}>
			{previous && (
				<PageLink page="promotionDetail" params={{ id: previous.id }} rel="prev" className={styles.link}>
					<Icon name="arrowLeft" />
					<span>
						<small>{t('previous')}</small>
						{previous.title}
					</span>
				</PageLink>
			)}
			{next && (
				<PageLink page="promotionDetail" params={{ id: next.id }} rel="next" className={styles.next}>
					<span>
						<small>{t('next')}</small>
						{next.title}
					</span>
					<Icon name="arrowRight" />
				</PageLink>
			)}
		</nav>
	);
}
