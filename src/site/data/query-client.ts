import type { QueryRules } from '#ui/query/query.ts';
import { QueryClient } from '#ui/query/query-client.ts';

/** An answer that says no is an answer: asking again changes nothing. Anything else is a failed fetch. */
function isRefusal(error: unknown): boolean {
	const status = (error as { status?: unknown } | null)?.status;
	return typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

const maxRetries = 3;

/**
 * SPEC section 7, to the letter. Between retries passes what `ui/query` knows: 1 second, twice as long each time, up to 30.
 * Loading is in suspense mode (useSuspenseQuery), and nothing is fetched again on reconnect or on window focus.
 */
const rules: QueryRules = {
	staleTime: 5_000,
	gcTime: 5_000,
	refetchOnMount: false,
	retry: (failures, error) => failures < maxRetries && !isRefusal(error),
};

export const createQueryClient = () => new QueryClient(rules);

/** For one rendering on the server: a failure is told at once, and nothing is thrown away before it is sent. */
export const createServerQueryClient = () =>
	new QueryClient({ ...rules, gcTime: Number.POSITIVE_INFINITY, retry: () => false });
