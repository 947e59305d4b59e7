import type { CallApi } from '#contract/api.ts';
import { queryOptions } from '#ui/query/query-client.ts';

/** The member who looks: the header shows their photo, my page everything. */
export const meQuery = (callApi: CallApi) =>
	queryOptions({ queryKey: ['GET /api/members/me'], queryFn: () => callApi('GET /api/members/me', {}) });
