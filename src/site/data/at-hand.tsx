import { useQuery } from '@tanstack/react-query';
import type { AnyQuery } from '#site/page-module.ts';

/** Something is fetched before it is asked for, such as a text before anybody agrees to it, and stays as long as this does. */
export function AtHand({ query }: { query: AnyQuery }) {
	useQuery(query);
	return null;
}
