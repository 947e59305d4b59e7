import { useState } from 'react';
import { type QueryResult, useQuery, useQueryClient } from '#ui/query/use-query.ts';

type Page = { nextCursor: string | null };
type Asked<One extends Page> = {
	queryKey: readonly string[];
	fetchPage: (cursor: string | undefined) => Promise<One>;
};

export type Pages<One extends Page> = QueryResult<One[]> & {
	hasNextPage: boolean;
	isFetchingNextPage: boolean;
	hasNextPageFailed: boolean;
	fetchNextPage: () => Promise<void>;
};

/** A list by pages, one after the other. They are one piece of data: fetched again, they are of one moment. */
export function usePages<One extends Page>({ queryKey, fetchPage }: Asked<One>): Pages<One> {
	const client = useQueryClient();
	const pagesShown = () => client.getQueryData<One[]>(queryKey) ?? [];
	const query = useQuery<One[]>({
		queryKey,
		queryFn: async () => {
			const wanted = pagesShown().length;
			const pages = [await fetchPage(undefined)];
			for (let next = pages[0]?.nextCursor; next && pages.length < wanted; next = pages.at(-1)?.nextCursor)
				pages.push(await fetchPage(next));
			return pages;
		},
	});

	const next = query.data?.at(-1)?.nextCursor ?? undefined;
	const [fetching, setFetching] = useState<string>();
	const [failed, setFailed] = useState<string>();
	const fetchNextPage = async () => {
		if (next === undefined || next === fetching) return;
		setFetching(next);
		setFailed(undefined);
		try {
			const page = await fetchPage(next);
			// Unless the list has become another one meanwhile.
			if (pagesShown().at(-1)?.nextCursor === next) client.setQueryData<One[]>(queryKey, [...pagesShown(), page]);
		} catch {
			setFailed(next);
		}
		setFetching(undefined);
	};
	const isNext = (cursor: string | undefined) => next !== undefined && next === cursor;
	return {
		...query,
		hasNextPage: next !== undefined,
		isFetchingNextPage: isNext(fetching),
		hasNextPageFailed: isNext(failed),
		fetchNextPage,
	};
}
