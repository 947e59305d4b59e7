import { wishesParam } from '#site/router/navigation.ts';

/** The same place with the wish list over it, or without. */
export function withWishes(search: string, isOpen: boolean): string {
	const next = new URLSearchParams(search);
	next.delete(wishesParam);
	// A colon is plain in a query: ?time=07:30 is what people read and send on.
	const rest = next.toString().replaceAll('%3A', ':');
	const parts = [rest, isOpen ? wishesParam : ''].filter((part) => part !== '');
	return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

export const hasWishes = (search: string): boolean => new URLSearchParams(search).has(wishesParam);
