import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { QueryState } from './query.ts';
import { hashOf, type Known, type QueryClient, type QueryOptions } from './query-client.ts';

export const QueryClientContext = createContext<QueryClient | undefined>(undefined);

export function useQueryClient(): QueryClient {
	const client = useContext(QueryClientContext);
	if (!client) throw new Error('there is no QueryClientContext around this');
	return client;
}

function useQueryState<Data extends Known>(client: QueryClient, options: QueryOptions<Data>): QueryState<Data> {
	const hash = hashOf(options.queryKey);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether it is another query
	const watch = useCallback((onChange: () => void) => client.watch(options, onChange), [client, hash]);
	const look = () => client.stateOf<Data>(hash);
	return useSyncExternalStore(watch, look, look);
}

/** Data that is there: until it is, the nearest Suspense waits; a failure goes to the nearest error boundary. */
export function useSuspenseQuery<Data extends Known>(
	options: QueryOptions<Data>,
): { data: Data; dataUpdatedAt: number } {
	const client = useQueryClient();
	const { data, error, dataUpdatedAt } = useQueryState(client, options);
	if (data !== undefined) return { data, dataUpdatedAt };
	if (error !== null) throw error;
	// Thrown, not used: after use() React goes on where it stopped, and by then would not come by here again.
	throw client.fetchQuery(options);
}

export type QueryResult<Data> = QueryState<Data> & {
	isPending: boolean;
	isError: boolean;
	isSuccess: boolean;
	refetch: () => Promise<void>;
};

/** What is known of the data so far: fetched once this stands on the page, never by a server's rendering. */
export function useQuery<Data extends Known>(options: QueryOptions<Data>): QueryResult<Data> {
	const client = useQueryClient();
	const state = useQueryState(client, options);
	return {
		...state,
		isPending: state.data === undefined && state.error === null,
		isError: state.error !== null,
		isSuccess: state.data !== undefined && state.error === null,
		refetch: () => client.prefetchQuery({ ...options, staleTime: 0 }),
	};
}

/** Fetches what will be needed and keeps it at hand; what becomes of it shows when it is. */
export function useKeptQueries<Data extends Known>(queries: readonly QueryOptions<Data>[]): void {
	const client = useQueryClient();
	const hash = hashOf(queries.map(({ queryKey }) => queryKey));
	// biome-ignore lint/correctness/useExhaustiveDependencies: the keys say whether they are other queries
	useEffect(() => {
		const stops = queries.map((query) => client.watch(query, () => undefined));
		return () => {
			for (const stop of stops) stop();
		};
	}, [client, hash]);
}
