import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Me } from '#contract/api/member.ts';
import { useApi } from '#views/api-context.ts';
import { meKey, meQuery } from './me-query.ts';
import { ownCountryKey } from './my-queries.ts';

export const useMe = (): Me => useSuspenseQuery(meQuery(useApi())).data;

/** What is on its way was asked for before the change: it would bring back what was. */
export async function replaceMe(client: QueryClient, me: Me): Promise<void> {
	await Promise.all([meKey, ownCountryKey].map((queryKey) => client.cancelQueries({ queryKey })));
	client.setQueryData(meKey, me);
}

/** What an endpoint answered about the member takes the place of what the page knew. */
export function useSetMe(): (me: Me) => Promise<void> {
	const client = useQueryClient();
	return useCallback((me) => replaceMe(client, me), [client]);
}
