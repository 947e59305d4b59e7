import type { ProductSummary } from '#contract/api/product.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import { formatWon } from '#i18n/format.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import styles from './not-found-page.module.css';

/** What the area has that is named like it, or most like it. */
export function NotFoundThings({ area, things }: { area: AreaSlug; things: ProductSummary[] }) {
	const t = useTranslations('missing');
	const areaWords = useTranslations('area');
	if (things.length === 0) return null;
	return (
		<section className={styles.things} aria-labelledby="not-found-things">
			<h2 id="not-found-things" className={styles.heading}>
				{areaWords(`${area}.things`)}
			</h2>
			<ul>
				{things.map(({ id, title, picture, fromWon, promotion }) => (
					<li key={id}>
						<PageLink page="productDetail" params={{ area, id }} className={styles.thing}>
							<ProductPicture name={picture} sizes="(max-width: 700px) 7rem, 18rem" />
							<span>
								<b>{title}</b>
								<span className={styles.price}>{t('from', { price: formatWon(promotion?.won ?? fromWon) })}</span>
							</span>
						</PageLink>
					</li>
				))}
			</ul>
		</section>
	);
}
