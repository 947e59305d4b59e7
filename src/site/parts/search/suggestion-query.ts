import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { Locale } from '#i18n/locales.ts';

export const suggestionQuery = (callApi: CallApi, query: { language: Locale; q: string; area: AreaSlug | undefined }) =>
	queryOptions({
		queryKey: ['GET /api/suggestions', query],
		queryFn: () => callApi('GET /api/suggestions', { query }),
	});
