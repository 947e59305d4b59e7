import type { ProductSummary } from '#contract/api/product.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { ProductPicture } from '#site/shell/product-picture.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { PriceTag } from '../price-tag.tsx';
import { RatingMark } from '../rating-mark.tsx';
import styles from './product-card.module.css';
import {
	ConfirmationBadge,
	DurationFact,
	LanguagesFact,
	PersonsFact,
	ProviderLine,
	TagLine,
} from './product-facts.tsx';
import { useKindName } from './use-option-name.ts';

/** A product to choose by its picture. The name is the link and lies over all of it. */
export function ProductCard({ product, isFirst }: { product: ProductSummary; isFirst: boolean }) {
	const locale = useLocale();
	const kindName = useKindName();
	const { area, id, shownLocale } = product;
	return (
		<article className={styles.card}>
			<div className={styles.picture}>
				<ProductPicture
					name={product.picture}
					sizes="(max-width: 620px) 90vw, (max-width: 980px) 45vw, 22rem"
					isFirst={isFirst}
				/>
				<span className={styles.kind}>{kindName(product.kind)}</span>
			</div>
			<div className={styles.body}>
				<p className={styles.facts}>
					<RatingMark rating={product.rating} />
					<DurationFact product={product} />
				</p>
				<h2 className={styles.title} lang={shownLocale === locale ? undefined : locales[shownLocale].tag}>
					<PageLink page="productDetail" params={{ area, id }} className={styles.link}>
						{product.title}
					</PageLink>
				</h2>
				<ProviderLine product={product} />
				<TagLine product={product} />
				<p className={styles.facts}>
					<PersonsFact product={product} />
					<LanguagesFact product={product} />
				</p>
				<p className={styles.badge}>
					<ConfirmationBadge product={product} />
				</p>
				<PriceTag won={product.fromWon} unit={product.unit} isFrom />
			</div>
		</article>
	);
}
