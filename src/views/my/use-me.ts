import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Me } from '#contract/api/member.ts';
import { useApi } from '#views/api-context.ts';
import { meQuery } from './me-query.ts';

export const useMe = (): Me => useSuspenseQuery(meQuery(useApi())).data;

/** What an endpoint answered about the member takes the place of what the page knew. */
export function useSetMe(): (me: Me) => void {
	const client = useQueryClient();
	const { queryKey } = meQuery(useApi());
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key is always the same
	return useCallback((me) => client.setQueryData(queryKey, me), [client]);
}
