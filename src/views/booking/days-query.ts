import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';

const endpoint = 'GET /api/products/:id/days';

/** Every month of a product that is at hand: what is thrown away when places were taken meanwhile. */
export const daysQueryKey = (id: string) => [endpoint, id];

export const productDaysQuery = (callApi: CallApi, { id, month }: { id: string; month: string }) =>
	queryOptions({
		queryKey: [...daysQueryKey(id), month],
		queryFn: () => callApi(endpoint, { params: { id }, query: { month } }),
	});
