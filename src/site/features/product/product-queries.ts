import type { productEndpoints } from '#contract/api/product.ts';
import type { CallApi } from '#contract/api.ts';
import type { CallOf } from '#contract/endpoint.ts';
import { queryOptions } from '#ui/query/query-client.ts';

/** The list's query as it stands in the address, plus area and language. */
export type ProductListQuery = CallOf<(typeof productEndpoints)['GET /api/products']>['query'];

export const productListQuery = (callApi: CallApi, query: ProductListQuery) =>
	queryOptions({ queryKey: ['GET /api/products', query], queryFn: () => callApi('GET /api/products', { query }) });

export const productRatingsQuery = (callApi: CallApi, { id, cursor }: { id: string; cursor?: string | undefined }) =>
	queryOptions({
		queryKey: ['GET /api/products/:id/ratings', id, cursor],
		queryFn: () => callApi('GET /api/products/:id/ratings', { params: { id }, query: { cursor } }),
	});
