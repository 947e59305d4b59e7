import { providerParam } from '#site/router/navigation.ts';

/** Which provider's profile lies over a page, by its address. */
export const providerIn = (search: URLSearchParams): string | undefined => search.get(providerParam) || undefined;

/** The same place with a provider's profile over it, or without. */
export function withProvider(search: string, id: string | undefined): string {
	const query = new URLSearchParams(search);
	query.delete(providerParam);
	if (id !== undefined) query.set(providerParam, id);
	// A colon is plain in a query: ?time=07:30 is what people read and send on.
	return query.size === 0 ? '' : `?${query.toString().replaceAll('%3A', ':')}`;
}
