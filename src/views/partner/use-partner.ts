import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { Partner, ProviderProfile } from '#contract/api/partner.ts';
import { useApi } from '#views/api-context.ts';
import { useOrganisation } from './business-context.ts';
import { partnerQuery, profileQuery } from './partner-queries.ts';

/** The business as it stands; an answer with a newer state is put in its place. */
export function usePartner() {
	const callApi = useApi();
	const client = useQueryClient();
	const organisation = useOrganisation();
	const { data: partner } = useSuspenseQuery(partnerQuery(callApi, organisation));
	const setPartner = (next: Partner) => {
		client.setQueryData(partnerQuery(callApi, organisation).queryKey, next);
		// What keeps the profile from being public follows from the business and its papers.
		void client.invalidateQueries({ queryKey: profileQuery(callApi, organisation).queryKey });
	};
	return { callApi, organisation, partner, setPartner };
}

export function useProfile() {
	const callApi = useApi();
	const client = useQueryClient();
	const organisation = useOrganisation();
	const { data: profile } = useSuspenseQuery(profileQuery(callApi, organisation));
	const setProfile = (next: ProviderProfile) => client.setQueryData(profileQuery(callApi, organisation).queryKey, next);
	return { callApi, organisation, profile, setProfile };
}
