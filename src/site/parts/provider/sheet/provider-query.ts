import type { PageContext } from '#site/page-module.ts';
import { queryOptions } from '#ui/query/query-client.ts';

export const providerQuery = ({ callApi, locale: language }: PageContext, id: string) =>
	queryOptions({
		queryKey: ['GET /api/providers/:id', id, language],
		queryFn: () => callApi('GET /api/providers/:id', { params: { id }, query: { language } }),
	});
