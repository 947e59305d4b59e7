import type { ProductSummary } from '#contract/api/product.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { PriceTag } from '#site/shell/price/price-tag.tsx';
import { ProductPicture } from '#site/shell/product-picture.tsx';
import { RatingMark } from '#site/shell/rating/rating-mark.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { WishHeart } from '#site/shell/wish/wish-heart.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import {
	confirmationBadge,
	durationFact,
	languagesFact,
	personsFact,
	promotionLine,
	providerLine,
	tagLine,
} from './product-facts.tsx';
import styles from './product-row.module.css';

const goClass = `${buttonClass({ variant: 'brand', size: 'sm', isFull: true })} ${styles.go}`;

/** What was chosen for the list holds for the product as well: the day, and the party as adults. */
export type ProductQuery = { on: string | undefined; adult: number | undefined };

export type ProductProps = { product: ProductSummary; query: ProductQuery; isFirst: boolean };

/** One line of a list, its price at the right edge to compare by. The name is the link and lies over all of it. */
export function ProductRow({ product, query, isFirst }: ProductProps) {
	const t = useTranslations('product');
	const locale = useLocale();
	const { area, id, shownLocale } = product;
	const lang = shownLocale === locale ? undefined : locales[shownLocale].tag;
	return (
		<article className={styles.row}>
			<div className={styles.picture}>
				{ProductPicture({ name: product.picture, sizes: '(max-width: 980px) 14rem, 18rem', isFirst })}
				<WishHeart productId={id} won={product.promotion?.won ?? product.fromWon} title={product.title} />
			</div>
			<div className={styles.words}>
				<p className={styles.badges}>
					{confirmationBadge(product, t)}
					{Badge({ tone: area, children: t(`kind.${product.kind}` as 'kind.hotel') })}
				</p>
				<h2 className={styles.title} lang={lang}>
					<PageLink page="productDetail" params={{ area, id }} query={query} className={styles.link}>
						{product.title}
					</PageLink>
				</h2>
				<p className={styles.summary} lang={lang}>
					{product.summary}
				</p>
				{providerLine(product, t)}
				{tagLine(product, t, true)}
				<p className={styles.facts}>
					{durationFact(product, t)}
					{personsFact(product, t)}
					{languagesFact(product, t)}
				</p>
			</div>
			<div className={styles.buy}>
				<RatingMark rating={product.rating} />
				{promotionLine(product, t)}
				<PriceTag
					won={product.promotion?.won ?? product.fromWon}
					beforeWon={product.fromWon}
					unit={product.unit}
					holds={product.holds}
					isFrom
					isStacked
				/>
				<span className={goClass} aria-hidden="true">
					{t('list.seeDates', { area })}
				</span>
			</div>
		</article>
	);
}
