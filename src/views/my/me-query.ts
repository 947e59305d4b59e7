import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';

/** The member who looks: the header shows their photo, my page everything. */
export const meQuery = (callApi: CallApi) =>
	queryOptions({ queryKey: ['GET /api/members/me'], queryFn: () => callApi('GET /api/members/me', {}) });
