import { noop, type Query, type QueryClient, QueryObserver } from '@tanstack/react-query';

/**
 * What came with the page stays until the part that shows it has come to life: React takes a page over in parts, and on a
 * slow phone the last ones later than unused data is kept. Each piece is let go when something watches it, and the rest
 * when the returned function is called; from then on it is data like any other.
 */
export function pinData(client: QueryClient): () => void {
	const cache = client.getQueryCache();
	const pin = ({ queryKey }: Query) => new QueryObserver(client, { queryKey, enabled: false }).subscribe(noop);
	const pinned = new Map(cache.getAll().map((query) => [query, pin(query)]));
	const unpin = (query: Query) => {
		pinned.get(query)?.();
		pinned.delete(query);
	};
	const stop = cache.subscribe((event) => event.type === 'observerAdded' && unpin(event.query));
	return () => {
		stop();
		for (const query of pinned.keys()) unpin(query);
	};
}
