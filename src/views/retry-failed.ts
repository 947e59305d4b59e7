import type { Query, QueryClient } from '@tanstack/react-query';

/** A failure that nothing older covers. */
const hasFailed = ({ state }: Pick<Query, 'state'>) => state.status === 'error' && state.data === undefined;

/** Before another try: what failed is fetched again where it is on show, and forgotten elsewhere, so that it is asked for. */
export function retryFailed(client: QueryClient): void {
	client.removeQueries({ type: 'inactive', predicate: hasFailed });
	void client.refetchQueries({ predicate: hasFailed });
}
