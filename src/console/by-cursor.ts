/** For `useInfiniteQuery`: how every list of ours goes on, and its pages one after the other. */
export const byCursor = {
	initialPageParam: undefined as string | undefined,
	getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};

export const pagesOf = <Page>({ pages }: { pages: Page[] }): Page[] => pages;
