import { areaOf } from '#domain/area/areas.ts';
import { locales } from '#i18n/locales.ts';
import { WishHeart } from '#site/parts/wish/wish-heart.tsx';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import covered from '#ui/covered-card.module.css';
import { useTranslations } from '#ui/translations.tsx';
import { PriceTag } from '#views/price/price-tag.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { RatingMark } from '#views/rating/rating-mark.tsx';
import styles from './product-card.module.css';
import {
	ConfirmationFact,
	DurationFact,
	InsideLine,
	LanguagesFact,
	PromotionLine,
	ProviderLine,
	SeasonLine,
	TagLine,
} from './product-facts.tsx';
import { type ProductProps, priceOf } from './product-row.tsx';

/** Upright and cut at its sides on a phone; above, as wide as the columns of results.module.css. */
const sizes =
	'(max-width: 620px) 17.5rem, (max-width: 850px) 44vw, (max-width: 980px) 29vw, (max-width: 1365px) 19.5rem, (max-width: 1920px) 18rem, (max-width: 3570px) 15vw, 32rem';

/** A product to choose by its picture. The name is the link and lies over all of it. */
export function ProductCard({ product, query, isFirst }: ProductProps) {
	const locale = useLocale();
	const t = useTranslations('product');
	const { area, id, shownLocale } = product;
	return (
		<article className={`${covered.card} ${styles.card}`}>
			<div className={`${covered.picture} ${styles.picture}`}>
				<ProductPicture name={product.picture} sizes={sizes} isFirst={isFirst} isFramed />
				<WishHeart productId={id} won={product.promotion?.won ?? product.fromWon} title={product.title} />
			</div>
			<div className={styles.body}>
				<p className={styles.kind} data-tone={areaOf(area).tone}>
					<b>{t(`kind.${product.kind}` as 'kind.hotel')}</b>
					<ConfirmationFact product={product} />
				</p>
				<h2 className={styles.title} lang={shownLocale === locale ? undefined : locales[shownLocale].tag}>
					<PageLink page="productDetail" params={{ area, id }} query={query} className={covered.link}>
						{product.title}
					</PageLink>
				</h2>
				<ProviderLine product={product} />
				<p className={styles.facts}>
					<RatingMark rating={product.rating} />
					<DurationFact product={product} />
					<LanguagesFact product={product} />
				</p>
				<TagLine product={product} />
				<div className={styles.buy}>
					<SeasonLine product={product} />
					<PromotionLine product={product} />
					<PriceTag {...priceOf(product, query)} />
					<InsideLine product={product} />
				</div>
			</div>
		</article>
	);
}
