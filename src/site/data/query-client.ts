import { focusManager, noop, type QueryCache, QueryClient } from '@tanstack/react-query';

/** An answer that says no is an answer: asking again changes nothing. Anything else is a failed fetch. */
function isRefusal(error: unknown): boolean {
	const status = (error as { status?: unknown } | null)?.status;
	return typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

const maxRetries = 3;

/** SPEC section 7, to the letter. Loading is in suspense mode (useSuspenseQuery). */
const fetching = {
	staleTime: 5_000,
	gcTime: 5_000,
	refetchOnMount: false,
	refetchOnReconnect: false,
	refetchOnWindowFocus: false,
	retry: (failures: number, error: unknown) => failures < maxRetries && !isRefusal(error),
	retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, 30_000),
	// A fetch without a network fails and is retried like any other: a browser's word that it is online is worth little.
	networkMode: 'always',
} as const;

/** One for the page's whole life. */
export function createQueryClient(): QueryClient {
	// A page in the background counts as looked at: its retries go on, and coming back to it fetches nothing.
	focusManager.setFocused(true);
	const client = new QueryClient({
		defaultOptions: { queries: fetching, mutations: { networkMode: 'always' } },
	});
	keepUpToDate(client.getQueryCache());
	return client;
}

/** For one rendering on the server: a failure is told at once, and nothing is thrown away before it is sent. */
export const createServerQueryClient = () =>
	new QueryClient({ defaultOptions: { queries: { ...fetching, retry: false, gcTime: Number.POSITIVE_INFINITY } } });

/**
 * Nothing is fetched again where it comes on show, so nothing outdated may lie there. What is invalidated while nothing
 * shows it is forgotten. And an answer on its way when its data is invalidated or set is older than what is known by then:
 * it counts for nothing, and who waits for it gets the newer one.
 */
function keepUpToDate(cache: QueryCache): void {
	cache.subscribe((event) => {
		if (event.type !== 'updated') return;
		const { query, action } = event;
		if (action.type === 'success' && action.manual) void query.cancel({ revert: true });
		if (action.type !== 'invalidate') return;
		const isUnderWay = query.state.fetchStatus !== 'idle';
		if (!query.isActive() && !isUnderWay) return cache.remove(query);
		// With data of before on show, the library does so itself.
		if (!query.isActive() || query.state.data === undefined) void query.cancel({ silent: true });
		if (!query.isActive()) query.fetch().catch(noop);
	});
}
