import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductSummary } from '#contract/api/product.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { usePage } from '#site/use-page.ts';
import covered from '#ui/covered-card.module.css';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { headingOf } from './best-products.tsx';
import styles from './best-strip.module.css';
import { bestProductsQuery } from './home-queries.ts';
import { posterOrder } from './poster-order.ts';

const most = 4;

/** Something to be had, with its price, in the first view of the main page: the best products in small. */
export function BestStrip({ price }: { price: (product: ProductSummary) => ReactNode }) {
	const t = useTranslations('home.best');
	const locale = useLocale();
	const { callApi } = usePage();
	const { data } = useSuspenseQuery(bestProductsQuery(callApi, locale));
	const products = posterOrder(data.products).slice(0, most);
	if (products.length === 0) return null;
	return (
		<ul className={styles.strip} aria-label={t(headingOf(data).title)}>
			{products.map((product) => {
				const { area, id, shownLocale } = product;
				return (
					<li key={id} className={`${covered.card} ${styles.ticket}`}>
						<ProductPicture name={product.picture} sizes="7rem" className={styles.picture} isFirst />
						<div>
							<PageLink
								page="productDetail"
								params={{ area, id }}
								className={`${covered.link} ${styles.title}`}
								lang={shownLocale === locale ? undefined : locales[shownLocale].tag}
							>
								{product.title}
							</PageLink>
							{price(product)}
						</div>
					</li>
				);
			})}
		</ul>
	);
}

/** As high as what comes. */
export const StripWaiting = () => (
	<div className={styles.strip} aria-hidden="true">
		{[0, 1, 2, 3].map((at) => (
			<div key={at} className={styles.ticket}>
				<div className={styles.picture} />
				<div>
					<Skeleton width="long" />
					<Skeleton width="short" />
				</div>
			</div>
		))}
	</div>
);
