import type { productEndpoints } from '#contract/api/product.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { listDays } from './list-days.ts';
import { listProducts } from './list-products.ts';
import { readBest } from './read-best.ts';
import { readProduct } from './read-product.ts';

export const productHandlers: HandlersFor<typeof productEndpoints> = {
	'GET /api/products': ({ query }, { queries, now }) => listProducts(queries, query, now),
	'GET /api/products/best': ({ query }, { queries, now }) => readBest(queries, query.language, now),
	'GET /api/products/:id': ({ params, query }, { queries, now, viewer }) =>
		readProduct(queries, { ...params, ...query, viewer }, now),
	'GET /api/products/:id/days': ({ params, query }, { queries, now, viewer }) =>
		listDays(queries, { ...params, ...query, viewer }, now),
};
