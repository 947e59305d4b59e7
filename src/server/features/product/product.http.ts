import type { productEndpoints } from '#contract/api/product.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { listDays } from './list-days.ts';
import { listProducts } from './list-products.ts';
import { readBest } from './read-best.ts';
import { readProduct } from './read-product.ts';

export const productHandlers: HandlersFor<typeof productEndpoints> = {
	'GET /api/products': ({ query }, { queries }) => listProducts(queries, query, new Date()),
	'GET /api/products/best': ({ query }, { queries }) => readBest(queries, query.language, new Date()),
	'GET /api/products/:id': ({ params, query }, { queries, viewer }) =>
		readProduct(queries, { ...params, ...query, memberId: viewer?.id ?? null }, new Date()),
	'GET /api/products/:id/days': ({ params, query }, { queries }) =>
		listDays(queries, { ...params, ...query }, new Date()),
};
