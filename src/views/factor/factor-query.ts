import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';

export const factorsQuery = (callApi: CallApi) =>
	queryOptions({
		queryKey: ['GET /api/members/me/factors'],
		queryFn: () => callApi('GET /api/members/me/factors', {}),
	});
