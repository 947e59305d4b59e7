import { queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';

export const meKey = ['GET /api/members/me'] as const;

/** The member who looks: the header shows their photo, my page everything. */
export const meQuery = (callApi: CallApi) =>
	queryOptions({ queryKey: meKey, queryFn: () => callApi('GET /api/members/me', {}) });
