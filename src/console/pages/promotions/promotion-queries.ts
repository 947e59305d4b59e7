import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api, CallApi } from '#contract/api.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Locale } from '#i18n/locales.ts';

export const promotionListKey = 'GET /api/console/promotions';
const productsKey = 'GET /api/console/promotions/:id/products';

export type Offered = OutputOf<Api[typeof productsKey]>;

/** What it can be for, as a word narrows it; what was there stays until the next has come. */
export const offeredQuery = (
	callApi: CallApi,
	{ id, language, search }: { id: string; language: Locale; search: string },
) =>
	queryOptions({
		queryKey: [productsKey, id, language, search],
		queryFn: () => callApi(productsKey, { params: { id }, query: { language, ...(search && { search }) } }),
		placeholderData: keepPreviousData,
		staleTime: 30_000,
	});
