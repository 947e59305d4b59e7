import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { Partner, ProviderProfile } from '#contract/api/partner.ts';
import { useApi } from '#views/api-context.ts';
import { partnerQuery, profileQuery } from './partner-queries.ts';

/** The business as it stands; an answer with a newer state is put in its place. */
export function usePartner() {
	const callApi = useApi();
	const client = useQueryClient();
	const { data: partner } = useSuspenseQuery(partnerQuery(callApi));
	const setPartner = (next: Partner) => {
		client.setQueryData(partnerQuery(callApi).queryKey, next);
		// What keeps the profile from being public follows from the business and its papers.
		void client.invalidateQueries({ queryKey: profileQuery(callApi).queryKey });
	};
	return { callApi, partner, setPartner };
}

export function useProfile() {
	const callApi = useApi();
	const client = useQueryClient();
	const { data: profile } = useSuspenseQuery(profileQuery(callApi));
	const setProfile = (next: ProviderProfile) => client.setQueryData(profileQuery(callApi).queryKey, next);
	return { callApi, profile, setProfile };
}
