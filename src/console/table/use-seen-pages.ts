import { type InfiniteData, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

type Page = { items: readonly unknown[]; nextCursor: string | null };
type At = { cursor: string | undefined; until: string | undefined };
type Asked = { client: QueryClient; queryKey: QueryKey; pageParam: string | undefined };

/** Rows before and behind those on screen that are kept up to date with them. */
const around = 40;

/**
 * A list of a thousand pages is asked for anew (somebody reserved, the window came back) only where it is looked at: the first page,
 * which has the counts, and those on screen, each up to where it ended, so that the others go on fitting to it. What was passed over
 * is asked for when it comes on screen.
 */
export function useSeenPages<One extends Page>(queryKey: QueryKey, fetchAt: (at: At) => Promise<One>) {
	const client = useQueryClient();
	const seen = useRef({ first: 0, last: 0 });
	const outdated = useRef(new WeakSet<Page>());
	const latest = useRef(queryKey);
	latest.current = queryKey;

	async function fetchPage({ client: own, queryKey: key, pageParam: cursor }: Asked): Promise<One> {
		const old = own.getQueryData<InfiniteData<One, string | undefined>>(key);
		const at = old?.pageParams.indexOf(cursor) ?? -1;
		const known = old?.pages[at];
		if (!old || !known) return fetchAt({ cursor, until: undefined });
		if (at > 0 && !isWithin(old.pages, at, seen.current)) {
			outdated.current.add(known);
			return known;
		}
		const page = await fetchAt({ cursor, until: known.nextCursor ?? undefined });
		outdated.current.delete(known);
		return page;
	}

	const noteSeen = useCallback(
		(first: number, last: number) => {
			seen.current = { first, last };
			const pages = client.getQueryData<InfiniteData<One>>(latest.current)?.pages ?? [];
			const isOld = pages.some((page, at) => outdated.current.has(page) && isWithin(pages, at, { first, last }));
			if (isOld) void client.refetchQueries({ queryKey: latest.current, exact: true }, { cancelRefetch: false });
		},
		[client],
	);
	return { fetchPage, noteSeen };
}

function isWithin(pages: readonly Page[], at: number, { first, last }: { first: number; last: number }): boolean {
	let begin = 0;
	for (const page of pages.slice(0, at)) begin += page.items.length;
	const end = begin + (pages[at]?.items.length ?? 0);
	return end > first - around && begin < last + around;
}
