import { queryOptions } from '@tanstack/react-query';
import type { OwnBusiness } from '#contract/api/member.ts';
import type { CallApi } from '#contract/api.ts';

export const partnerQuery = (callApi: CallApi, organisation: string) =>
	queryOptions({
		queryKey: ['GET /api/partners/me', organisation],
		queryFn: () => callApi('GET /api/partners/me', { query: { organisation } }),
	});

export const profileQuery = (callApi: CallApi, organisation: string) =>
	queryOptions({
		queryKey: ['GET /api/partners/me/profile', organisation],
		queryFn: () => callApi('GET /api/partners/me/profile', { query: { organisation } }),
	});

/** What the panel shows, for a page that fetches ahead: no profile of a business that publishes nothing. */
export const partnerQueries = (
	{ callApi }: { callApi: CallApi },
	{ organisation, mayEditProfile }: Pick<OwnBusiness, 'organisation' | 'mayEditProfile'>,
) => [partnerQuery(callApi, organisation), ...(mayEditProfile ? [profileQuery(callApi, organisation)] : [])];
