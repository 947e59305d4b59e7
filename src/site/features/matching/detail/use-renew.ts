import { useQueryClient } from '@tanstack/react-query';
import { renewErrands } from '#views/errand/errand-queries.ts';

const isOfMatching = ([name]: readonly unknown[]) => typeof name === 'string' && name.includes('/api/matching/');

/** After something was done: whatever shows questions is asked for again, with the old in view. */
export function useRenew(): () => Promise<void> {
	const client = useQueryClient();
	return async () => {
		renewErrands(client);
		await client.invalidateQueries({ predicate: ({ queryKey }) => isOfMatching(queryKey) });
	};
}
