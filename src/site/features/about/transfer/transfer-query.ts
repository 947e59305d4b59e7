import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';

export const transferQuery = (callApi: CallApi, language: Locale) =>
	queryOptions({
		queryKey: ['GET /api/transfers', language],
		queryFn: () => callApi('GET /api/transfers', { query: { language } }),
	});
