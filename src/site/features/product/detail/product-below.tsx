import type { ProductDetail } from '#contract/api/product.ts';
import { ProductPlace } from './product-place.tsx';
import { ProductProvider } from './product-provider.tsx';
import { ProductQuestionsList } from './product-questions-list.tsx';
import { ProductRatings } from './product-ratings.tsx';

export type BelowProps = { product: ProductDetail; lang: string | undefined };

/** Where it is and who offers it. */
export const PlaceAndProvider = ({ product, lang }: BelowProps) => (
	<>
		<ProductPlace product={product} lang={lang} />
		<ProductProvider product={product} />
	</>
);

/** What people ask, and what guests say. */
export const QuestionsAndRatings = ({ product }: BelowProps) => (
	<>
		<ProductQuestionsList product={product} />
		<ProductRatings product={product} />
	</>
);
