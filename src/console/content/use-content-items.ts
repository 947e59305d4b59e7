import { useInfiniteQuery } from '@tanstack/react-query';
import type { ContentKind } from '#domain/content/content.ts';
import type { ContentFilter } from '#domain/content/content-machine.ts';
import { useApi } from '#views/api-context.ts';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { useConsoleLocale } from '../viewer.tsx';
import { contentListKey } from './content-queries.ts';

type Wanted = { kind: ContentKind; state?: ContentFilter | undefined; isAsked?: boolean };

/** What of a kind one may edit, page by page. */
export function useContentItems({ kind, state, isAsked = true }: Wanted) {
	const callApi = useApi();
	const language = useConsoleLocale();
	return useInfiniteQuery({
		queryKey: [contentListKey, kind, state, language],
		queryFn: ({ pageParam: cursor }) => callApi(contentListKey, { query: { kind, state, language, cursor } }),
		select: pagesOf,
		enabled: isAsked,
		...byCursor,
	});
}
export type ContentItem = NonNullable<ReturnType<typeof useContentItems>['data']>[number]['items'][number];
