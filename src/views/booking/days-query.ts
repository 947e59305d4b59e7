import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';

const endpoint = 'GET /api/products/:id/days';

/** Every month of a product that is at hand: what is thrown away when places were taken meanwhile. */
export const daysQueryKey = (id: string) => [endpoint, id];

type Asked = { id: string; month: string; isAtDesk?: boolean | undefined };

export const productDaysQuery = (callApi: CallApi, { id, month, isAtDesk = false }: Asked) =>
	queryOptions({
		queryKey: [...daysQueryKey(id), month, ...(isAtDesk ? ['desk'] : [])],
		queryFn: () => callApi(endpoint, { params: { id }, query: { month, ...(isAtDesk && { desk: '1' as const }) } }),
	});
