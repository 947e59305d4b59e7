import { useQuery } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { useApi } from '#views/api-context.ts';

const summaryKey = 'GET /api/console/translations/summary';
export const translationListKey = 'GET /api/console/translations';

export type Summary = OutputOf<Api[typeof summaryKey]>['kinds'];
export type Translated = OutputOf<Api[typeof translationListKey]>['items'][number];

/** How complete each language is; asked for anew whenever one comes back from an editor. */
export function useSummary() {
	const callApi = useApi();
	return useQuery({
		queryKey: [summaryKey],
		queryFn: () => callApi(summaryKey, {}),
		refetchOnMount: 'always',
	});
}

/** What to ask for anew when translations have come in. */
export const translationKeys = [summaryKey, translationListKey];
