import { QueryClient } from '@tanstack/react-query';
import type { CallApi } from '#contract/api.ts';
import { ApiFailure, createClient } from '#contract/client.ts';

export const callApi: CallApi = createClient((...given) => fetch(...given));

/** A refusal is an answer; anything else is tried again. Lists here are worked on: shown afresh with each visit. */
export const createQueryClient = () =>
	new QueryClient({
		defaultOptions: {
			queries: {
				refetchOnReconnect: false,
				refetchOnWindowFocus: false,
				retry: (failures, error) => failures < 2 && !(error instanceof ApiFailure && error.status < 500),
				networkMode: 'always',
			},
			mutations: { networkMode: 'always' },
		},
	});
