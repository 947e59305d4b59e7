import type { CallApi } from '#contract/api.ts';
import { ApiFailure, createClient } from '#contract/client.ts';
import { QueryClient } from '#ui/query/query-client.ts';

const callApi = createClient((...given) => fetch(...given));

/** The same function each time; a hook, so that a test can put another in its place one day without touching pages. */
export const useApi = (): CallApi => callApi;

/** A refusal is an answer; anything else is tried again. Lists here are worked on: shown afresh with each visit. */
export const createQueryClient = () =>
	new QueryClient({
		staleTime: 0,
		gcTime: 5 * 60_000,
		refetchOnMount: true,
		retry: (failures, error) => failures < 2 && !(error instanceof ApiFailure && error.status < 500),
	});
