import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';

export const profileQuery = (callApi: CallApi, language: Locale) =>
	queryOptions({
		queryKey: ['GET /api/profile', language],
		queryFn: () => callApi('GET /api/profile', { query: { language } }),
	});
