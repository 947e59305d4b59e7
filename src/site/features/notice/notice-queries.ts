import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';
import { queryOptions } from '#ui/query/query-client.ts';

export const noticeListQuery = (callApi: CallApi, query: { language: Locale; cursor: string | undefined }) =>
	queryOptions({ queryKey: ['GET /api/notices', query], queryFn: () => callApi('GET /api/notices', { query }) });

export const noticeQuery = (callApi: CallApi, input: { id: string; language: Locale }) =>
	queryOptions({
		queryKey: ['GET /api/notices/:id', input],
		queryFn: () => callApi('GET /api/notices/:id', { params: { id: input.id }, query: { language: input.language } }),
	});
