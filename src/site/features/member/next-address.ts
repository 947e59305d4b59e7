import { isOwnAddress } from '#site/router/navigation.ts';

/** Where one came from and goes back to: `?next=`, if it is an address of our own. */
export function nextAddress(search: URLSearchParams): string | undefined {
	const next = search.get('next');
	return isOwnAddress(next) ? next : undefined;
}
