import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import type { Locale } from '#i18n/locales.ts';

/** How much waits for the member: the header and the phone's bar say it on every page. */
export const errandCountQuery = (callApi: CallApi) =>
	queryOptions({ queryKey: ['GET /api/errands/count'], queryFn: () => callApi('GET /api/errands/count', {}) });

/** What waits for the member as a guest: what waits for their house stands in the console. */
export const errandListQuery = (callApi: CallApi, language: Locale) =>
	queryOptions({
		queryKey: ['GET /api/errands', language],
		queryFn: () => callApi('GET /api/errands', { query: { language, side: 'guest' } }),
	});

/** After one has done something that may have been waited for. */
export function renewErrands(client: QueryClient): void {
	void client.invalidateQueries({ queryKey: ['GET /api/errands'] });
	void client.invalidateQueries({ queryKey: ['GET /api/errands/count'] });
}
