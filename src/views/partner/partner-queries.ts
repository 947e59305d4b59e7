import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';

export const partnerQuery = (callApi: CallApi) =>
	queryOptions({ queryKey: ['GET /api/partners/me'], queryFn: () => callApi('GET /api/partners/me', { query: {} }) });

export const profileQuery = (callApi: CallApi) =>
	queryOptions({
		queryKey: ['GET /api/partners/me/profile'],
		queryFn: () => callApi('GET /api/partners/me/profile', { query: {} }),
	});

/** What the panel shows, for a page that fetches ahead. */
export const partnerQueries = ({ callApi }: { callApi: CallApi }) => [partnerQuery(callApi), profileQuery(callApi)];
