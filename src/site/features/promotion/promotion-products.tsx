import type { PromotedProduct, PromotionDetail } from '#contract/api/promotion.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import styles from './promotion-products.module.css';
import { usePromotionWords } from './use-promotion-words.ts';

/** Everything it holds for, with both prices of each. */
export function PromotionProducts({ promotion }: { promotion: PromotionDetail }) {
	const t = useTranslations('promotion');
	return (
		<section aria-labelledby="promotion-products">
			<h2 id="promotion-products" className={styles.title}>
				{t('where')}
			</h2>
			<ul className={styles.products}>
				{promotion.products.map((product) => (
					<li key={product.id}>
						<Product promotion={promotion} product={product} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Product({ promotion, product }: { promotion: PromotionDetail; product: PromotedProduct }) {
	const words = usePromotionWords();
	return (
		<PageLink page="productDetail" params={{ area: product.area, id: product.id }} className={styles.product}>
			<ProductPicture name={product.picture} sizes="8rem" className={styles.picture} />
			<span className={styles.words}>
				<b>{product.title}</b>
				<span>{`${product.provider}, ${product.place}`}</span>
				<span className={styles.prices}>{words.prices(promotion, product)}</span>
			</span>
		</PageLink>
	);
}
