import type { ProductDetail } from '#contract/api/product.ts';
import type { ProductPromotion } from '#contract/api/promotion.ts';
import { areaOf } from '#domain/area/areas.ts';
import { bothPrices } from '#domain/promotion/both-prices.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { lastDay } from '#views/price/last-day.ts';
import styles from './promotion-strip.module.css';

type Props = { product: ProductDetail; position: 'panel' | 'text' };

/**
 * What runs for this product by itself: beside the price, and in the text where the panel is not in view. Where health is
 * a matter it stands in the text alone, with everything that has to be said.
 */
export function PromotionStrip({ product, position }: Props) {
	const t = useTranslations('promotion');
	const { isHealth } = areaOf(product.area);
	if (product.promotions.length === 0 || (isHealth && position === 'panel')) return null;
	const look = position === 'panel' ? styles.strip : isHealth ? styles.text : styles.narrow;
	return (
		<ul className={look} aria-label={t('strip')}>
			{product.promotions.map((promotion) => (
				<li key={promotion.id}>
					<Icon name="ticket" />
					<div>
						<PageLink page="promotionDetail" params={{ id: promotion.id }} className={styles.title}>
							{promotion.title}
						</PageLink>
						<p>{isHealth ? <Statement {...{ product, promotion }} /> : <Brief {...{ promotion }} />}</p>
					</div>
				</li>
			))}
		</ul>
	);
}

function Brief({ promotion }: { promotion: ProductPromotion }) {
	const t = useTranslations('promotion');
	const { discount, minPersons, serviceFrom, serviceTo } = promotion;
	const words = [
		'percent' in discount ? t('less', { percent: discount.percent }) : t('off', { won: formatWon(discount.won) }),
		minPersons > 1 && t('fromPeople', { count: minPersons }),
		serviceFrom && serviceTo && t('facts.serviceText', { from: formatDate(serviceFrom), to: formatDate(serviceTo) }),
		t('until', { date: lastDay(promotion) }),
	];
	return words.filter(Boolean).join(' · ');
}

function Statement({ product, promotion }: { product: ProductDetail; promotion: ProductPromotion }) {
	const t = useTranslations('promotion');
	const { beforeWon, afterWon, percent } = bothPrices(promotion, product);
	return t('statement', {
		product: product.title,
		before: formatWon(beforeWon),
		after: formatWon(afterWon),
		percent,
		audience: promotion.audience,
		from: formatDate(promotion.startsAt),
		to: lastDay(promotion),
		scope: promotion.scope,
	});
}
