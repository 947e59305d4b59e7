import { QueryClient } from '@tanstack/react-query';

/** An answer that says no is an answer: asking again changes nothing. Anything else is a failed fetch. */
function isRefusal(error: unknown): boolean {
	const status = (error as { status?: unknown } | null)?.status;
	return typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

const maxRetries = 3;

/** SPEC section 7, to the letter; loading is in suspense mode (useSuspenseQuery). */
const fetching = {
	staleTime: 5_000,
	gcTime: 5_000,
	refetchOnMount: false,
	refetchOnReconnect: false,
	refetchOnWindowFocus: false,
	retry: (failures: number, error: unknown) => failures < maxRetries && !isRefusal(error),
	retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, 30_000),
} as const;

export const createQueryClient = () =>
	new QueryClient({ defaultOptions: { queries: fetching, mutations: { retry: false } } });

/** For one rendering on the server: a failure is told at once, and nothing is thrown away before it is sent. */
export const createServerQueryClient = () =>
	new QueryClient({ defaultOptions: { queries: { ...fetching, retry: false, gcTime: Number.POSITIVE_INFINITY } } });
