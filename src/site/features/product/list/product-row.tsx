import type { ProductSummary } from '#contract/api/product.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { ProductPicture } from '#site/shell/product-picture.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PriceTag } from '../price-tag.tsx';
import { RatingMark } from '../rating-mark.tsx';
import {
	ConfirmationBadge,
	DurationFact,
	KindBadge,
	LanguagesFact,
	PersonsFact,
	ProviderLine,
	TagLine,
} from './product-facts.tsx';
import styles from './product-row.module.css';

/** One line of a list, its price at the right edge to compare by. The name is the link and lies over all of it. */
export function ProductRow({ product, isFirst }: { product: ProductSummary; isFirst: boolean }) {
	const t = useTranslations('product.list');
	const locale = useLocale();
	const { area, id, shownLocale } = product;
	const lang = shownLocale === locale ? undefined : locales[shownLocale].tag;
	return (
		<article className={styles.row}>
			<div className={styles.picture}>
				<ProductPicture name={product.picture} sizes="(max-width: 980px) 14rem, 18rem" isFirst={isFirst} />
			</div>
			<div className={styles.words}>
				<p className={styles.badges}>
					<ConfirmationBadge product={product} />
					<KindBadge product={product} />
				</p>
				<h2 className={styles.title} lang={lang}>
					<PageLink page="productDetail" params={{ area, id }} className={styles.link}>
						{product.title}
					</PageLink>
				</h2>
				<p className={styles.summary} lang={lang}>
					{product.summary}
				</p>
				<ProviderLine product={product} />
				<TagLine product={product} isFlowing />
				<p className={styles.facts}>
					<DurationFact product={product} />
					<PersonsFact product={product} />
					<LanguagesFact product={product} />
				</p>
			</div>
			<div className={styles.buy}>
				<RatingMark rating={product.rating} />
				<PriceTag won={product.fromWon} unit={product.unit} isFrom isStacked />
				<span
					className={`${buttonClass({ variant: 'brand', size: 'sm', isFull: true })} ${styles.go}`}
					aria-hidden="true"
				>
					{t('seeDates', { area })}
				</span>
			</div>
		</article>
	);
}
