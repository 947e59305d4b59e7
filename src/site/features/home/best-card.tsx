import type { ReactNode } from 'react';
import type { ProductSummary } from '#contract/api/product.ts';
import { areaOf } from '#domain/area/areas.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import covered from '#ui/covered-card.module.css';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import styles from './best-card.module.css';

/** What a product looks like elsewhere too: the page hands it in, for features do not know each other. */
export type CardParts = {
	rating: (product: ProductSummary) => ReactNode;
	price: (product: ProductSummary) => ReactNode;
	duration: (product: ProductSummary) => string;
};

type Props = { product: ProductSummary; parts: CardParts; isFirst: boolean };

/** Upright on a wide page: much of it is cut off at the sides. */
const firstSizes = '(max-width: 980px) 78vw, (max-width: 1365px) 90vw, 55vw';
const otherSizes = '(max-width: 980px) 69vw, (max-width: 1365px) 44vw, 22vw';

/** The name is the link and lies over all of it. The first one has room for a sentence. */
export function BestCard({ product, parts, isFirst }: Props) {
	const t = useTranslations('product');
	const areaWords = useTranslations('area');
	const locale = useLocale();
	const { area, id, kind, shownLocale, confirmation } = product;
	const lang = shownLocale === locale ? undefined : locales[shownLocale].tag;
	const duration = parts.duration(product);
	return (
		<article className={`${covered.card} ${isFirst ? styles.large : styles.card}`}>
			<div className={`${covered.picture} ${styles.picture}`}>
				<ProductPicture name={product.picture} sizes={isFirst ? firstSizes : otherSizes} isFramed />
				<span className={styles.kind}>{t(`kind.${kind}` as 'kind.hotel')}</span>
			</div>
			<div className={styles.body}>
				<p className={styles.facts}>
					<Badge tone={areaOf(area).tone}>{areaWords(`${area}.name`)}</Badge>
					{parts.rating(product)}
				</p>
				<h3 className={styles.title} lang={lang}>
					<PageLink page="productDetail" params={{ area, id }} className={covered.link}>
						{product.title}
					</PageLink>
				</h3>
				{isFirst && (
					<p className={styles.summary} lang={lang}>
						{product.summary}
					</p>
				)}
				<p className={styles.facts}>
					{duration && (
						<span>
							<Icon name="clock" />
							{duration}
						</span>
					)}
					<span>
						{confirmation === 'instant' && <Icon name="bolt" />}
						{t(`confirmation.${confirmation}`)}
					</span>
				</p>
				<div className={styles.price}>{parts.price(product)}</div>
			</div>
		</article>
	);
}
