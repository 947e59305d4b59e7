import type { ProductDetail } from '#contract/api/product.ts';
import { areaOf } from '#domain/area/areas.ts';
import { mayBeBrief } from '#domain/promotion/promotion-statement.ts';
import { WishHeart } from '#site/parts/wish/wish-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { RatingMark } from '#views/rating/rating-mark.tsx';
import { fromPrices } from '../panel/from-prices.ts';
import { providerAnchor, ratingsAnchor } from './anchors.ts';
import styles from './product-head.module.css';
import type { KindSlug } from './words-of-kind.ts';

/** As lists say it, by which a change is told later: a price that needs more said with it is not lower there. */
const wonInLists = (product: ProductDetail) => (mayBeBrief(product) ? fromPrices(product).won : product.fromWon);

/** What it is called, what kind of thing it is, how guests rate it, where and by whom. */
export function ProductHead({ product, lang }: { product: ProductDetail; lang: string | undefined }) {
	const t = useTranslations('product');
	const shell = useTranslations('shell');
	return (
		<header className={styles.head}>
			<ul className={styles.badges}>
				<li>
					<Badge tone={areaOf(product.area).tone}>{t(`kind.${product.kind as KindSlug}`)}</Badge>
				</li>
				<li>
					<Badge tone={product.confirmation === 'instant' ? 'ok' : 'neutral'}>
						<Icon name={product.confirmation === 'instant' ? 'bolt' : 'clock'} />
						{t(`confirmation.${product.confirmation}`)}
					</Badge>
				</li>
				{product.tags.map((tag) => (
					<li key={tag}>
						<Badge>{t(`tag.${tag}`)}</Badge>
					</li>
				))}
			</ul>
			<h1 lang={lang}>{product.title}</h1>
			<div className={styles.facts}>
				{product.rating.count > 0 ? (
					<a href={`#${ratingsAnchor}`}>
						<RatingMark rating={product.rating} />
					</a>
				) : (
					<RatingMark rating={product.rating} />
				)}
				<span className={styles.place}>
					<Icon name="marker" />
					{product.place}
				</span>
				<a className={styles.by} href={`#${providerAnchor}`}>
					{t('detail.by', { provider: product.provider.name })}
				</a>
				<WishHeart look="button" productId={product.id} won={wonInLists(product)} title={product.title}>
					{shell('wishes')}
				</WishHeart>
			</div>
		</header>
	);
}
