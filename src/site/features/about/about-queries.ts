import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';

export const visitQuery = (callApi: CallApi, language: Locale) =>
	queryOptions({
		queryKey: ['GET /api/profile/visit', language],
		queryFn: () => callApi('GET /api/profile/visit', { query: { language } }),
	});
