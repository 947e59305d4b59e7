import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';

type Page = { language: Locale; cursor?: string | undefined };

export const providedRatingsKey = ['GET /api/ratings/provided'];

export const providedRatingsQuery = (callApi: CallApi, query: Page) =>
	queryOptions({
		queryKey: [...providedRatingsKey, query.language, query.cursor],
		queryFn: () => callApi('GET /api/ratings/provided', { query }),
	});
