import { queryOptions } from '@tanstack/react-query';
import type { productEndpoints } from '#contract/api/product.ts';
import type { CallApi } from '#contract/api.ts';
import type { CallOf } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { RatingSort } from '#domain/rating/rating.ts';

/** The list's query as it stands in the address, plus area and language. */
export type ProductListQuery = CallOf<(typeof productEndpoints)['GET /api/products']>['query'];

export const productListQuery = (callApi: CallApi, query: ProductListQuery) =>
	queryOptions({ queryKey: ['GET /api/products', query], queryFn: () => callApi('GET /api/products', { query }) });

/** How the ratings of a product are looked at. */
export type RatingChoice = {
	sort: RatingSort;
	language?: ContentLocale | undefined;
	stars?: number | undefined;
};

export const newestRatings: RatingChoice = { sort: 'newest' };

/** Every choice and page of a product's ratings. */
export const productRatingsKey = (id: string) => ['GET /api/products/:id/ratings', id];

export const productRatingsQuery = (
	callApi: CallApi,
	{ id, choice = newestRatings, cursor }: { id: string; choice?: RatingChoice; cursor?: string | undefined },
) => {
	const { sort, language, stars } = choice;
	const query = { sort, language, stars: stars === undefined ? undefined : String(stars), cursor };
	return queryOptions({
		queryKey: [...productRatingsKey(id), query],
		queryFn: () => callApi('GET /api/products/:id/ratings', { params: { id }, query }),
	});
};
