import type { ProductSummary } from '#contract/api/product.ts';
import { areaOf } from '#domain/area/areas.ts';
import { locales } from '#i18n/locales.ts';
import type { soughtQuery } from '#site/parts/booking/sought.ts';
import { WishHeart } from '#site/parts/wish/wish-heart.tsx';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import covered from '#ui/covered-card.module.css';
import { useTranslations } from '#ui/translations.tsx';
import { PriceTag } from '#views/price/price-tag.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { RatingMark } from '#views/rating/rating-mark.tsx';
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
import styles from './product-row.module.css';

/** The price of what was chosen: of the party where one was, and the lowest only where the day is still open. */
export const priceOf = ({ promotion, fromWon, unit, holds }: ProductSummary, { on, adult }: ProductQuery) => ({
	won: promotion?.won ?? fromWon,
	beforeWon: fromWon,
	...{ unit, holds, party: adult, isFrom: on === undefined },
});

/** What was chosen for the list holds for the product as well: the day, the party as adults, and what one needs. */
export type ProductQuery = { on: string | undefined; adult: number | undefined } & ReturnType<typeof soughtQuery>;

export type ProductProps = { product: ProductSummary; query: ProductQuery; isFirst: boolean };

/** Its picture is as high as the words beside it, and cut at its sides. */
const sizes =
	'(max-width: 620px) 19rem, (max-width: 980px) 13rem, (max-width: 1365px) 18.5rem, (max-width: 1920px) 16rem, (max-width: 3570px) 13.2vw, 27rem';

/** One line of a list, its price at the right edge to compare by. The name is the link and lies over all of it. */
export function ProductRow({ product, query, isFirst }: ProductProps) {
	const t = useTranslations('product');
	const locale = useLocale();
	const { area, id, shownLocale } = product;
	const lang = shownLocale === locale ? undefined : locales[shownLocale].tag;
	return (
		<article className={`${covered.card} ${styles.row}`}>
			<div className={styles.picture}>
				<ProductPicture name={product.picture} sizes={sizes} isFirst={isFirst} isFramed />
				<WishHeart productId={id} won={product.promotion?.won ?? product.fromWon} title={product.title} />
			</div>
			<div className={styles.words}>
				<p className={styles.kind} data-tone={areaOf(area).tone}>
					<b>{t(`kind.${product.kind}` as 'kind.hotel')}</b>
					<ConfirmationFact product={product} />
				</p>
				<h2 className={styles.title} lang={lang}>
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
			</div>
			<div className={styles.buy}>
				<SeasonLine product={product} />
				<PromotionLine product={product} />
				<PriceTag {...priceOf(product, query)} />
				<InsideLine product={product} />
			</div>
		</article>
	);
}
