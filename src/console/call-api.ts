import type { CallApi } from '#contract/api.ts';
import { ApiFailure, createClient } from '#contract/client.ts';
import { QueryClient } from '#ui/query/query-client.ts';

export const callApi: CallApi = createClient((...given) => fetch(...given));

/** A refusal is an answer; anything else is tried again. Lists here are worked on: shown afresh with each visit. */
export const createQueryClient = () =>
	new QueryClient({
		staleTime: 0,
		gcTime: 5 * 60_000,
		refetchOnMount: true,
		retry: (failures, error) => failures < 2 && !(error instanceof ApiFailure && error.status < 500),
	});
