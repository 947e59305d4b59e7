import { queryOptions } from '@tanstack/react-query';
import type { PageContext } from '#site/page-module.ts';

export const fetchProvider = ({ callApi, locale: language }: PageContext, id: string) =>
	callApi('GET /api/providers/:id', { params: { id }, query: { language } });

export const providerQuery = (page: PageContext, id: string) =>
	queryOptions({
		queryKey: ['GET /api/providers/:id', id, page.locale],
		queryFn: () => fetchProvider(page, id),
	});
