import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';

export const bestProductsQuery = (callApi: CallApi, language: Locale) =>
	queryOptions({
		queryKey: ['GET /api/products/best', language],
		queryFn: () => callApi('GET /api/products/best', { query: { language } }),
	});

export const providersQuery = (callApi: CallApi, query: { language: Locale; cursor?: string | undefined }) =>
	queryOptions({ queryKey: ['GET /api/providers', query], queryFn: () => callApi('GET /api/providers', { query }) });

/* A key of their own: what the main page shows a few of is fetched whole by the page that shows all. */

export const runningPromotionsQuery = (callApi: CallApi, language: Locale) =>
	queryOptions({
		queryKey: ['GET /api/promotions', { language }, 'first'],
		queryFn: () => callApi('GET /api/promotions', { query: { language } }),
	});

export const newNoticesQuery = (callApi: CallApi, language: Locale) =>
	queryOptions({
		queryKey: ['GET /api/notices', { language }, 'first'],
		queryFn: () => callApi('GET /api/notices', { query: { language } }),
	});
